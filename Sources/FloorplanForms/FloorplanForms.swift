// The API of this target consists of their types. All files of the target see them as well.
@_exported public import FloorplanCamera
@_exported public import FloorplanUI
@_exported public import Observation
