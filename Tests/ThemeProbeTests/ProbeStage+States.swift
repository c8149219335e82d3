import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport

/// A node of the stage with the part that decides its style.
private struct StyledWidget {
  let widget: Widget
  let part: ComponentPart
  /// The part for the selected state of the same node.
  let selection: ComponentPart?

  /// The semantic variant, which the widget itself may change; nil for none or several.
  @MainActor var variants: [SemanticStatus] { SemanticStatus.allCases.filter { widget.hasStyleClass($0.rawValue) } }
}

extension ProbeStage {
  /// Returns the differences between the computed style of widgets and the resolved style, in several states at once.
  ///
  /// - Parameters:
  ///   - theme: The theme on the display.
  ///   - sets: The sets of states.
  ///   - variant: The semantic variant of the widgets that have none of their own.
  /// - Returns: The differences, and the number of compared values.
  func disagreements(
    _ theme: Theme, in sets: [Set<StyleState>], variant: SemanticStatus?
  ) async -> (count: Int, found: [String]) {
    let widgets = styledWidgets
    let marked = widgets.filter { variant != nil && $0.variants.isEmpty }
    for styled in marked { styled.widget.setStyleClass(variant?.rawValue ?? "", true) }
    defer { for styled in marked { styled.widget.setStyleClass(variant?.rawValue ?? "", false) } }
    manager.theme = theme
    var count = 0
    var found: [String] = []
    for states in sets {
      for state in states { setEverywhere(state, true) }
      await paint(window, frames: 2)
      for styled in widgets {
        for (property, expected, actual) in styled.comparisons(theme, states) {
          count += 1
          if expected != actual {
            let names = (states.map(\.rawValue) + styled.variants.map(\.rawValue)).sorted().joined(separator: "+")
            found.append("\(styled.part.classPath) \(names) \(property): \(actual), not \(expected)")
          }
        }
      }
      for state in states { setEverywhere(state, false) }
    }
    return (count, found)
  }

  /// The parts of each node, in the order of the tables.
  private var partsByWidget: [(Widget, [ComponentPart])] {
    var parts: [ObjectIdentifier: (Widget, [ComponentPart])] = [:]
    for part in ComponentParts.all {
      for path in part.cssClasses {
        for node in nodes[path] ?? [] where parts[ObjectIdentifier(node)]?.1.last?.title != part.title {
          // A node can have only the additional class paths.
          let own = node.hasStyleClass(part.classPath) ? part : part.standalone
          parts[ObjectIdentifier(node), default: (node, [])].1.append(own)
        }
      }
    }
    return Array(parts.values)
  }

  private func setEverywhere(_ state: StyleState, _ isOn: Bool) {
    set(state, isOn, everywhere: true, showsFocus: state == .focused)
  }

  /// The mapped nodes without states of their own, each with its most special part.
  private var styledWidgets: [StyledWidget] {
    partsByWidget.compactMap { widget, parts in
      guard widget.isMapped, !widget.isInSomeState else { return nil }
      let own = parts.filter { $0.kind != .selection }
      guard var part = own.last, ![.rating, .slider].contains(part.kind) else { return nil }
      if let companion = own.first(where: { part.companionClassPaths.contains($0.classPath) }) {
        part = part.specializing(companion)
      }
      return StyledWidget(widget: widget, part: part, selection: parts.first { $0.kind == .selection })
    }
  }
}

extension StyledWidget {
  /// The values of CSS properties that the part determines: expected and actual.
  @MainActor
  func comparisons(_ theme: Theme, _ states: Set<StyleState>) -> [(String, String, String)] {
    // GTK sets the focus-within state of the cell around a text, and for texts of forms this is the pressed state.
    if [.text, .image, .tag].contains(part.kind), states.contains(.focused) { return [] }
    let variants = variants
    let isInSelected = sequence(first: widget) { $0.parent }.dropFirst().contains { $0.stateFlags.contains(.selected) }
    guard variants.count < 2, states.contains(.selected) || !isInSelected else { return [] }
    let variant = variants.first
    let flags = widget.stateFlags
    // GTK removes states from disabled widgets, and a widget can be selected itself.
    var states = states.union(flags.contains(.selected) ? [.selected] : [])
    if !flags.contains(.prelight) { states.remove(.hover) }
    if !flags.contains(part.kind == .textField ? .focusWithin : .active) { states.remove(.highlighted) }
    if !flags.contains(part.kind == .textField ? .focusWithin : .focusVisible) { states.remove(.focused) }
    var own = states.intersection(part.states)
    if part.kind == .switch {
      own = states.intersection([.disabled])
      if widget.stateFlags.contains(.checked) { own.insert(.selected) }
    }
    if part.kind == .textField, !states.isDisjoint(with: [.highlighted, .focused]) {
      own.formUnion([.highlighted, .focused])
    }
    if part.states.contains(.readonly), widget.hasStyleClass("readonly") { own.insert(.readonly) }
    let style = theme.resolve(part, states: own, variant: variant, appearance: .light)
    let realized = RealizedStyle(of: widget)
    var values: [(String, String, String)] = []
    func compare(_ property: String, _ color: ThemeColor?) {
      guard let color, let actual = realized.color(property) else { return }
      let channels = actual.prefix(3).map { Int($0) } + [Int((actual[3] * 100).rounded())]
      values.append((property, "\(color.channels)", "\(channels)"))
    }
    switch part.kind {
    case .text, .textField, .button, .tag: compare("color", style.color)
    case .image, .progress: compare("color", style.tintColor)
    case .switch: compare("background-color", style.trackColor)
    default: break
    }
    var surface = style
    if let selection, states.contains(.selected) {
      // The selection overrides the values of the cell.
      if !states.isDisjoint(with: [.focused, .disabled]) { return values }
      surface = theme.resolve(
        selection, states: states.intersection(selection.states).subtracting([.selected]), variant: variant,
        appearance: .light)
    }
    if surface.colors[.backgroundColorTop] == nil { compare("background-color", surface.backgroundColor) }
    if let weight = style.fontWeight { values.append(("font-weight", "\(weight)", realized["font-weight"] ?? "")) }
    if let opacity = style.opacity { values.append(("opacity", "\(opacity)", "\(realized.number("opacity") ?? 1)")) }
    if [.textField, .button, .tag, .cell].contains(part.kind), style.values[.borderWidth] != .length(0),
      let border = style.borderColor, border.alpha == 1
    {
      let shadow = realized["box-shadow"] ?? ""
      let text = border.printed
      values.append(("box-shadow", text, shadow.contains(text) ? text : shadow))
    }
    return values
  }
}

extension ThemeColor {
  /// The channels as GTK prints those of an opaque color.
  fileprivate var printed: String { "rgb(\(red),\(green),\(blue))" }

  /// The channels and the opacity in percent.
  fileprivate var channels: [Int] { [Int(red), Int(green), Int(blue), Int((alpha * 100).rounded())] }
}

extension Widget {
  /// Whether the widget or an ancestor is in a state before a test sets one.
  fileprivate var isInSomeState: Bool {
    let flags = stateFlags.intersection([.prelight, .active, .selected, .insensitive])
    return !flags.isEmpty || parent?.isInSomeState == true
  }
}
