// The API of this target consists of their types, so one import covers them.
@_exported public import FloorplanLayout
@_exported public import FloorplanTheme
@_exported public import GTKBridge
