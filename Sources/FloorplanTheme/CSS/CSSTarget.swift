/// Where the CSS of a property goes: the node below the part's own, a further pseudo-class, and the declarations.
struct CSSTarget: Equatable {
  private(set) var pseudoClass = ""
  private(set) var node = ""
  var declarations: [String]

  /// Whether both declare the same property on the same node.
  func declaresSameProperty(as other: CSSTarget) -> Bool {
    node == other.node && pseudoClass == other.pseudoClass
      && declarations[0].utf8.prefix { $0 != UInt8(ascii: ":") }
        .elementsEqual(other.declarations[0].utf8.prefix { $0 != UInt8(ascii: ":") })
  }

  /// The target with its property unset.
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
  /// Returns the main target of a color property, or nil if GTK has nothing for it.
  ///
  /// `background` instead of `background-color`, because the platform theme paints images over the latter. Surfaces and the
  /// lines between cells are groups.
  private func target(of property: StyleProperty, color: String) -> CSSTarget? {
    switch (self, property) {
    case (.text, .fontColor), (.textField, .fontColor), (.button, .fontColor), (.tag, .fontColor),
      (.image, .tintColor), (.progress, .tintColor):
      CSSTarget("color: \(color)")
    case (.item, .tintColor), (.button, .tintColor):
      CSSTarget(pseudoClass: ":focus:focus-visible", "outline: 2px solid \(color)", "outline-offset: 1px")
    case (.cell, .tintColor):
      // Inside the cell, so that the container doesn't clip it and neighbours don't cover it.
      // GTK tells all ancestors of what has the focus that it is visible, and a button inside has a ring of its own.
      CSSTarget(pseudoClass: ":focus:focus-visible", "outline: 2px solid \(color)", "outline-offset: -2px")
    case (.switch, .tintColor):
      CSSTarget(pseudoClass: ":focus-visible", "outline: 2px solid \(color)", "outline-offset: 1px")
    // Fields that show one as a part of their own lend it their colour.
    case (.textField, .placeholderColor): CSSTarget(node: " > text > placeholder", "color: \(color)", "opacity: 1")
    // GTK draws it where somebody types.
    case (.textField, .tintColor): CSSTarget("caret-color: \(color)")
    case (.switch, .trackColor): CSSTarget("background: \(color)")
    case (.switch, .borderColor): CSSTarget("border: 1px solid \(color)")
    case (.switch, .thumbColor): CSSTarget(node: " > slider", "background: \(color)")
    case (.switch, .thumbShadowColor): CSSTarget(node: " > slider", "box-shadow: 0 1px 2px \(color)")
    case (.slider, .tintColor):
      CSSTarget(
        node: " > trough", pseudoClass: ":focus-visible", "outline: 2px solid \(color)", "outline-offset: 10px")
    case (.slider, .trackTintColor): CSSTarget(node: " > trough", "background: \(color)")
    case (.slider, .trackSelectionColor): CSSTarget(node: " > trough > highlight", "background: \(color)")
    case (.slider, .thumbTintColor): CSSTarget(node: " > trough > slider", "background: \(color)")
    case (.slider, .borderColor): CSSTarget(node: " > trough > slider", "border: 1px solid \(color)")
    case (.slider, .thumbShadowColor): CSSTarget(node: " > trough > slider", "box-shadow: 0 1px 2px \(color)")
    case (.progress, .trackTintColor): CSSTarget(node: " > trough", "background: \(color)")
    case (.progress, .trackSelectionColor): CSSTarget(node: " > trough > progress", "background: \(color)")
    case (.rating, .tintColor):
      CSSTarget(pseudoClass: ":focus-visible", "outline: 2px solid \(color)", "outline-offset: 3px")
    case (.rating, .onColor): CSSTarget(node: " > star > image.on", "color: \(color)")
    case (.rating, .offColor): CSSTarget(node: " > star > image.off", "color: \(color)")
    case (.image, .placeholderBackgroundColor): CSSTarget(node: " > backdrop", "background: \(color)")
    default: nil
    }
  }

  /// Returns all targets of a color property.
  func targets(of property: StyleProperty, color: String) -> [CSSTarget] {
    var targets = [target(of: property, color: color)].compactMap(\.self)
    if self == .textField, property == .tintColor {
      // The platform theme says the caret of each of them.
      let nodes = [
        " > text", " > entry", " > entry > text", " > spinbutton", " > spinbutton > text",
        " > scrolledwindow > textview", " > scrolledwindow > textview > text",
      ]
      targets += nodes.map { CSSTarget(node: $0, "caret-color: \(color)") }
    }
    if self == .slider, property == .tintColor {
      // Where there are several thumbs, the one that has the focus tells so.
      targets.append(
        CSSTarget(
          node: " > trough > slider:focus-visible", "outline: 2px solid \(color)", "outline-offset: 3px"))
    }
    return targets
  }

  /// The pseudo-classes that a state is selected by on nodes of this kind.
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
  /// Where buttons have their title.
  static let titleNodes = [" > label", " > actionbutton > label", " > box > label"]

  /// The nodes inside of a part of this kind that draw its letters.
  var letterNodes: [String] {
    switch self {
    case .button: Self.titleNodes
    case .textField: [" > text", " > entry > text", " > spinbutton > text"]
    default: []
    }
  }

  /// The classes that nodes inside of a part of this kind are told apart by.
  var nodeClasses: [String] {
    switch self {
    case .image: ["gradient"]
    case .rating: ["on", "off"]
    default: []
    }
  }
}

extension ComponentPart {
  /// The classes that stand for states that GTK doesn't know.
  var stateClasses: [String] {
    states.map { kind.pseudoClasses(of: $0) }.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
  }
  /// The part's measures as declarations, with the node below the part's own that each belongs to.
  var metricTargets: [CSSTarget] {
    var targets: [CSSTarget] = []
    if kind == .slider { targets += sliderTargets }
    if kind == .switch { targets += switchTargets }
    if kind == .progress { targets += progressTargets }
    if kind == .rating { targets += ratingTargets }
    if kind == .button, generalPart == nil {
      // The platform theme's buttons have a border, which would count into every size, and a shadow.
      targets.append(CSSTarget("border: none"))
      targets += [" > image", " > box > image"].map { CSSTarget(node: $0, "-gtk-icon-filter: none") }
      if !settings.contains(where: { $0.property == .borderColor }) { targets.append(CSSTarget("box-shadow: none")) }
    }
    // The platform theme gives the rows of its lists a shadow while they are pressed.
    if traits.contains(.isPlatformRow) { targets.append(CSSTarget("box-shadow: none")) }
    if kind == .textField { targets += fieldTargets }
    // The platform theme makes icons of what is disabled fainter, and the table has a colour for that.
    if kind == .image { targets += ["", " > image"].map { CSSTarget(node: $0, "-gtk-icon-filter: none") } }
    if metrics[.paddingBlock] != nil || metrics[.paddingInline] != nil {
      targets.append(CSSTarget("padding: \(pixels(metric(.paddingBlock))) \(pixels(metric(.paddingInline)))"))
    }
    // CSS counts the content alone, the table the padding too.
    if metrics[.minimumHeight] != nil {
      let content = metric(.minimumHeight) - 2 * metric(.paddingBlock)
      targets.append(CSSTarget("min-height: \(pixels(max(content, 0)))"))
    }
    if metrics[.minimumWidth] != nil {
      let content = metric(.minimumWidth) - 2 * metric(.paddingInline)
      targets.append(CSSTarget("min-width: \(pixels(max(content, 0)))"))
    }
    if let radius = metrics[.cornerRadius] { targets.append(CSSTarget("border-radius: \(pixels(radius))")) }
    // A symbol with a font style is as large as that says.
    if let size = metrics[.iconSize], !settings.contains(where: { kind == .image && $0.property == .fontStyle }) {
      targets.append(CSSTarget("-gtk-icon-size: \(pixels(size))"))
    }
    return targets
  }

  /// The shape of a GtkScale: the platform theme's has borders on the track and a smaller knob.
  private var sliderTargets: [CSSTarget] {
    let track = metric(.trackThickness)
    let thumb = metric(.thumbDiameter)
    let overhang = max(thumb - track, 0) / 2
    // The border of one pixel at each side belongs to the diameter.
    let content = pixels(max(thumb - 2, 0))
    return [
      // Past its ends the knob stands over the padding.
      CSSTarget("padding: \(pixels(overhang))"),
      CSSTarget(
        node: " > trough", "border: none", "border-radius: \(pixels(track / 2))", "min-height: \(pixels(track))",
        "min-width: \(pixels(track))"),
      CSSTarget(
        node: " > trough > highlight", "border: none", "margin: 0px", "border-radius: \(pixels(track / 2))",
        "min-height: \(pixels(track))", "min-width: \(pixels(track))"),
      CSSTarget(
        node: " > trough > slider", "min-width: \(content)", "min-height: \(content)",
        "margin: \(pixels(-overhang))", "border-radius: \(pixels(thumb / 2))"),
    ]
  }

  /// The node around an entry is the field: the platform theme gives the entry a surface and a border of its own.
  private var fieldTargets: [CSSTarget] {
    let lines = [" > entry", " > spinbutton"].map { node in
      CSSTarget(
        node: node, "color: inherit", "background: none", "border: none", "box-shadow: none", "outline: none",
        "padding: 0px", "min-height: 0px")
    }
    let areas = [" > scrolledwindow", " > scrolledwindow > textview", " > scrolledwindow > textview > text"].map {
      CSSTarget(node: $0, "color: inherit", "background: none")
    }
    // The platform theme goes on painting what is selected in a field that people have left, though paler.
    let selections = ["", " > entry", " > spinbutton", " > scrolledwindow > textview"].map {
      CSSTarget(node: $0 + ":not(:focus-within) > text > selection", "background: none", "color: inherit")
    }
    // A search field is a field by itself.
    return [CSSTarget("border: none", "outline: none")] + lines + areas + selections
  }

  /// The shape of a GtkProgressBar: the platform theme's is wider, with borders.
  private var progressTargets: [CSSTarget] {
    let track = metric(.trackThickness)
    return [" > trough", " > trough > progress"].map { node in
      CSSTarget(
        node: node, "border: none", "margin: 0px", "padding: 0px", "border-radius: \(pixels(track / 2))",
        "min-height: \(pixels(track))", "min-width: \(pixels(track))")
    }
  }

  /// The stars of a rating, and the control behind them, which is there for the keyboard and assistive technology only.
  private var ratingTargets: [CSSTarget] {
    let bare = ["border: none", "margin: 0px", "padding: 0px", "min-width: 0px", "min-height: 0px"]
    let nodes = [
      " > scale", " > scale > trough", " > scale > trough > slider", " > levelbar", " > levelbar > trough",
      " > levelbar > trough > block",
    ]
    return [CSSTarget(node: " > star > image", "-gtk-icon-filter: none")]
      + nodes.flatMap { node in bare.map { CSSTarget(node: node, $0) } }
  }

  /// The shape of a GtkSwitch: in the platform theme the knob covers the border of the track.
  private var switchTargets: [CSSTarget] {
    let track = metric(.trackThickness)
    let thumb = metric(.thumbDiameter)
    // The track counts its border of one pixel at each side; GTK makes it twice as wide as the knob with its margin.
    let inset = max(track - 2 - thumb, 0) / 2
    return [
      CSSTarget("border-radius: \(pixels(track / 2))"),
      CSSTarget(
        node: " > slider", "border: none", "min-width: \(pixels(thumb))", "min-height: \(pixels(thumb))",
        "margin: \(pixels(inset))", "border-radius: \(pixels(thumb / 2))"),
    ]
  }
}

/// A length as CSS text; GTK wants the unit even with 0.
func pixels(_ value: Double) -> String { decimalText(value) + "px" }

/// The size of a text as CSS text.
///
/// A CSS point follows the text scale and is 4/3 pixel at a scale of 1, so that a text of 17 points is 17 pixels high
/// there; a CSS pixel would stay as it is at every scale.
func cssPoints(_ points: Double) -> String { decimalText(points * 0.75) + "pt" }

/// A text in quotation marks, as CSS reads it.
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
