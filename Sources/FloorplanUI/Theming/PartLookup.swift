package import FloorplanTheme
package import GTKBridge

/// A part that a widget carries, in its current states.
@MainActor
package struct CarriedPart {
  /// The widget, or nil if it no longer exists.
  package private(set) weak var widget: Widget?
  /// The part, including the style of a button that is on the same node.
  package let part: ComponentPart
  /// The class path of the part, or several class paths joined by colons.
  package let classPath: String
  /// The states in which the widget displays the part; empty for the normal state.
  package let states: Set<StyleState>
  /// The semantic variant of the widget.
  package let variant: SemanticStatus?
  /// The attributes that code sets for the part of this widget, by state.
  package let attributes: [StyleState: TintAttributes]
}

/// A lookup of the parts that a widget carries, by its style classes and states.
///
/// It reverses the selectors of the theme's CSS: a widget has the class paths of its parts as style classes.
@MainActor
package enum PartLookup {
  /// Returns the parts of a widget: specific ones before the more general ones on the same node, and the selection and
  /// the group of a cell last.
  ///
  /// - Parameter widget: The widget.
  /// - Returns: The parts; empty if the widget carries none, as a part of a GTK control.
  package static func parts(of widget: Widget) -> [CarriedPart] {
    let classes = widget.styleClasses
    let found = classes.filter { order[$0] != nil }.sorted { order[$0] ?? 0 < order[$1] ?? 0 }
      .compactMap { ComponentParts.part(at: $0) }
    if found.isEmpty { return [] }
    var titles: Set<String> = []
    let parts = found.filter { titles.insert($0.title).inserted }
      // Without the first class path, the part is outside its component.
      .map { classes.contains($0.classPath) ? $0 : $0.standalone }
    let variant = SemanticStatus.allCases.last { classes.contains($0.rawValue) }
    let carried = parts.compactMap { part -> CarriedPart? in
      let states = part.states.filter { state in
        part.selectors(for: state).contains { matches($0, widget) }
      }
      // A selection is displayed only while its cell is selected.
      guard states.contains(.normal) else { return nil }
      let companion = parts.first { part.companionClassPaths.contains($0.classPath) }
      return CarriedPart(
        widget: widget, part: companion.map { part.specializing($0) } ?? part,
        classPath: [part, companion].compactMap(\.?.classPath).joined(separator: ":"),
        states: Set(states).subtracting([.normal]), variant: variant,
        attributes: PartAttributes.states(of: widget, as: part))
    }
    let general = Set(
      parts.flatMap { $0.styledClassPaths.dropFirst($0.cssClasses.count) + $0.companionClassPaths })
    func rank(_ carried: CarriedPart) -> Int {
      [.selection, .group].contains(carried.part.kind) ? 2 : general.contains(carried.part.classPath) ? 1 : 0
    }
    return (0...2).flatMap { order in carried.filter { rank($0) == order } }
  }

  /// The positions of the class paths in the tables.
  private static let order = Dictionary(
    ComponentParts.classPaths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  private static func matches(_ selector: ComponentPart.StateSelector, _ widget: Widget) -> Bool {
    guard let host = selector.host else { return matches(selector.pseudoClasses, widget) }
    guard !widget.stateFlags.contains(.insensitive) else { return false }
    return sequence(first: widget) { $0.parent }.dropFirst().contains {
      $0.hasStyleClass(host) && matches(selector.pseudoClasses, $0)
    }
  }

  /// Returns whether a widget matches pseudo-classes and classes, such as `:checked:not(:disabled)`.
  private static func matches(_ pseudoClasses: String, _ widget: Widget) -> Bool {
    let flags = widget.stateFlags
    var rest = pseudoClasses[...]
    while !rest.isEmpty {
      let isNegated = rest.hasPrefix(":not(")
      if isNegated { rest = rest.dropFirst(5) }
      let name = rest.dropFirst().prefix { !":.)".contains($0) }
      let holds =
        rest.first == "." ? widget.hasStyleClass(String(name)) : stateFlags[name].map(flags.contains) ?? false
      guard holds != isNegated else { return false }
      rest = rest.dropFirst(name.count + (isNegated ? 2 : 1))
    }
    return true
  }

  private static let stateFlags: [Substring: StateFlags] = [
    "hover": .prelight, "active": .active, "selected": .selected, "checked": .checked, "disabled": .insensitive,
    "focus": .focused, "focus-visible": .focusVisible, "focus-within": .focusWithin,
  ]
}
