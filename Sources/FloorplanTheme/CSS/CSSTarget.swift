/// A declaration, with the node below the part's own and the additional pseudo-class that it applies to.
struct CSSTarget: Equatable {
  var pseudoClass = ""
  var node = ""
  let declaration: String

  func declaresSameProperty(as other: CSSTarget) -> Bool {
    declaresSame(declaration, other.declaration) && node == other.node && pseudoClass == other.pseudoClass
  }

  var unset: CSSTarget {
    CSSTarget(pseudoClass: pseudoClass, node: node, declaration: cssProperty(declaration) + ": unset")
  }
}

/// Returns the property of a declaration.
func cssProperty(_ declaration: String) -> Substring {
  Substring(declaration.utf8.prefix { $0 != UInt8(ascii: ":") })
}

/// Returns whether two declarations have the same property.
func declaresSame(_ one: String, _ other: String) -> Bool {
  for (letter, otherLetter) in zip(one.utf8, other.utf8) {
    if letter != otherLetter { return false }
    if letter == UInt8(ascii: ":") { return true }
  }
  return false
}

extension [CSSTarget] {
  /// Returns all of the declarations on each of the nodes.
  static func on(_ nodes: String..., pseudoClass: String = "", declare declarations: String...) -> Self {
    nodes.flatMap { node in
      declarations.map { CSSTarget(pseudoClass: pseudoClass, node: node, declaration: $0) }
    }
  }
}

extension PartKind {
  /// Returns the targets of a color property; none if GTK has no counterpart.
  ///
  /// It declares `background` instead of `background-color`, because the platform theme paints images over the latter.
  /// Surfaces and the lines between cells are groups.
  func targets(of property: StyleProperty, color: String) -> [CSSTarget] {
    switch (self, property) {
    case (.text, .fontColor), (.textField, .fontColor), (.button, .fontColor), (.tag, .fontColor),
      (.image, .tintColor), (.progress, .tintColor):
      .on("", declare: "color: \(color)")
    case (.item, .tintColor), (.button, .tintColor):
      .on("", pseudoClass: ":focus:focus-visible", declare: "outline: 2px solid \(color)", "outline-offset: 1px")
    case (.cell, .tintColor):
      // Inside the cell, so the container doesn't clip it and neighbors don't cover it. GTK also sets focus-visible on
      // all ancestors of the focused widget, but a button inside has its own focus ring.
      .on("", pseudoClass: ":focus:focus-visible", declare: "outline: 2px solid \(color)", "outline-offset: -2px")
    case (.switch, .tintColor):
      .on("", pseudoClass: ":focus-visible", declare: "outline: 2px solid \(color)", "outline-offset: 1px")
    // If the placeholder is a separate part, that part takes the field's color.
    case (.textField, .placeholderColor): .on(" > text > placeholder", declare: "color: \(color)", "opacity: 1")
    // GTK draws the caret on the node with the text, and the platform theme sets the color of each of these nodes.
    case (.textField, .tintColor):
      .on(
        "", " > text", " > entry", " > entry > text", " > spinbutton", " > spinbutton > text",
        " > scrolledwindow > textview", " > scrolledwindow > textview > text", declare: "caret-color: \(color)")
    case (.switch, .trackColor): .on("", declare: "background: \(color)")
    case (.switch, .borderColor): .on("", declare: "border: 1px solid \(color)")
    case (.switch, .thumbColor): .on(" > slider", declare: "background: \(color)")
    case (.switch, .thumbShadowColor): .on(" > slider", declare: "box-shadow: 0 1px 2px \(color)")
    case (.slider, .tintColor):
      // If there are several thumbs, the focused one has the focus ring.
      [CSSTarget].on(
        " > trough", pseudoClass: ":focus-visible", declare: "outline: 2px solid \(color)", "outline-offset: 10px")
        + [CSSTarget].on(
          " > trough > slider:focus-visible", declare: "outline: 2px solid \(color)", "outline-offset: 3px")
    case (.slider, .trackTintColor): .on(" > trough", declare: "background: \(color)")
    case (.slider, .trackSelectionColor): .on(" > trough > highlight", declare: "background: \(color)")
    case (.slider, .thumbTintColor): .on(" > trough > slider", declare: "background: \(color)")
    case (.slider, .borderColor): .on(" > trough > slider", declare: "border: 1px solid \(color)")
    case (.slider, .thumbShadowColor): .on(" > trough > slider", declare: "box-shadow: 0 1px 2px \(color)")
    case (.progress, .trackTintColor): .on(" > trough", declare: "background: \(color)")
    case (.progress, .trackSelectionColor): .on(" > trough > progress", declare: "background: \(color)")
    case (.rating, .tintColor):
      .on("", pseudoClass: ":focus-visible", declare: "outline: 2px solid \(color)", "outline-offset: 3px")
    case (.rating, .onColor): .on(" > star > image.on", declare: "color: \(color)")
    case (.rating, .offColor): .on(" > star > image.off", declare: "color: \(color)")
    case (.image, .placeholderBackgroundColor): .on(" > backdrop", declare: "background: \(color)")
    default: []
    }
  }

  /// Returns the pseudo-classes for a state of this kind.
  func pseudoClasses(of state: StyleState) -> String {
    if self == .selection { return ":selected" + (state == .selected ? "" : PartKind.cell.pseudoClasses(of: state)) }
    return switch state {
    case .normal: ""
    case .hover: ":hover"
    case .highlighted: self == .textField ? ":focus-within" : ":active"
    case .selected: self == .switch ? ":checked" : ":selected"
    case .focused: self == .textField ? ":focus-within" : ":focus-visible"
    case .disabled: ":disabled"
    case .enabledSelected: ":checked:not(:disabled)"
    case .enabledUnselected: ":not(:checked):not(:disabled)"
    case .disabledSelected: ":checked:disabled"
    case .disabledUnselected: ":not(:checked):disabled"
    case .readonly, .standard, .accented, .editable: "." + state.rawValue
    case .editableDisabled: ":disabled"
    }
  }
}

extension PartKind {
  static let titleNodes = [" > label", " > actionbutton > label", " > box > label"]

  /// The descendant nodes that draw the text of the part.
  var textNodes: [String] {
    switch self {
    case .button: Self.titleNodes
    case .textField: [" > text", " > entry > text", " > spinbutton > text"]
    default: []
    }
  }

  /// The classes that distinguish nodes inside a part of this kind.
  var nodeClasses: [String] {
    switch self {
    case .image: ["gradient"]
    case .rating: ["on", "off"]
    case .group: ["first", "last"]
    default: []
    }
  }
}

extension ComponentPart {
  /// The classes that represent states without a GTK counterpart.
  var stateClasses: [String] {
    states.map { kind.pseudoClasses(of: $0) }.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
  }
  /// Returns the declarations of the part's metrics in a density, with the nodes that they apply to.
  func metricTargets(in density: Density) -> [CSSTarget] {
    var targets: [CSSTarget] = []
    switch kind {
    case .slider: targets += sliderTargets(in: density)
    case .switch: targets += switchTargets(in: density)
    case .progress: targets += progressTargets(in: density)
    case .rating: targets += ratingTargets
    case .button where generalPart == nil:
      // The platform theme's buttons have a shadow, and a border, which would count toward every size.
      targets += .on("", declare: "border: none")
      targets += .on(" > image", " > box > image", declare: "-gtk-icon-filter: none")
      if !settings.contains(where: { $0.property == .borderColor }) { targets += .on("", declare: "box-shadow: none") }
    default: break
    }
    // The platform theme gives list rows a shadow while they are pressed.
    if traits.contains(.isPlatformRow) { targets += .on("", declare: "box-shadow: none") }
    if traits.contains(.isTextView) {
      targets += .on("", declare: "background: none")
      targets += .on(" > text", declare: "color: inherit", "background: none")
    }
    if kind == .textField { targets += fieldTargets }
    // The platform theme dims icons of disabled widgets, but the parts table already has a color for them.
    if kind == .image { targets += .on("", " > image", declare: "-gtk-icon-filter: none") }
    if metrics[.paddingBlock] != nil || metrics[.paddingInline] != nil {
      let block = length(metric(.paddingBlock, in: density), of: .paddingBlock)
      targets += .on("", declare: "padding: \(block) \(pixels(metric(.paddingInline, in: density)))")
    }
    // In CSS, the size excludes the padding; in the table, it includes it.
    for (name, size, padding) in [
      ("min-height", PartMetric.minimumHeight, PartMetric.paddingBlock), ("min-width", .minimumWidth, .paddingInline),
    ] where metrics[size] != nil {
      let content = max(metric(size, in: density) - 2 * metric(padding, in: density), 0)
      targets += .on("", declare: "\(name): \(length(content, of: size))")
    }
    if let radius = metrics[.cornerRadius] { targets += cornerTargets(radius) }
    // A symbol with a font style has the size of that style.
    if let size = metrics[.iconSize], !settings.contains(where: { kind == .image && $0.property == .fontStyle }) {
      targets += .on("", declare: "-gtk-icon-size: \(length(size, of: .iconSize))")
    }
    return targets
  }

  /// The shape of a GtkScale.
  ///
  /// In the platform theme, the track has borders and the knob is smaller.
  private func sliderTargets(in density: Density) -> [CSSTarget] {
    let overhang = max(metric(.thumbDiameter, in: density) - metric(.trackThickness, in: density), 0) / 2
    // The diameter includes the border of one pixel on each side.
    let content = controlLength(max(metric(.thumbDiameter, in: density) - 2, 0))
    // At the ends of the track, the knob extends over the padding. The platform theme's minimum is in pixels.
    var targets = [CSSTarget].on("", declare: "padding: \(controlLength(overhang))", "min-height: \(controlLength(10))")
    targets += track(" > trough", in: density)
    targets += track(" > trough > highlight", in: density, declare: "margin: 0px")
    targets += .on(
      " > trough > slider", declare: "min-width: \(content)", "min-height: \(content)",
      "margin: \(controlLength(-overhang))", "border-radius: \(controlLength(metric(.thumbDiameter, in: density) / 2))")
    return targets
  }

  /// Returns the shape of a track or of its filled part.
  private func track(_ node: String, in density: Density, declare declarations: String...) -> [CSSTarget] {
    let thickness = metric(.trackThickness, in: density)
    let shape = [
      "border-radius: \(controlLength(thickness / 2))", "min-height: \(controlLength(thickness))",
      "min-width: \(controlLength(thickness))",
    ]
    return (["border: none"] + declarations + shape).map { CSSTarget(node: node, declaration: $0) }
  }

  /// Resets for the entry in a field.
  ///
  /// Its parent is the field here, but the platform theme gives the entry a surface and a border.
  private var fieldTargets: [CSSTarget] {
    // The node of a search field is the entry itself, which has its own border and outline.
    var targets = [CSSTarget].on("", declare: "border: none", "outline: none")
    targets += .on(
      " > entry", " > spinbutton", declare: "color: inherit", "background: none", "border: none", "box-shadow: none",
      "outline: none", "padding: 0px", "min-height: 0px")
    targets += .on(
      " > scrolledwindow", " > scrolledwindow > textview", " > scrolledwindow > textview > text",
      declare: "color: inherit", "background: none")
    // The platform theme displays the selection of an unfocused field in a paler color.
    for node in ["", " > entry", " > spinbutton", " > scrolledwindow > textview"] {
      targets += .on(
        node + ":not(:focus-within) > text > selection", declare: "background: none", "color: inherit")
    }
    return targets
  }

  /// The shape of a GtkProgressBar.
  ///
  /// In the platform theme, it is thicker and has borders.
  private func progressTargets(in density: Density) -> [CSSTarget] {
    [" > trough", " > trough > progress"].flatMap { track($0, in: density, declare: "margin: 0px", "padding: 0px") }
  }

  /// The stars of a rating, and the control behind them, which only serves the keyboard and assistive technology.
  private var ratingTargets: [CSSTarget] {
    [CSSTarget(node: " > star > image", declaration: "-gtk-icon-filter: none")]
      + .on(
        " > scale", " > scale > trough", " > scale > trough > slider", " > levelbar", " > levelbar > trough",
        " > levelbar > trough > block", declare: "border: none", "margin: 0px", "padding: 0px", "min-width: 0px",
        "min-height: 0px")
  }

  /// The shape of a GtkSwitch.
  ///
  /// In the platform theme, the knob covers the border of the track.
  private func switchTargets(in density: Density) -> [CSSTarget] {
    let (track, thumb) = (metric(.trackThickness, in: density), metric(.thumbDiameter, in: density))
    // The track's thickness includes a border of one pixel on each side. GTK makes the track twice as wide as the knob
    // with its margin.
    let inset = max(track - 2 - thumb, 0) / 2
    return [CSSTarget(declaration: "border-radius: \(controlLength(track / 2))")]
      + .on(
        " > slider", declare: "border: none", "min-width: \(controlLength(thumb))",
        "min-height: \(controlLength(thumb))",
        "margin: \(controlLength(inset))", "border-radius: \(controlLength(thumb / 2))")
  }

  /// Returns the round corners of the part; of a group, they are those of its first and last row.
  func cornerTargets(_ radius: Double) -> [CSSTarget] {
    let length = length(radius, of: .cornerRadius)
    guard kind == .group else { return .on("", declare: "border-radius: \(length)") }
    return [CSSTarget(declaration: "border-radius: 0px")]
      + [("first", "top"), ("last", "bottom")].flatMap { row, edge in
        ["left", "right"].map { side in
          CSSTarget(pseudoClass: ".\(row)", declaration: "border-\(edge)-\(side)-radius: \(length)")
        }
      }
  }

  /// Formats a length that a metric determines for CSS.
  func length(_ value: Double, of metric: PartMetric) -> String {
    guard scalesWithText(metric) else { return pixels(value) }
    return containsText(metric) ? cssPoints(value) : controlLength(value)
  }
}

/// Formats a length for CSS.
///
/// GTK requires the unit even for 0.
func pixels(_ value: Double) -> String { decimalText(value) + "px" }

/// Formats a length that follows the text scale for CSS.
///
/// A CSS point follows the text scale, and is 4/3 pixels at a scale of 1. A text of 17 points is then 17 pixels high.
/// CSS pixels would ignore the text scale.
func cssPoints(_ points: Double) -> String { decimalText(points * 0.75) + "pt" }

/// Formats a length of an icon or a control for CSS, which grows by half as much as texts.
func controlLength(_ points: Double) -> String {
  points == 0 ? pixels(0) : "calc(\(pixels(points / 2)) + \(cssPoints(points / 2)))"
}

/// Quotes a text for CSS.
func cssString(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\" + String(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: quoted += "\\" + String(scalar.value, radix: 16) + " "
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
