nonisolated extension Signature: Codable {
  private enum CodingKeys: CodingKey {
    case width, height, strokes
  }

  /// Reads a signature: its canvas, and for each stroke a list of places.
  ///
  /// - Throws: What the decoder does of what is no signature.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let strokes = try container.decode([[Point]].self, forKey: .strokes)
    self.init(
      strokes.map { Stroke(points: $0) }, width: try container.decode(Double.self, forKey: .width),
      height: try container.decode(Double.self, forKey: .height))
  }

  /// Writes the signature: `{"width":300,"height":150,"strokes":[[[10,20,0],[60,40,0.2,0.7]]]}`.
  ///
  /// - Throws: What the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(strokes.map(\.points), forKey: .strokes)
  }
}

nonisolated extension Signature.Point: Codable {
  /// Reads a place: x, y and, where they are known, the time and the pressure.
  ///
  /// - Throws: What the decoder does of what is no place.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let (x, y) = (try numbers.decode(Double.self), try numbers.decode(Double.self))
    let time = numbers.isAtEnd ? 0 : try numbers.decode(Double.self)
    let pressure = numbers.isAtEnd ? nil : try numbers.decode(Double.self)
    self.init(x: x, y: y, pressure: pressure, time: time)
  }

  /// Writes x, y, the time and, where it is known, the pressure.
  ///
  /// - Throws: What the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [x, y, time] + [pressure].compactMap(\.self) { try numbers.encode(number) }
  }
}
