/// Declarations, with the node below the part's own and the additional pseudo-class that they apply to.
struct CSSTarget: Equatable {
  private(set) var pseudoClass = ""
  private(set) var node = ""
  var declarations: [String]

  func declaresSameProperty(as other: CSSTarget) -> Bool {
    node == other.node && pseudoClass == other.pseudoClass
      && declarations[0].utf8.prefix { $0 != UInt8(ascii: ":") }
        .elementsEqual(other.declarations[0].utf8.prefix { $0 != UInt8(ascii: ":") })
  }

  var unset: CSSTarget {
    CSSTarget(pseudoClass: pseudoClass, node: node, declarations: [declarations[0].prefix { $0 != ":" } + ": unset"])
  }
}

extension CSSTarget {
  init(node: String = "", pseudoClass: String = "", _ declarations: String...) {
    self.init(pseudoClass: pseudoClass, node: node, declarations: declarations)
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
      [CSSTarget("color: \(color)")]
    case (.item, .tintColor), (.button, .tintColor):
      [CSSTarget(pseudoClass: ":focus:focus-visible", "outline: 2px solid \(color)", "outline-offset: 1px")]
    case (.cell, .tintColor):
      // Inside the cell, so the container doesn't clip it and neighbors don't cover it. GTK also sets focus-visible on
      // all ancestors of the focused widget, but a button inside has its own focus ring.
      [CSSTarget(pseudoClass: ":focus:focus-visible", "outline: 2px solid \(color)", "outline-offset: -2px")]
    case (.switch, .tintColor):
      [CSSTarget(pseudoClass: ":focus-visible", "outline: 2px solid \(color)", "outline-offset: 1px")]
    // If the placeholder is a separate part, that part takes the field's color.
    case (.textField, .placeholderColor): [CSSTarget(node: " > text > placeholder", "color: \(color)", "opacity: 1")]
    // GTK draws the caret on the node with the text, and the platform theme sets the color of each of these nodes.
    case (.textField, .tintColor):
      [
        "", " > text", " > entry", " > entry > text", " > spinbutton", " > spinbutton > text",
        " > scrolledwindow > textview", " > scrolledwindow > textview > text",
      ].map { CSSTarget(node: $0, "caret-color: \(color)") }
    case (.switch, .trackColor): [CSSTarget("background: \(color)")]
    case (.switch, .borderColor): [CSSTarget("border: 1px solid \(color)")]
    case (.switch, .thumbColor): [CSSTarget(node: " > slider", "background: \(color)")]
    case (.switch, .thumbShadowColor): [CSSTarget(node: " > slider", "box-shadow: 0 1px 2px \(color)")]
    case (.slider, .tintColor):
      // If there are several thumbs, the focused one has the focus ring.
      [
        CSSTarget(
          node: " > trough", pseudoClass: ":focus-visible", "outline: 2px solid \(color)", "outline-offset: 10px"),
        CSSTarget(node: " > trough > slider:focus-visible", "outline: 2px solid \(color)", "outline-offset: 3px"),
      ]
    case (.slider, .trackTintColor): [CSSTarget(node: " > trough", "background: \(color)")]
    case (.slider, .trackSelectionColor): [CSSTarget(node: " > trough > highlight", "background: \(color)")]
    case (.slider, .thumbTintColor): [CSSTarget(node: " > trough > slider", "background: \(color)")]
    case (.slider, .borderColor): [CSSTarget(node: " > trough > slider", "border: 1px solid \(color)")]
    case (.slider, .thumbShadowColor): [CSSTarget(node: " > trough > slider", "box-shadow: 0 1px 2px \(color)")]
    case (.progress, .trackTintColor): [CSSTarget(node: " > trough", "background: \(color)")]
    case (.progress, .trackSelectionColor): [CSSTarget(node: " > trough > progress", "background: \(color)")]
    case (.rating, .tintColor):
      [CSSTarget(pseudoClass: ":focus-visible", "outline: 2px solid \(color)", "outline-offset: 3px")]
    case (.rating, .onColor): [CSSTarget(node: " > star > image.on", "color: \(color)")]
    case (.rating, .offColor): [CSSTarget(node: " > star > image.off", "color: \(color)")]
    case (.image, .placeholderBackgroundColor): [CSSTarget(node: " > backdrop", "background: \(color)")]
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
    default: []
    }
  }
}

extension ComponentPart {
  /// The classes that represent states without a GTK counterpart.
  var stateClasses: [String] {
    states.map { kind.pseudoClasses(of: $0) }.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
  }
  /// The declarations of the part's metrics, with the nodes that they apply to.
  var metricTargets: [CSSTarget] {
    var targets: [CSSTarget] = []
    if kind == .slider { targets += sliderTargets }
    if kind == .switch { targets += switchTargets }
    if kind == .progress { targets += progressTargets }
    if kind == .rating { targets += ratingTargets }
    if kind == .button, generalPart == nil {
      // The platform theme's buttons have a shadow, and a border, which would count toward every size.
      targets.append(CSSTarget("border: none"))
      targets += [" > image", " > box > image"].map { CSSTarget(node: $0, "-gtk-icon-filter: none") }
      if !settings.contains(where: { $0.property == .borderColor }) { targets.append(CSSTarget("box-shadow: none")) }
    }
    // The platform theme gives list rows a shadow while they are pressed.
    if traits.contains(.isPlatformRow) { targets.append(CSSTarget("box-shadow: none")) }
    if traits.contains(.isTextView) {
      targets += [CSSTarget("background: none"), CSSTarget(node: " > text", "color: inherit", "background: none")]
    }
    if kind == .textField { targets += fieldTargets }
    // The platform theme dims icons of disabled widgets, but the parts table already has a color for them.
    if kind == .image { targets += ["", " > image"].map { CSSTarget(node: $0, "-gtk-icon-filter: none") } }
    if metrics[.paddingBlock] != nil || metrics[.paddingInline] != nil {
      let block = length(metric(.paddingBlock), of: .paddingBlock)
      targets.append(CSSTarget("padding: \(block) \(pixels(metric(.paddingInline)))"))
    }
    // In CSS, the size excludes the padding; in the table, it includes it.
    if metrics[.minimumHeight] != nil {
      let content = metric(.minimumHeight) - 2 * metric(.paddingBlock)
      targets.append(CSSTarget("min-height: \(length(max(content, 0), of: .minimumHeight))"))
    }
    if metrics[.minimumWidth] != nil {
      let content = metric(.minimumWidth) - 2 * metric(.paddingInline)
      targets.append(CSSTarget("min-width: \(length(max(content, 0), of: .minimumWidth))"))
    }
    if let radius = metrics[.cornerRadius] {
      targets.append(CSSTarget("border-radius: \(length(radius, of: .cornerRadius))"))
    }
    // A symbol with a font style has the size of that style.
    if let size = metrics[.iconSize], !settings.contains(where: { kind == .image && $0.property == .fontStyle }) {
      targets.append(CSSTarget("-gtk-icon-size: \(length(size, of: .iconSize))"))
    }
    return targets
  }

  /// The shape of a GtkScale.
  ///
  /// In the platform theme, the track has borders and the knob is smaller.
  private var sliderTargets: [CSSTarget] {
    let track = metric(.trackThickness)
    let thumb = metric(.thumbDiameter)
    let overhang = max(thumb - track, 0) / 2
    // The diameter includes the border of one pixel on each side.
    let content = cssPoints(max(thumb - 2, 0))
    return [
      // At the ends of the track, the knob extends over the padding. The platform theme's minimum is in pixels.
      CSSTarget("padding: \(cssPoints(overhang))", "min-height: \(cssPoints(10))"),
      CSSTarget(
        node: " > trough", "border: none", "border-radius: \(cssPoints(track / 2))", "min-height: \(cssPoints(track))",
        "min-width: \(cssPoints(track))"),
      CSSTarget(
        node: " > trough > highlight", "border: none", "margin: 0px", "border-radius: \(cssPoints(track / 2))",
        "min-height: \(cssPoints(track))", "min-width: \(cssPoints(track))"),
      CSSTarget(
        node: " > trough > slider", "min-width: \(content)", "min-height: \(content)",
        "margin: \(cssPoints(-overhang))", "border-radius: \(cssPoints(thumb / 2))"),
    ]
  }

  /// Resets for the entry in a field.
  ///
  /// Its parent is the field here, but the platform theme gives the entry a surface and a border.
  private var fieldTargets: [CSSTarget] {
    let lines = [" > entry", " > spinbutton"].map { node in
      CSSTarget(
        node: node, "color: inherit", "background: none", "border: none", "box-shadow: none", "outline: none",
        "padding: 0px", "min-height: 0px")
    }
    let areas = [" > scrolledwindow", " > scrolledwindow > textview", " > scrolledwindow > textview > text"].map {
      CSSTarget(node: $0, "color: inherit", "background: none")
    }
    // The platform theme displays the selection of an unfocused field in a paler color.
    let selections = ["", " > entry", " > spinbutton", " > scrolledwindow > textview"].map {
      CSSTarget(node: $0 + ":not(:focus-within) > text > selection", "background: none", "color: inherit")
    }
    // The node of a search field is the entry itself, which has its own border and outline.
    return [CSSTarget("border: none", "outline: none")] + lines + areas + selections
  }

  /// The shape of a GtkProgressBar.
  ///
  /// In the platform theme, it is thicker and has borders.
  private var progressTargets: [CSSTarget] {
    let track = metric(.trackThickness)
    return [" > trough", " > trough > progress"].map { node in
      CSSTarget(
        node: node, "border: none", "margin: 0px", "padding: 0px", "border-radius: \(cssPoints(track / 2))",
        "min-height: \(cssPoints(track))", "min-width: \(cssPoints(track))")
    }
  }

  /// The stars of a rating, and the control behind them, which only serves the keyboard and assistive technology.
  private var ratingTargets: [CSSTarget] {
    let bare = ["border: none", "margin: 0px", "padding: 0px", "min-width: 0px", "min-height: 0px"]
    let nodes = [
      " > scale", " > scale > trough", " > scale > trough > slider", " > levelbar", " > levelbar > trough",
      " > levelbar > trough > block",
    ]
    return [CSSTarget(node: " > star > image", "-gtk-icon-filter: none")]
      + nodes.flatMap { node in bare.map { CSSTarget(node: node, $0) } }
  }

  /// The shape of a GtkSwitch.
  ///
  /// In the platform theme, the knob covers the border of the track.
  private var switchTargets: [CSSTarget] {
    let track = metric(.trackThickness)
    let thumb = metric(.thumbDiameter)
    // The track's thickness includes a border of one pixel on each side. GTK makes the track twice as wide as the knob
    // with its margin.
    let inset = max(track - 2 - thumb, 0) / 2
    return [
      CSSTarget("border-radius: \(cssPoints(track / 2))"),
      CSSTarget(
        node: " > slider", "border: none", "min-width: \(cssPoints(thumb))", "min-height: \(cssPoints(thumb))",
        "margin: \(cssPoints(inset))", "border-radius: \(cssPoints(thumb / 2))"),
    ]
  }

  /// Formats a length that a metric determines for CSS.
  func length(_ value: Double, of metric: PartMetric) -> String {
    scalesWithText(metric) ? cssPoints(value) : pixels(value)
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
