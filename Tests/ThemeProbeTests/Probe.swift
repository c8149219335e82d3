import FloorplanTheme

/// A value that a style sheet sets on a part in a state, and that must be visible.
struct Probe {
  /// Groups of properties that can be set together without covering each other.
  enum Family: CaseIterable {
    /// Colors, the text style, and properties that widgets read.
    case styles
    /// Properties that override the text style, or are visible only without an image.
    case fonts
    /// Gradients, which cover the color of a surface; the colors of icons, which override that of their button; and the
    /// focus ring.
    case gradients
    /// Padding and minimum sizes, and the space around titles.
    case sizes
    /// The alignment of texts, for which buttons are wider than their titles.
    case alignments
    /// The opacity of parts that contain no other part: colors can't be found below it, and opacities multiply.
    case leafOpacity
    /// The opacity of buttons and fields.
    case controlOpacity
    /// The opacity of cells.
    case cellOpacity
  }

  /// The expected visible result.
  enum Value: Equatable {
    case color(UInt8, UInt8, UInt8)
    case textStyle(TextStyle)
    case size(Double)
    case weight(Int)
    case family(String)
    case lineLimit(Int)
    /// On the left or on the right, whichever isn't in the table.
    case alignment(isRight: Bool)
    case icon(String)
    case opacity(Double)
    /// The width of letters, as Pango's value.
    case stretch(Int)
    /// The radius of corners.
    case radius(Double)
    /// The lengths in CSS order: top, right, bottom, left.
    case padding([Double])
    case width(Double)
    case height(Double)
    /// GTK's result for the CSS text of a property of the node.
    case css(String, sheet: String, property: String)
    /// Whether there is a separator: the opposite of the table.
    case line(Bool)
    /// A picture with a single color.
    case picture(UInt8, UInt8, UInt8)
    /// A picture with a single color and a frame of fixed size.
    case frame(UInt8, UInt8, UInt8)
    /// The picture is tiled.
    case tiles
  }

  let part: ComponentPart
  let property: StyleProperty
  let state: StyleState
  let value: Value

  /// Returns the probes of a family in a state: all properties that a part has and displays in it.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - state: The state.
  ///   - refined: Whether they are for parts that others specialize, which determine most of the appearance.
  /// - Returns: The probes.
  static func all(_ family: Family, _ state: StyleState, refined: Bool = false) -> [Probe] {
    ComponentParts.components.flatMap { component in
      var colors = ProbeColors()
      let parts = ComponentParts.all.filter {
        $0.component == component && refinedPaths.contains($0.classPath) == refined
      }
      return parts.flatMap { part in
        part.acceptedProperties
          .filter { $0.property.family(on: part.kind) == family && $0.states.contains(state) }
          .map { accepted in
            Probe(
              part: part, property: accepted.property, state: state, value: value(of: accepted.property, part, &colors))
          }
      }
    }
  }

  /// Sets of states in which a style sheet can have equal values: no state falls back to another one of its set, and
  /// no part displays two of them at the same time, on different nodes.
  private static let independentStates: [[StyleState]] = [
    [.normal], [.hover, .highlighted, .selected, .disabled, .standard],
    [.focused, .accented, .enabledSelected, .disabledUnselected],
    [.enabledUnselected, .disabledSelected, .editableDisabled], [.readonly, .editable],
  ]

  /// All probes, grouped by style sheet and state, so that they don't cover each other.
  static var everything: [[[Probe]]] {
    Family.allCases.flatMap { family in
      [false, true].flatMap { refined in
        independentStates.map { states in states.map { all(family, $0, refined: refined) }.filter { !$0.isEmpty } }
      }
    }
  }

  /// All probes by state, for cases in which nothing is displayed that could cover something.
  static var byState: [[Probe]] {
    let all = everything.joined().joined()
    return StyleState.allCases.flatMap { state in
      // Some have a focus ring.
      [true, false].map { showsFocus in
        all.filter { probe in
          probe.state == state && (probe.property.family(on: probe.part.kind) == .gradients) == showsFocus
        }
      }
    }
  }

  /// Whether the table of the part has a value of the property for a semantic variant, in any state.
  func hasValue(for variant: SemanticStatus) -> Bool {
    part.settings.contains { $0.property == property && $0.variant == variant }
  }

  /// Whether the figures of a part are tabular without a sheet.
  private static func hasTabularFigures(_ part: ComponentPart) -> Bool {
    let general = part.generalClassPath.flatMap { ComponentParts.part(at: $0) }
    return [part, general].contains { $0?.settings.contains { $0.property == .tabularFigures } == true }
  }

  private static let refinedPaths = Set(ComponentParts.all.compactMap(\.generalClassPath))

  private static func value(of property: StyleProperty, _ part: ComponentPart, _ colors: inout ProbeColors) -> Value {
    switch property {
    case .fontStyle: .textStyle(.largeTitle)
    case .fontSize: .size(23.5)
    case .fontWeight: .weight(850)
    case .fontName: .family("Probe Serif")
    case .textLineClamp: .lineLimit(7)
    case .textAlign: .alignment(isRight: !part.settings.contains { $0.value == .alignment(.trailing) })
    case .imageName, .onImage, .offImage: .icon(ProbeFixture.solidIcon)
    case .viewAlpha: .opacity(0.25)
    case .fontWidth: .stretch(2)
    case .lineHeight: .css("61px", sheet: "61", property: "line-height")
    case .letterSpacing: .css("3px", sheet: "3", property: "letter-spacing")
    case .tabularFigures where hasTabularFigures(part):
      .css("normal", sheet: "false", property: "font-variant-numeric")
    case .tabularFigures: .css("tabular-nums", sheet: "true", property: "font-variant-numeric")
    case .textTransform: .css("uppercase", sheet: "uppercase", property: "text-transform")
    case .textShadowOffset: .css("3px 4px", sheet: "3, 4", property: "text-shadow")
    case .backgroundImage: colors.next().asPicture
    case .backgroundImageRepeat: .tiles
    case .backgroundImageInsets: colors.next().asFrame
    case .textOffset: .css("translate3d(3px, 4px, 0)", sheet: "3, 4", property: "transform")
    case .titleInsets: .css("13px", sheet: "13", property: "margin-top")
    case .separatorStyle: .line(!part.settings.contains { $0.property == .separatorColor })
    case .cornerRadius: .radius(20)
    case .padding: .padding([21, 22, 23, 24])
    case .width: .width(400)
    case .height: .height(450)
    // Narrower than the padding of a tag.
    case .borderWidth where part.kind == .tag: .css("2px", sheet: "2", property: "box-shadow")
    case .borderWidth: .css("3px", sheet: "3", property: part.kind == .mark ? "border-top-width" : "box-shadow")
    case .shadowOffset: .css("7px 9px", sheet: "7, 9", property: "box-shadow")
    case .shadowRadius: .css(" 11px", sheet: "5.5", property: "box-shadow")
    case .shadowOpacity: .css(",0.5)", sheet: "0.5", property: "box-shadow")
    case .thumbShadowColor: .css("rgba(12,34,56,0.5)", sheet: "rgba(12, 34, 56, 0.5)", property: "box-shadow")
    // With or without opacity.
    case .shadowColor: .css("(12,34,56", sheet: "rgb(12, 34, 56)", property: "box-shadow")
    // The caret is visible while the user types, but not all the time.
    case .tintColor where part.kind == .textField:
      .css("rgb(12,34,56)", sheet: "rgb(12, 34, 56)", property: "caret-color")
    default: colors.next()
    }
  }

  /// The description of the probe.
  var name: String {
    "\(part.component).\(part.name.isEmpty ? "–" : part.name) \(declaration)"
  }

  private var declaration: String {
    // Without a picture, there are no edges to keep.
    if case .frame(let red, let green, let blue) = value {
      return "\(property.rawValue): \(value.text); background-image: \(Value.frameName(red, green, blue));"
    }
    return "\(property.rawValue)\(state == .normal ? "" : "-" + state.rawValue): \(value.text);"
  }

  /// Additional properties that make a probe visible.
  private static func support(_ probe: Probe) -> [String] {
    let accepted = probe.part.acceptedProperties
    func names(_ property: StyleProperty) -> [String] {
      accepted.first { $0.property == property }?.sheetNames ?? []
    }
    let images = [.imageName, .onImage, .offImage].flatMap(names).map { "\($0): \(ProbeFixture.solidIcon);" }
    // Colors can't be found below an opacity.
    let opaque = names(.viewAlpha).map { $0 + ": 1;" }
    let family = probe.property.family(on: probe.part.kind)
    switch family {
    case .leafOpacity, .controlOpacity, .cellOpacity:
      return images + StyleProperty.surfaces.flatMap(names).map { $0 + ": #010203;" }
    // The shadow of a text is as large as the text.
    case .fonts: return opaque + names(.fontColor).map { $0 + ": #010203;" }
    case .alignments where probe.part.kind == .button: return opaque + names(.width).map { $0 + ": 400;" }
    // The lines of a star are too thin to have its exact color.
    case .styles where probe.part.kind == .rating: return opaque + images
    // A small surface would consist only of its corners.
    case .gradients where probe.part.kind == .tag: return opaque + names(.fontSize).map { $0 + ": 60;" }
    default: return opaque
    }
  }

  /// Returns a style sheet with all the probes.
  static func sheet(_ probes: [Probe]) -> String {
    var rules: [String: [String]] = [:]
    var order: [String] = []
    for probe in probes {
      let path = probe.part.classPath
      if rules[path] == nil {
        order.append(path)
        rules[path] = support(probe)
      }
      rules[path, default: []].append(probe.declaration)
    }
    return order.map { path in "\(path) {\n  \((rules[path] ?? []).joined(separator: "\n  "))\n}\n" }.joined()
  }
}

extension StyleProperty {
  /// Returns the group in which the property is probed.
  func family(on kind: PartKind) -> Probe.Family {
    switch self {
    case .fontSize, .fontWeight, .fontName, .fontWidth, .tabularFigures, .textShadowColor, .textShadowOffset,
      .onTintColor, .placeholderBackgroundColor, .gradientStartColor, .gradientEndColor, .cornerRadius, .textOffset,
      .separatorStyle, .backgroundImage, .backgroundImageRepeat:
      .fonts
    // Tall lines would move letters out of their circle.
    case .lineHeight, .letterSpacing: .sizes
    case .backgroundImageInsets: .sizes
    case .backgroundColorTop, .backgroundColorBottom: .gradients
    case .imageName, .onImage, .offImage, .placeholderColor: .gradients
    case .tintColor: kind == .progress ? .styles : .gradients
    // The sizes of other parts would widen the window.
    case .width: kind == .group ? .alignments : .sizes
    case .padding, .height, .titleInsets: .sizes
    case .textAlign: .alignments
    case .viewAlpha:
      switch kind {
      case .cell: .cellOpacity
      case .button, .item: .controlOpacity
      default: .leafOpacity
      }
    default: .styles
    }
  }

  /// The colors that cover an area.
  fileprivate static let surfaces: [StyleProperty] = [
    .fontColor, .tintColor, .onColor, .offColor, .backgroundColor,
    .separatorColor, .trackTintColor, .trackSelectionColor, .thumbTintColor,
    .placeholderBackgroundColor,
  ]

  /// Whether the property is one end of a gradient, so that few pixels have exactly its color.
  var isEndOfGradient: Bool {
    [.gradientStartColor, .gradientEndColor, .backgroundColorTop, .backgroundColorBottom].contains(self)
  }
}

extension Probe.Value {
  /// The value as text in a style sheet.
  var text: String {
    switch self {
    case .color(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
    case .textStyle(let style): style.rawValue
    case .size(let points): "\(points)"
    case .weight(let weight): "\(weight)"
    case .family(let name): "'\(name)'"
    case .lineLimit(let lines): "\(lines)"
    case .alignment(let isRight): isRight ? "right" : "left"
    case .icon(let name): name
    case .opacity(let opacity): "\(opacity)"
    case .stretch: "condensed"
    case .radius(let length), .width(let length), .height(let length): "\(length)"
    case .padding(let edges): edges.map { "\($0)" }.joined(separator: " ")
    case .css(_, let text, _): text
    case .line(let isVisible): isVisible ? "single-line" : "none"
    case .tiles: "true"
    case .frame: "3 4 5 6"
    case .picture(let red, let green, let blue): "probe-\(red)-\(green)-\(blue)"
    }
  }

  /// The name of the picture with a frame around a color.
  static func frameName(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String { "frame-\(red)-\(green)-\(blue)" }

  /// A color in a frame.
  fileprivate var asFrame: Probe.Value {
    if case .color(let red, let green, let blue) = self { .frame(red, green, blue) } else { self }
  }

  /// A picture with a color.
  fileprivate var asPicture: Probe.Value {
    if case .color(let red, let green, let blue) = self { .picture(red, green, blue) } else { self }
  }
}

/// Colors that differ strongly from each other and from gray.
private struct ProbeColors {
  private static let levels: [UInt8] = [20, 58, 96, 134, 172, 210, 248]
  /// The color of the edges of red letters.
  private static let reserved: (UInt8, UInt8, UInt8) = (172, 20, 20)
  private var index = 0

  mutating func next() -> Probe.Value {
    var color: (UInt8, UInt8, UInt8)
    repeat {
      index += 1
      color = (Self.levels[index % 7], Self.levels[index / 7 % 7], Self.levels[index / 49 % 7])
    } while color.0 == color.1 && color.1 == color.2 || color == Self.reserved
    return .color(color.0, color.1, color.2)
  }
}
