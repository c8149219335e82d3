import Floorplan

/// A sample signature, as if written with a pen.
enum SampleSignature {
  /// Two strokes on a canvas of 300 × 256 points.
  static let strokes = Signature(
    [pen(name, from: 0), pen(underline, from: 1.6)], width: 300, height: 256)

  /// The signature as a form's value.
  static let saved = SavedSignature(strokes)

  /// The path of the pen: x, y and the pressure in percent.
  private static let name: [(x: Double, y: Double, pressure: Double)] = [
    (48, 196, 30), (56, 170, 55), (66, 138, 75), (78, 112, 85), (90, 96, 70), (97, 98, 45), (95, 116, 35),
    (86, 142, 55),
    (78, 168, 80), (76, 190, 85), (84, 198, 60), (98, 188, 45), (110, 172, 50), (120, 164, 60), (126, 168, 70),
    (122, 184, 75), (124, 196, 60), (134, 194, 45), (144, 178, 50), (152, 160, 60), (160, 140, 70), (166, 122, 60),
    (168, 112, 40), (163, 118, 35), (158, 144, 60), (155, 172, 85), (160, 194, 75), (170, 194, 50), (180, 180, 45),
    (190, 168, 50), (197, 170, 65), (195, 186, 75), (200, 196, 60), (212, 190, 45), (226, 180, 35), (240, 176, 25),
  ]
  private static let underline: [(x: Double, y: Double, pressure: Double)] = [
    (58, 222, 30), (92, 216, 50), (134, 212, 65), (178, 210, 60), (220, 212, 45), (252, 218, 20),
  ]

  private static func pen(_ path: [(x: Double, y: Double, pressure: Double)], from start: Double) -> Signature.Stroke {
    path.enumerated().map { index, sample in
      Signature.Point(x: sample.x, y: sample.y, pressure: sample.pressure / 100, time: start + Double(index) * 0.04)
    }
  }
}
