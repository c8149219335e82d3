import FloorplanTheme

/// An address with an existing page and valid knobs.
nonisolated struct ResolvedAddress: Sendable, Hashable {
  let address: Address

  /// The page of the address.
  let entry: PageEntry
}

nonisolated extension ResolvedAddress {
  /// Creates the address of a page with all defaults.
  init(_ entry: PageEntry) { self.init(address: Address(page: entry.path), entry: entry) }

  /// Returns the same address with absolute paths of style sheets; the parameters are those of
  /// ``StyleSheetChoice/absolute(from:home:)``.
  func absolute(from folder: String, home: String?) -> ResolvedAddress {
    var address = address
    address.sheet = address.sheet?.absolute(from: folder, home: home)
    address.knobs = address.knobs.map { knob in
      guard case .styleSheet? = entry.knobs.first(where: { $0.name == knob.name })?.kind,
        let choice = StyleSheetChoice(knob.value)
      else { return knob }
      return Address.Knob(name: knob.name, value: choice.absolute(from: folder, home: home).description)
    }
    return ResolvedAddress(address: address, entry: entry)
  }
}

nonisolated extension CatalogIndex {
  /// Finds the page of an address and validates its knobs.
  ///
  /// - Parameter address: The address.
  /// - Returns: The address with its page.
  /// - Throws: The first problem, with suggestions.
  func resolve(_ address: Address) throws(AddressResolutionError) -> ResolvedAddress {
    guard let entry = entry(address.page) else {
      throw .unknownPage(address.page, nearest: nearestPages(to: address.page), pages: entries.map(\.path))
    }
    for requested in address.knobs {
      guard let knob = entry.knobs.first(where: { $0.name == requested.name }) else {
        throw unknownKnob(requested.name, of: entry)
      }
      guard knob.accepts(requested.value) else { throw .badKnobValue(requested.value, knob, page: entry.path) }
    }
    return ResolvedAddress(address: address, entry: entry)
  }

  private func unknownKnob(_ name: String, of entry: PageEntry) -> AddressResolutionError {
    let knobs = entry.knobs.map(\.name)
    let switches = Address.Key.allCases.map(\.rawValue)
    return .unknownKnob(
      name, page: entry.path, nearest: nearestNames(to: name, in: knobs + switches, limit: nearestCount), knobs: knobs)
  }

  /// Returns pages with a similar path, then those with a similar last component, then search results.
  private func nearestPages(to path: String) -> [String] {
    let paths = entries.map(\.path)
    var nearest = nearestNames(to: path, in: paths, limit: nearestCount)
    let names = nearestNames(to: lastPart(path), in: paths.map(lastPart), limit: nearestCount)
    nearest += names.flatMap { name in paths.filter { lastPart($0) == name } }
    if !SearchPhrase(path).starts.isEmpty { nearest += search(path).map(\.path) }
    return Array(nearest.uniqued().prefix(nearestCount))
  }

  private func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}

/// The maximum number of suggestions.
///
/// More would be a list to read instead of an answer.
private nonisolated let nearestCount = 3
