import FloorplanTheme
import FoundationEssentials

/// The tokens of a file, and the problems of those that can't be read.
struct DesignTokenFile {
  private(set) var tokens: [DesignToken] = []
  private(set) var problems: [DesignTokenError] = []

  /// Reads a file.
  ///
  /// - Throws: ``DesignTokenError`` if it isn't JSON with an object.
  init(_ bytes: [UInt8]) throws(DesignTokenError) {
    let root: TokenNode
    do {
      root = try JSONDecoder().decode(TokenNode.self, from: Data(bytes))
    } catch DecodingError.typeMismatch {
      throw DesignTokenError(path: "", reason: "expected an object with tokens")
    } catch {
      throw DesignTokenError(path: "", reason: "not valid JSON")
    }
    guard case .object(let members) = root else {
      throw DesignTokenError(path: "", reason: "expected an object with tokens")
    }
    collect(members, at: [], type: nil)
    checkReferences()
  }

  private mutating func collect(_ members: [String: TokenNode], at path: [String], type inherited: String?) {
    var type = inherited
    if case .string(let own) = members["$type"] { type = own }
    if let value = members["$value"] {
      do throws(DesignTokenError) {
        tokens.append(DesignToken(path: path, value: try Self.value(value, of: type, at: path)))
      } catch {
        problems.append(error)
      }
      return
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) where !name.hasPrefix("$") {
      guard case .object(let inner) = member else {
        problems.append(
          DesignTokenError(path: (path + [name]).joined(separator: "."), reason: "expected a token or a group"))
        continue
      }
      collect(inner, at: path + [name], type: type)
    }
  }

  // MARK: Values

  private static func value(
    _ node: TokenNode, of type: String?, at path: [String]
  ) throws(DesignTokenError) -> DesignToken.Value {
    func failure(_ reason: String) -> DesignTokenError {
      DesignTokenError(path: path.joined(separator: "."), reason: reason)
    }
    if case .string(let text) = node, text.hasPrefix("{"), text.hasSuffix("}") {
      return .alias(String(text.dropFirst().dropLast()))
    }
    switch (type, node) {
    case ("color", .string(let text)):
      guard let color = color(hex: text) else { throw failure("“\(text)” is not a color; expected #RRGGBB") }
      return .color(color)
    case ("color", .object(let members)): return .color(try color(members, failure))
    case ("number", .number(let number)), ("fontWeight", .number(let number)), ("dimension", .number(let number)):
      return .number(number)
    case ("dimension", .string(let text)):
      guard text.hasSuffix("px"), let number = Double(text.dropLast(2)) else {
        throw failure("“\(text)” is not a dimension; expected pixels, such as 16px")
      }
      return .number(number)
    case ("dimension", .object(let members)):
      guard case .number(let number) = members["value"], members["unit"] == .string("px") else {
        throw failure("expected a dimension with a value and the unit px")
      }
      return .number(number)
    case ("fontFamily", .string(let name)): return .fontFamily(name)
    case ("fontFamily", .array(let names)):
      guard case .string(let name) = names.first else { throw failure("expected the names of fonts") }
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
    _ members: [String: TokenNode], _ failure: (String) -> DesignTokenError
  ) throws(DesignTokenError) -> ThemeColor {
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

  // MARK: References

  /// Moves tokens with a reference to an unknown token, and those in a cycle, to the problems.
  private mutating func checkReferences() {
    let targets = Dictionary(
      tokens.map { ($0.path.joined(separator: "."), $0.value) }, uniquingKeysWith: { first, _ in first })
    var variables: Set<String> = []
    tokens = tokens.filter { token in
      let path = token.path.joined(separator: ".")
      if !variables.insert(token.variable).inserted {
        problems.append(DesignTokenError(path: path, reason: "another token has the variable @\(token.variable)"))
        return false
      }
      var visited = [path]
      var value = token.value
      while case .alias(let next) = value {
        // A style sheet can refer to the colors of the standard palette.
        guard let target = targets[next] else {
          if PaletteReference(next) != nil { break }
          problems.append(DesignTokenError(path: path, reason: "the token {\(next)} doesn't exist"))
          return false
        }
        if visited.contains(next) {
          let cycle = (visited + [next]).joined(separator: " → ")
          problems.append(DesignTokenError(path: path, reason: "the reference is circular: \(cycle)"))
          return false
        }
        visited.append(next)
        value = target
      }
      return true
    }
  }

  /// The definitions of a style sheet with the tokens.
  var styleSheet: String {
    tokens.map { token in
      let value =
        switch token.value {
        case .alias(let path): "@" + DesignToken.variable(path.split(separator: ".").map(String.init))
        case .color(let color): color.sheetText
        case .number(let number): decimalText(number)
        case .fontFamily(let name): name.contains(" ") ? "\"\(name)\"" : name
        }
      return "@\(token.variable): \(value);\n"
    }.joined()
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
