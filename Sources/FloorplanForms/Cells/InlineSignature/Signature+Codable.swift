nonisolated extension Signature: Codable {
  private enum CodingKeys: CodingKey {
    case width, height, strokes
  }

  /// Decodes a signature from the size of its canvas and a list of points for each stroke.
  ///
  /// - Throws: The error of the decoder if the data isn't a signature.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let strokes = try container.decode([[Point]].self, forKey: .strokes)
    self.init(
      strokes.map { Stroke(points: $0) }, width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height))
  }

  /// Encodes the signature, such as `{"width":300,"height":150,"strokes":[[[10,20,0],[60,40,0.2,0.7]]]}`.
  ///
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(strokes.map(\.points), forKey: .strokes)
  }
}

nonisolated extension Signature.Point: Codable {
  /// Decodes a point from x, y and, if they are known, the time and the pressure.
  ///
  /// - Throws: The error of the decoder if the data isn't a point.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let (x, y) = (try numbers.decode(Double.self), try numbers.decode(Double.self))
    let time = numbers.isAtEnd ? 0 : try numbers.decode(Double.self)
    let pressure = numbers.isAtEnd ? nil : try numbers.decode(Double.self)
    self.init(x: x, y: y, pressure: pressure, time: time)
  }

  /// Encodes x, y, the time and, if it is known, the pressure.
  ///
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [x, y, time] + [pressure].compactMap(\.self) { try numbers.encode(number) }
  }
}
