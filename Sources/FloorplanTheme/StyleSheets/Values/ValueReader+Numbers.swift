extension ValueReader {
  /// Reads a number with an optional unit px or pt, both of which are points.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - bounds: The bounds to which the number is clamped.
  ///   - takesExponent: Whether `1e2` is 100, as on iOS except for integers.
  /// - Returns: The number.
  /// - Throws: ``Failure`` if the word doesn't begin with a number.
  mutating func readNumber(
    _ word: StyleSheetWord, within bounds: ClosedRange<Double> = -1_000_000...1_000_000, takesExponent: Bool = true
  ) throws(Failure) -> Double {
    let text = word.text
    let digits = text.utf8.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || "+-".utf8.contains($0) }
    let length = digits.count + (takesExponent ? Self.exponentLength(text.utf8.dropFirst(digits.count)) : 0)
    let exponent = text.utf8.prefix(length).dropFirst(digits.count)
    guard !digits.isEmpty, let number = Double(padded(String(digits) ?? "") + (String(exponent) ?? "")) else {
      throw Failure()
    }
    let clamped = min(max(number, bounds.lowerBound), bounds.upperBound)
    let unit = String(text.utf8.dropFirst(length)) ?? ""
    switch unit {
    case "", "px", "pt": break
    case "%": throw Failure(reason: "iOS doesn't support percentages", remedy: "write a number without %")
    default:
      remark(
        .junkAfterNumber, at: word.range,
        "unknown unit \(unit.quoted); \(text.quoted) is read as \(decimalText(clamped))",
        remedy: "write \(decimalText(clamped))", replacement: decimalText(clamped))
    }
    guard clamped != number else { return number }
    remark(
      .outOfRange, at: word.range,
      "\(text.quoted) is not in the range \(decimalText(bounds.lowerBound)) to \(decimalText(bounds.upperBound)), "
        + "and is read as \(decimalText(clamped))")
    return clamped
  }

  /// Returns the length of an exponent at the start of a text in bytes, or 0 if there is none.
  private static func exponentLength(_ text: Substring.UTF8View) -> Int {
    guard let first = text.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return 0 }
    let signed = text.dropFirst()
    let sign = signed.first.map { "+-".utf8.contains($0) } == true ? 1 : 0
    let digits = signed.dropFirst(sign).prefix(while: \.isASCIIDigit).count
    return digits > 0 ? 1 + sign + digits : 0
  }

  /// Pads digits for the parser of the standard library: `.5`, `5.` and `+5` are valid here too.
  private func padded(_ digits: String) -> String {
    var digits = digits[...]
    var sign = ""
    if let first = digits.first, first == "-" || first == "+" {
      sign = first == "-" ? "-" : ""
      digits = digits.dropFirst()
    }
    if digits.first == "." { digits = "0" + digits }
    if digits.last == "." { digits += "0" }
    return sign + digits
  }

  mutating func readCount() throws(Failure) -> Int {
    let word = try single()
    let number = try readNumber(word, within: 0...10_000, takesExponent: false)
    if number != number.rounded(.towardZero) {
      remark(
        .junkAfterNumber, at: word.range,
        "\(word.text.quoted) is not an integer, and is read as \(Int(number))", remedy: "write \(Int(number))",
        replacement: "\(Int(number))")
    }
    return Int(number)
  }

  mutating func readBox() throws(Failure) -> EdgeLengths {
    if words.contains(where: { $0.kind == .comma }) {
      throw Failure(reason: "unexpected comma", remedy: "remove the commas")
    }
    guard (1...4).contains(words.count) else { throw Failure() }
    var edges: [Double] = []
    for word in words {
      guard word.kind == .word else { throw Failure() }
      edges.append(try readNumber(word, within: 0...StyleProperty.maximumPadding))
    }
    // As in CSS, a missing value is that of the opposite edge, else the top's.
    let right = edges.count > 1 ? edges[1] : edges[0]
    return EdgeLengths(
      top: edges[0], right: right, bottom: edges.count > 2 ? edges[2] : edges[0],
      left: edges.count > 3 ? edges[3] : right)
  }

  mutating func readOffset() throws(Failure) -> StyleValue {
    guard words.count == 3, words[0].kind == .word, words[1].kind == .comma, words[2].kind == .word else {
      let crashesIOS = dialect.rejectsInvalidFiles && !words.contains { $0.kind == .comma }
      throw Failure(
        reason: crashesIOS ? "iOS crashes without the comma" : nil, remedy: "write two numbers, such as 0, 1")
    }
    let bounds = -StyleProperty.maximumOffset...StyleProperty.maximumOffset
    let x = try readNumber(words[0], within: bounds)
    return .offset(x: x, y: try readNumber(words[2], within: bounds))
  }
}
