import FloorplanTheme

/// The tokens of a file, and the problems of those that can't be read.
struct DesignTokenFile {
  private(set) var tokens: [DesignToken] = []
  private(set) var problems: [DocumentError] = []

  /// Reads a file.
  ///
  /// - Throws: ``DocumentError`` if it isn't JSON with an object.
  init(_ bytes: [UInt8]) throws(DocumentError) {
    guard case .object(let members) = try JSONText.decode(TokenNode.self, from: bytes) else {
      throw DocumentError([], "expected an object with tokens")
    }
    collect(members, at: [], type: nil)
    removeDuplicates()
    removeUnresolved()
  }

  private mutating func collect(_ members: [String: TokenNode], at path: [String], type inherited: String?) {
    var type = inherited
    if case .string(let own) = members["$type"] { type = own }
    if let value = members["$value"] {
      do throws(DocumentError) {
        tokens.append(DesignToken(path: path, value: try value.value(of: type, at: path)))
      } catch {
        problems.append(error)
      }
      return
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) where !name.hasPrefix("$") {
      let path = path + [name]
      if name.contains(where: ".{}".contains) {
        report("a name can't contain periods or braces", at: path)
      } else if case .object(let inner) = member {
        collect(inner, at: path, type: type)
      } else {
        report("expected a token or a group", at: path)
      }
    }
  }

  private mutating func report(_ reason: String, at path: [String]) {
    problems.append(DocumentError(path.map { AnyKey(stringValue: $0) }, reason))
  }

  // MARK: References

  private mutating func removeDuplicates() {
    var variables: Set<String> = []
    for token in tokens where !variables.insert(token.variable).inserted {
      report("another token has the variable @\(token.variable)", at: token.path)
    }
    variables = []
    tokens = tokens.filter { variables.insert($0.variable).inserted }
  }

  /// Removes tokens whose reference ends at no value.
  private mutating func removeUnresolved() {
    let values = Dictionary(uniqueKeysWithValues: tokens.map { ($0.reference, $0.value) })
    let ends = chainEnds(of: tokens.map(\.reference)) { node -> ReferenceStep<String, String?> in
      guard case .alias(let next) = values[node] else { return .end(nil) }
      if values[next] != nil { return .next(next) }
      // A style sheet can refer to the colors of the standard palette.
      return .end(PaletteReference(next) == nil ? "the token {\(next)} doesn't exist" : nil)
    } closeCycle: { members in
      let names = members.prefix(8) + [members.count > 8 ? "…" : members[0]]
      return members.map { _ in "the reference is circular: \(names.joined(separator: " → "))" }
    }
    for token in tokens { if let problem = ends[token.reference] ?? nil { report(problem, at: token.path) } }
    tokens = tokens.filter { (ends[$0.reference] ?? nil) == nil }
  }

  /// The definitions of a style sheet with the tokens.
  var styleSheet: String { tokens.map(\.definition).joined() }
}

extension TokenNode {
  /// Returns the value of a token of a type.
  fileprivate func value(of type: String?, at path: [String]) throws(DocumentError) -> DesignToken.Value {
    func failure(_ reason: String) -> DocumentError {
      DocumentError(path.map { AnyKey(stringValue: $0) }, reason)
    }
    if case .string(let text) = self, text.hasPrefix("{"), text.hasSuffix("}") {
      return .alias(String(text.dropFirst().dropLast()))
    }
    switch (type, self) {
    case ("color", .string(let text)):
      guard let color = Self.color(hex: text) else { throw failure("\(text.quoted) is not a color; expected #RRGGBB") }
      return .color(color)
    case ("color", .object(let members)): return .color(try Self.color(members, failure))
    case ("number", .number(let number)), ("fontWeight", .number(let number)), ("dimension", .number(let number)):
      return .number(number)
    case ("dimension", .string(let text)):
      guard text.hasSuffix("px"), let number = Double(text.dropLast(2)), number.isFinite else {
        throw failure("\(text.quoted) is not a dimension; expected pixels, such as 16px")
      }
      return .number(number)
    case ("dimension", .object(let members)):
      guard case .number(let number) = members["value"], members["unit"] == .string("px") else {
        throw failure("expected a dimension with a value and the unit px")
      }
      return .number(number)
    case ("fontFamily", .array(let names)):
      guard names.count == 1 else {
        throw failure("expected one font, found \(names.count); style sheets have no fallbacks")
      }
      return try names[0].value(of: type, at: path)
    case ("fontFamily", .string(let name)):
      guard !name.contains(where: { $0 == "\"" || $0.isNewline }) else {
        throw failure("\(name.quoted) is not the name of a font")
      }
      return .fontFamily(name)
    case (let type?, _):
      let known = ["color", "dimension", "fontFamily", "fontWeight", "number"]
      throw failure(
        known.contains(type)
          ? "the value isn't a \(type)"
          : "style sheets have no \(type); the known types are \(known.joined(separator: ", "))")
    case (nil, _): throw failure("the token has no $type")
    }
  }

  private static func color(
    _ members: [String: TokenNode], _ failure: (String) -> DocumentError
  ) throws(DocumentError) -> ThemeColor {
    guard members["colorSpace"] == .string("srgb") else { throw failure("expected a color with the colorSpace srgb") }
    var alpha = 1.0
    if let node = members["alpha"] {
      guard case .number(let number) = node, (0...1).contains(number) else { throw failure("alpha isn't from 0 to 1") }
      alpha = number
    }
    guard case .array(let components) = members["components"] else { throw failure("the color has no components") }
    let channels = components.compactMap { component -> UInt8? in
      guard case .number(let number) = component, (0...1).contains(number) else { return nil }
      return UInt8((number * 255).rounded())
    }
    guard channels.count == 3, components.count == 3 else { throw failure("expected three components from 0 to 1") }
    return ThemeColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  private static func color(hex text: String) -> ThemeColor? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    switch digits.count {
    case 6: return ThemeColor(hex: number)
    case 8: return ThemeColor(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }
}

/// Any JSON value.
private enum TokenNode: Decodable, Hashable {
  case object([String: TokenNode])
  case array([TokenNode])
  case string(String)
  case number(Double)
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let members = try? container.decode([String: TokenNode].self) {
      self = .object(members)
    } else if let elements = try? container.decode([TokenNode].self) {
      self = .array(elements)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .other
    }
  }
}
