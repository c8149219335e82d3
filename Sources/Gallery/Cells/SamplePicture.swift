import Floorplan
import FloorplanUI

extension ImageSource {
  /// An embedded picture of a wind turbine on a hill.
  static let turbine = ImageSource.encoded(.turbine)
}

extension EncodedImage {
  /// A drawing of a wind turbine on a hill.
  static let turbine = EncodedImage(resource: "turbine")

  /// Creates an embedded picture.
  init(resource name: String) { self.init(id: name, bytes: Resource.bytes("pictures/\(name).svg")) }
}
