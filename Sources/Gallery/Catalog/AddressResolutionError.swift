/// An error in an address: the page, the knob or its value isn't in the catalog.
nonisolated enum AddressResolutionError: Error, Hashable, Sendable {
  /// The page doesn't exist; with the nearest paths, best first, and all paths in the order of the catalog.
  case unknownPage(String, nearest: [String], pages: [String])
  /// The page doesn't have this knob; with the nearest names of knobs and switches, best first, and all knobs of the
  /// page.
  case unknownKnob(String, page: String, nearest: [String], knobs: [String])
  /// The value of a knob is invalid.
  case badKnobValue(String, KnobDefinition, page: String)
}

nonisolated extension AddressResolutionError: CustomStringConvertible {
  /// The problem, with the nearest or the valid values, without a full stop.
  var description: String {
    switch self {
    case .unknownPage(let page, let nearest, let pages):
      let few = pages.prefix(listedPageCount).joined(separator: ", ") + (pages.count > listedPageCount ? ", …" : "")
      let suggestion = nearest.isEmpty ? "pages: \(few)" : "did you mean \(nearest.joined(separator: " or "))?"
      return "unknown page \(quoted(page)); --list prints all pages; \(suggestion)"
    case .unknownKnob(let knob, let page, let nearest, let knobs):
      let all = knobs.isEmpty ? "the page has no knobs" : "knobs: " + knobs.joined(separator: ", ")
      return "page \(quoted(page)) has no knob \(quoted(knob)); \(all)\(suggestion(nearest))"
    case .badKnobValue(let value, let knob, let page):
      return "page \(quoted(page)): invalid value \(quoted(value)) for knob \(quoted(knob.name)); expected"
        + " \(knob.allowed)\(suggestion(knob.nearest(to: value)))"
    }
  }

  private func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
  }
}

/// The number of pages to list if none is similar, about one line of a terminal.
private nonisolated let listedPageCount = 6
