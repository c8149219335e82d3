/// What an address names and the catalogue does not have.
nonisolated enum AddressResolutionError: Error, Hashable, Sendable {
  /// There is no such page; the nearest paths, best first, and all paths in the order of the catalogue.
  case unknownPage(String, nearest: [String], pages: [String])
  /// The page has no such knob; the nearest names among knobs and switches, best first, and all knobs of the page.
  case unknownKnob(String, page: String, nearest: [String], knobs: [String])
  /// The knob of the page cannot have the value.
  case badKnobValue(page: String, KnobError)
}

nonisolated extension AddressResolutionError: CustomStringConvertible {
  /// Which page, knob or value does not exist and what is nearest or allowed, as a sentence part without a full stop.
  var description: String {
    switch self {
    case .unknownPage(let page, let nearest, let pages):
      let few = pages.prefix(listedPageCount).joined(separator: ", ") + (pages.count > listedPageCount ? ", …" : "")
      let suggestion = nearest.isEmpty ? "pages are: \(few)" : "nearest: " + nearest.joined(separator: ", ")
      return "there is no page \(quoted(page)); \(suggestion); --list prints all pages"
    case .unknownKnob(let knob, let page, let nearest, let knobs):
      let suggestion = nearest.isEmpty ? "" : "; nearest: " + nearest.joined(separator: ", ")
      let all = knobs.isEmpty ? "it has none" : "its knobs: " + knobs.joined(separator: ", ")
      return "page \(quoted(page)) has no knob \(quoted(knob))\(suggestion); \(all)"
    case .badKnobValue(let page, let error):
      return "page \(quoted(page)): \(error)"
    }
  }
}

/// As many pages as one line of a terminal shows, for who typed nothing that is near to one.
private nonisolated let listedPageCount = 6
