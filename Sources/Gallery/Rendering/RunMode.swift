import FloorplanTheme

/// The switches with which a run draws each page, such as `dark`, `rtl` or `dark+scale=2`.
nonisolated struct RunMode: Hashable {
  let name: String
  private let switches: Address

  /// Parses a mode: words and switches of addresses, joined by plus signs.
  ///
  /// - Throws: ``RunError``.
  init(_ name: String) throws(RunError) {
    let items = name.split(separator: "+", omittingEmptySubsequences: false).map { word in
      Appearance(rawValue: String(word)).map { "theme=\($0.rawValue)" }
        ?? Address.Direction(rawValue: String(word)).map { "dir=\($0.rawValue)" } ?? String(word)
    }
    let words = Address.Key.theme.words + Address.Key.direction.words
    do {
      switches = try Address(parsing: "mode?" + items.joined(separator: "&"))
    } catch {
      throw RunError(
        "mode \(quoted(name)): \(error); expected \(words.joined(separator: ", ")), or a switch such as scale=2")
    }
    guard switches.knobs.isEmpty, switches.sheet == nil, switches.dialect == nil, switches.pick == nil,
      !name.contains("%")
    else {
      throw RunError("mode \(quoted(name)): expected \(words.joined(separator: ", ")), or a switch such as scale=2")
    }
    self.name = name
  }

  /// Returns whether an address contains a switch.
  static func isSet(in address: Address) -> Bool { Address.Key.allCases.contains { address.text(of: $0) != nil } }

  /// The appearance of the mode.
  var appearance: Appearance { switches.theme ?? .light }

  /// Returns an address without switches in this mode.
  func applied(to address: Address) -> Address {
    var result = address
    (result.theme, result.direction, result.scale) = (appearance, switches.direction, switches.scale)
    (result.size, result.motion, result.density) = (switches.size, switches.motion, switches.density)
    return result
  }
}
