/// The section of the inspector that contains a knob.
nonisolated enum KnobGroup: Sendable, Hashable {
  case content, appearance, behavior, data
  /// None: the page itself has a control for the value.
  case page
}

nonisolated extension KnobGroup {
  /// Returns the section of a knob.
  ///
  /// A text or a list of words belongs to the page, where it is a search or a selected item. A knob has the same name
  /// on every page that has it, so names determine the exceptions.
  init(of knob: String, _ kind: KnobDefinition.Kind) {
    let standard: KnobGroup =
      switch kind {
      case .text, .words, .styleSheet: .page
      case .choice, .number: .appearance
      // These toggles hide a part of the sample, or reserve the space of a hidden one.
      case .toggle where knob.hasPrefix("no-") || knob.hasPrefix("keep-"): .appearance
      case .toggle: .behavior
      }
    if case .words = kind {
      self = standard
    } else {
      self = Self.names.first { $0.value.contains(knob) }?.key ?? standard
    }
  }

  /// The names of knobs whose section doesn't follow from their kind.
  private static let names: [KnobGroup: Set<String>] = [
    .content: ["accessory-view", "activities", "content", "editing-view", "message", "progress", "value"],
    .appearance: [
      "bottom", "circular", "counter", "crop", "decimals", "field", "gradient", "grouped", "icons-in-margin", "images",
      "justified", "limit-height", "objects", "own-sizes", "stacked", "timestamp", "timestamp-day", "tint", "tints",
      "top-aligned",
    ],
    .behavior: [
      "actions", "bindings", "interval", "kind", "limit", "max", "max-size", "mode", "page", "rate", "scan-mode",
      "scroll", "step", "upload",
    ],
    .data: [
      "appearances", "count", "currency", "delivery", "files", "group", "item-count", "maximum", "minimum", "only",
      "options", "orders", "overdue", "rows", "sections", "seed", "short", "show", "source", "type", "zone",
    ],
  ]
}
