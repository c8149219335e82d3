// One import gives an app everything that it needs.
@_exported public import FloorplanCamera
@_exported public import FloorplanForms
@_exported public import FloorplanLayout
@_exported public import FloorplanPages
@_exported public import FloorplanTheme
@_exported public import FloorplanUI
@_exported public import GTKBridge

#if Barcode
  @_exported public import FloorplanBarcode
#endif
