extension ValueReader {
  mutating func readColor() throws(Failure) -> StyleValue {
    if words.count > 1, words[0].kind == .word, words[1].kind == .openParenthesis {
      return .literal(try readFunction())
    }
    let word = try single()
    if word.text.hasPrefix("#") { return .literal(try readHex(word.text.dropFirst(), in: word)) }
    if word.text.hasPrefix("0x") { return .literal(try readHex(word.text.dropFirst(2), in: word)) }
    if let named = readName(word) { return named }
    if isHex(word.text), [6, 8].contains(word.text.utf8.count) {
      guard word.kind != .string else { return .literal(try readHex(word.text[...], in: word)) }
      throw Failure(remedy: "write #\(word.text)", replacement: "#\(word.text)")
    }
    if word.text == "transparent" { throw Failure(remedy: "write clear", replacement: "clear") }
    if let name = nameWithoutColor(word.text) { throw Failure(remedy: "write \(name)", replacement: name) }
    throw Failure(candidates: dialect.knowsPalette ? Self.paletteNames : Self.platformNames)
  }

  private static let platformNames = PlatformColors.fixed.keys.sorted()
  private static let paletteNames = platformNames + PaletteReference.names

  // MARK: Names

  private mutating func readName(_ word: StyleSheetWord) -> StyleValue? {
    if let color = PlatformColors.fixed[word.text] { return .literal(color) }
    // The palette precedes the platform, because names such as “label” exist in both.
    if let reference = PaletteReference(word.text) {
      if !dialect.knowsPalette {
        remark(
          .paletteColor, at: word.range,
          "\(word.text.quoted) is a palette color; stock NUI doesn't support palette colors",
          remedy: "write #RRGGBB")
      }
      remarkFormerName(of: reference, at: word.range, isVariable: false)
      return .reference(reference)
    }
    return PlatformColors.dynamic[word.text].map(StyleValue.dynamic)
  }

  /// Returns the color name for a name as in code, such as `redColor`.
  private func nameWithoutColor(_ text: String) -> String? {
    guard text.hasSuffix("Color") else { return nil }
    let name = String(text.dropLast(5))
    let isOfPlatform = PlatformColors.fixed[name] != nil || PlatformColors.dynamic[name] != nil
    return isOfPlatform || dialect.knowsPalette && PaletteReference(name) != nil ? name : nil
  }

  mutating func remarkFormerName(of reference: PaletteReference, at range: StyleSheetRange, isVariable: Bool) {
    guard let old = reference.deprecatedName else { return }
    let successor = (isVariable ? "@" : "") + reference.fullName
    remark(
      .deprecatedColor, at: range,
      "\(((isVariable ? "@" : "") + old).quoted) is deprecated",
      remedy: "use \(successor)", replacement: successor)
  }

  // MARK: Digits

  private func isHex(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private mutating func readHex(_ digits: Substring, in word: StyleSheetWord) throws(Failure) -> ThemeColor {
    let count = digits.utf8.count
    if dialect == .nui, count > 6, count != 8 || !isHex(digits), let cut = truncatedHex(digits.prefix(6), in: word) {
      return cut
    }
    if let stranger = digits.first(where: { !isHex(String($0)) }) {
      throw Failure(
        reason: "\(String(stranger).quoted) is not a hexadecimal digit", remedy: "write #RRGGBB")
    }
    guard count <= 8, let number = UInt32(digits, radix: 16) else {
      throw Failure(reason: count > 8 ? "a color can't have \(count) digits" : nil, remedy: "write #RRGGBB")
    }
    switch count {
    case 3: return shortHex(number, in: word)
    case 6: return ThemeColor(hex: number)
    case 8: return longHex(number, in: word)
    default:
      throw Failure(
        reason: "a color can't have \(count) \(count == 1 ? "digit" : "digits")", remedy: "write #RRGGBB")
    }
  }

  /// Reads the first six digits: stock NUI ignores everything after them.
  private mutating func truncatedHex(_ digits: Substring, in word: StyleSheetWord) -> ThemeColor? {
    guard isHex(digits), let number = UInt32(digits, radix: 16) else { return nil }
    remark(
      .junkAfterNumber, at: word.range,
      "\(word.text.quoted) is read as #\(digits); the characters after it are ignored",
      remedy: "write #\(digits)", replacement: "#\(digits)")
    return ThemeColor(hex: number)
  }

  private mutating func shortHex(_ number: UInt32, in word: StyleSheetWord) -> ThemeColor {
    let color = ThemeColor(
      hex: (number >> 8 & 0xF) * 0x110000 + (number >> 4 & 0xF) * 0x1100 + (number & 0xF) * 0x11)
    if dialect.rejectsInvalidFiles {
      let long = color.sheetText
      remark(
        .shortHex, at: word.range, "the iOS parser doesn't support colors with three digits",
        remedy: "write \(long)", replacement: long, once: "")
    }
    return color
  }

  /// Reads eight digits as the dialect does, and reports that other dialects read them differently.
  private mutating func longHex(_ number: UInt32, in word: StyleSheetWord) -> ThemeColor {
    let trailing = ThemeColor(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    let leading = ThemeColor(hex: number, alpha: Double(number >> 24) / 100)
    let result: ThemeColor
    let explanation: String
    switch dialect {
    case .fioriSwiftUI:
      result = trailing
      explanation =
        "as \(sheetText(trailing)), with the opacity in the last two digits; "
        + "the UIKit library reads \(sheetText(leading))"
    case .fiori:
      result = leading
      explanation =
        "as \(sheetText(leading)), with the opacity in percent in the first two digits"
        + (number >> 24 > 100 ? " (\(number >> 24), clamped to 100); " : "; ")
        + "the SwiftUI library reads \(sheetText(trailing))"
    case .nui:
      result = ThemeColor(hex: number >> 8)
      explanation =
        "as \(sheetText(result)), without the last two digits; "
        + "the SAP Fiori libraries read \(sheetText(leading)) and \(sheetText(trailing))"
    }
    let (remedy, replacement) = unambiguousForm(of: result)
    remark(
      .ambiguousHex, at: word.range, "\(word.text.quoted) is read \(explanation)", remedy: remedy,
      replacement: replacement)
    return result
  }

  /// Returns the form that most dialects read in the same way.
  private func unambiguousForm(of color: ThemeColor) -> (remedy: String, replacement: String?) {
    guard dialect == .fioriSwiftUI else {
      let plain = sheetText(color)
      return ("write \(plain), which is unambiguous on UIKit; the SwiftUI library doesn't support rgba()", plain)
    }
    guard color.alpha == 1 else {
      return ("no color with an opacity is unambiguous, because the SwiftUI library doesn't support rgba()", nil)
    }
    return ("write \(color.sheetText)", color.sheetText)
  }

  /// Returns the unambiguous form of a color in a sheet.
  private func sheetText(_ color: ThemeColor) -> String {
    "rgba(\(color.red), \(color.green), \(color.blue), \(alphaText(color.alpha)))"
  }

  /// Formats an opacity with a decimal point.
  ///
  /// Without one, it would be read as 255ths.
  private func alphaText(_ alpha: Double) -> String {
    let text = decimalText(alpha)
    return text.contains(".") ? text : text + ".0"
  }

  // MARK: Functions

  private mutating func readFunction() throws(Failure) -> ThemeColor {
    let name = words[0].text.lowercased()
    guard let expectedCount = ["rgb": 3, "rgba": 4, "hsl": 3, "hsla": 4][name] else {
      throw Failure(
        reason: "unknown function",
        remedy: name == "var" ? "write a variable as @name" : "use rgb, rgba, hsl or hsla")
    }
    guard words.last?.kind == .closeParenthesis, words.count > 2 else {
      let isClosed = words.contains { $0.kind == .closeParenthesis }
      throw Failure(remedy: isClosed ? "remove the text after the parenthesis" : "close the parenthesis")
    }
    let arguments = Array(words[2..<(words.count - 1)]).commaGroups
    if arguments.contains(where: { $0.contains { $0.kind == .variable } }) {
      throw Failure(reason: "variables are not supported in \(name)()", remedy: "define a variable for the whole color")
    }
    guard arguments.count >= expectedCount, arguments.count <= 4 else {
      let isOpaque = expectedCount == 4 && arguments.count == 3
      throw Failure(
        reason: "\(name)() takes \(expectedCount) numbers",
        remedy: isOpaque ? "use \(name.dropLast())(), or add the opacity as the fourth number" : nil)
    }
    var components: [Double] = []
    for (index, argument) in arguments.enumerated() {
      guard argument.count == 1, let word = argument.first, word.kind == .word else { throw Failure() }
      if word.text.hasSuffix("%") {
        throw Failure(reason: "iOS doesn't support percentages", remedy: "write 0.5 for 50%")
      }
      components.append(try readComponent(word, isAlpha: index == 3))
    }
    if components.count > expectedCount {
      remark(
        .ignoredComponent, at: words[0].range,
        "\(name)() takes no opacity; the fourth number is ignored", remedy: "use \(name)a()")
    }
    let alpha = expectedCount == 4 ? components[3] : 1
    return name.hasPrefix("hsl")
      ? hueColor(components, alpha: alpha) : channelColor(components, alpha: alpha)
  }

  /// Reads a component: 0 to 1 with a decimal point, otherwise in 255ths, also for hue and opacity.
  private mutating func readComponent(_ word: StyleSheetWord, isAlpha: Bool) throws(Failure) -> Double {
    let number = try readNumber(word)
    let isFraction = word.text.contains(".") || (isAlpha && dialect == .fioriSwiftUI && number <= 1)
    if isAlpha, !isFraction, number > 0, number < 255 {
      let percent = decimalText((number / 255 * 1000).rounded() / 10)
      remark(
        .integerAlpha, number == 1 ? .warning : .note, at: word.range,
        "the opacity \(word.text) without a decimal point is read as \(decimalText(number))/255, which is \(percent)%",
        remedy: number == 1 ? "write 1.0 for opaque" : "write \(alphaText(number / 255)) to be explicit",
        replacement: number == 1 ? "1.0" : nil)
    }
    let maximum: Double = isFraction ? 1 : 255
    let clamped = min(max(number, 0), maximum)
    if clamped != number {
      remark(
        .outOfRange, at: word.range,
        "\(word.text.quoted) is not in the range 0 to \(decimalText(maximum)), and is read as \(decimalText(clamped))")
    }
    return clamped / maximum
  }

  private func channelColor(_ parts: [Double], alpha: Double) -> ThemeColor {
    func channel(_ index: Int) -> UInt8 { UInt8((parts[index] * 255).rounded()) }
    return ThemeColor(red: channel(0), green: channel(1), blue: channel(2), alpha: alpha)
  }

  private mutating func hueColor(_ parts: [Double], alpha: Double) -> ThemeColor {
    remark(
      .hueSaturationBrightness, .note, at: words[0].range,
      "the numbers are hue, saturation and brightness instead of lightness, as on iOS")
    let hue = parts[0] * 6
    let sector = Int(hue)
    let fraction = hue - Double(sector)
    let (saturation, brightness) = (parts[1], parts[2])
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let rgb: [Double] =
      switch sector {
      case 1: [falling, brightness, low]
      case 2: [low, brightness, rising]
      case 3: [low, falling, brightness]
      case 4: [rising, low, brightness]
      case 5: [brightness, low, falling]
      default: [brightness, rising, low]
      }
    return channelColor(rgb, alpha: alpha)
  }
}
