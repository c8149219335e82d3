import GTKBridge

/// The check of a page for the needs of assistive technology and pointers.
enum PageAudit {
  private static let controls: Set<AccessibleRole> = [
    .button, .checkbox, .comboBox, .link, .menuItem, .radio, .searchBox, .slider, .spinButton, .switch, .tab, .textBox,
  ]
  private static let targets: Set<AccessibleRole> = [.button, .checkbox, .link, .radio, .switch]
  /// The roles of GTK's controls that contain unnamed parts.
  private static let compounds: Set<AccessibleRole> = [.searchBox, .spinButton, .textBox]
  /// The minimum size of a target, in pixels, by WCAG 2.2, success criterion 2.5.8.
  private static let minimumTargetSize = 24.0

  /// Returns the problems of the visible widgets of a page that is laid out.
  static func problems(in root: Widget) -> [String] { problems(in: root, isInControl: false) }

  private static func problems(in widget: Widget, isInControl: Bool) -> [String] {
    guard widget.isMapped, widget.isChildVisible, widget.width > 0, widget.height > 0 else { return [] }
    let role = widget.currentAccessibleRole
    let isControl = role.map(controls.contains) ?? false
    var found: [String] = []
    if let role {
      let name = name(of: widget)
      let place = place(of: widget)
      if name == nil, isControl { found.append("\(role) without a name in \(place)") }
      if name == nil, role == .img, !isInControl { found.append("image without a name in \(place)") }
      // With the padding and the border, which belong to the target.
      if targets.contains(role), !isInControl, let target = widget.bounds(in: widget),
        min(target.width, target.height) < minimumTargetSize
      {
        found.append(
          "\(role) \(quoted(name ?? "")) in \(place) is \(Int(target.width))x\(Int(target.height)); expected at least"
            + " \(Int(minimumTargetSize))x\(Int(minimumTargetSize))")
      }
    }
    found += duplicates(among: widget.children, in: widget)
    guard role.map(compounds.contains) != true else { return found }
    return found + widget.children.flatMap { problems(in: $0, isInControl: isInControl || isControl) }
  }

  /// Returns a problem for each name that several controls in a container have.
  private static func duplicates(among children: [Widget], in container: Widget) -> [String] {
    let names = children.filter { $0.isMapped }.compactMap { child -> String? in
      guard let role = child.currentAccessibleRole, controls.contains(role), let name = name(of: child) else {
        return nil
      }
      return "\(role) \(quoted(name))"
    }
    return Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      .map { "duplicate \($0) in \(place(of: container))" }
  }

  /// Returns the accessible name, as far as it is known: the label, or the texts in a control.
  private static func name(of widget: Widget) -> String? {
    if let label = widget.currentAccessibleLabel, !label.isEmpty { return label }
    if widget.isLabelledByAnother { return "" }
    let texts = widget.children.compactMap { name(of: $0) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Returns the class of the nearest widget of the library or the gallery.
  private static func place(of widget: Widget) -> String {
    let container = sequence(first: widget, next: \.parent).first { $0 is CustomWidget } ?? widget
    return "\(type(of: container))"
  }
}
