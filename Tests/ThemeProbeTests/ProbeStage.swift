import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

/// All components in one window, with the current theme.
final class ProbeStage {
  let window = Window()
  private let scrolled: ScrolledWindow
  fileprivate let content: Box
  let manager: ThemeManager
  private let fixtures: [ProbeFixture]
  /// The folder of the style sheets and their images.
  private let folder: String
  private(set) var nodes: [String: [Widget]] = [:]

  init(_ display: Display, folder: String) {
    self.folder = folder
    write("", to: "\(folder)/probe.nss")
    manager = ThemeManager(display: display)
    fixtures = ComponentParts.components.compactMap { component in
      guard let make = ProbeFixture.all[component] else {
        Issue.record("no fixture shows \(component)")
        return nil
      }
      return make()
    }
    let widgets = fixtures.flatMap(\.widgets)
    for widget in widgets { widget.setMargins(top: 16, leading: 20, bottom: 16, trailing: 20) }
    content = Box(.vertical, widgets)
    // Its visible part doesn't matter, because it is drawn completely.
    scrolled = ScrolledWindow(content, name: "Parts")
    window.child = scrolled
    window.defaultSize = (760, 400)
  }

  func show() async throws {
    window.present()
    _ = await turnUntil { self.window.isMapped && self.window.width == 760 }
    for fixture in fixtures { try fixture.begin() }
    await paint(window, frames: 3)
    for fixture in fixtures { try fixture.interact() }
    await paint(window, frames: 3)
    window.clearFocus()
    findNodes()
  }

  func close() throws {
    for fixture in fixtures { try fixture.end() }
    window.close()
    manager.remove()
  }

  private func findNodes() {
    nodes = [:]
    var waiting: [Widget] = [content]
    while let widget = waiting.popLast() {
      waiting += widget.children
      for path in ComponentParts.classPaths where widget.hasStyleClass(path) { nodes[path, default: []].append(widget) }
    }
  }

  private func nodes(of part: ComponentPart) -> [Widget] { nodes[part.classPath] ?? [] }

  /// The part on which a probe is visible: another part can replace a read-only field.
  private func nodes(of probe: Probe) -> [Widget] {
    let readOnlyPart = probe.state == .readonly ? ComponentParts.readOnlyPart(of: probe.part) : nil
    return nodes(of: readOnlyPart ?? probe.part)
  }

  /// Whether a color is visible on a part, with the theme of a style sheet.
  func shows(_ color: (UInt8, UInt8, UInt8), on part: ComponentPart, sheet: String) async -> Bool {
    manager.theme = theme(sheet)
    await paint(window, frames: 3)
    guard let picture = WidgetPicture(of: content) else { return false }
    return nodes(of: part).contains { node in
      guard node.isMapped, let box = node.bounds(in: content) else { return false }
      return picture.shows(
        color, x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height), tolerance: 2)
    }
  }

  // MARK: Nodes of several parts

  /// The visible nodes with several parts, each of which affects the appearance.
  private var sharedNodes: [(node: Widget, parts: [ComponentPart])] {
    // A group only shapes its rows.
    let parts = ComponentParts.all.filter { ![.selection, .group].contains($0.kind) }
    let shared = Dictionary(grouping: parts.flatMap { part in nodes(of: part).map { (part, $0) } }) {
      ObjectIdentifier($0.1)
    }
    return shared.values.filter { $0.count > 1 && $0[0].1.isMapped }.map { ($0[0].1, $0.map(\.0)) }
  }

  /// Parts that share a node with a part that neither specializes them nor lists them as companions.
  func unrelatedParts() -> [String] {
    sharedNodes.compactMap { _, parts in
      let special = parts[parts.count - 1]
      let known = Set([special.generalClassPath].compactMap(\.self) + special.companionClassPaths)
      let unrelatedParts = parts.dropLast().map(\.classPath).filter { !known.contains($0) }
      return unrelatedParts.isEmpty ? nil : "\(special.classPath): \(unrelatedParts)"
    }
  }

  /// Declarations for parts that aren't visible on their nodes, because these have other parts as well.
  func hidden(_ parts: [ComponentPart]) async -> [String] {
    func takes(_ part: ComponentPart, _ property: StyleProperty) -> Bool {
      part.acceptedProperties.contains { $0.property == property }
    }
    let values: [(StyleProperty, String)] = [
      (.fontSize, "23.5"), (.fontWeight, "850"), (.cornerRadius, "19"), (.height, "90"), (.textAlign, "right"),
    ]
    manager.theme = theme(
      parts.map { part in
        let taken = values.filter { takes(part, $0.0) }
        return "\(part.classPath) { \(taken.map { "\($0.0.rawValue): \($0.1);" }.joined(separator: " ")) }\n"
      }.joined())
    await paint(window, frames: 14)
    return sharedNodes.flatMap { node, nodeParts in
      let style = RealizedStyle(of: node)
      let font = node.displayedFont
      let label = node.first(Label.self)
      return nodeParts.filter(parts.contains).flatMap { part in
        let visible: [(StyleProperty, Bool)] = [
          (.fontSize, font.map { abs($0.pixels - 23.5) < 0.1 } ?? true), (.fontWeight, font?.weight ?? 850 == 850),
          (.cornerRadius, style.pixels("border-top-left-radius") == 19),
          (
            .height,
            ["min-height", "padding-top", "padding-bottom"].reduce(0) { $0 + (style.pixels($1) ?? 0) } == 90
          ),
          (.textAlign, label?.alignment ?? 1 == 1),
        ]
        // An activity displays only its icon.
        return visible.filter { property, isVisible in takes(part, property) && !isVisible }
          .filter { property, _ in nodeParts.allSatisfy { takes($0, property) } }
          .map { "\($0.0.rawValue) of \(part.classPath) on \(nodeParts.map(\.classPath))" }
      }
    }
  }

  /// The styles of the nodes of all visible parts, as far as GTK reports them.
  private func computedStyles() -> [String: [[String]]] {
    let properties = [
      "color", "background-color", "background-image", "box-shadow", "font-size", "font-weight", "font-family",
      "border-top-left-radius", "min-height", "padding-left", "opacity", "text-shadow",
    ]
    // An explicit default and a missing value are equal.
    let initial = ["none", "\"Sans\"", "0px", "rgba(0,0,0,0)"]
    return nodes.mapValues { nodes in
      nodes.filter(\.isMapped).map { node in
        let style = RealizedStyle(of: node)
        return properties.map { property in
          let value = style[property] ?? ""
          return "\(property): \(initial.contains(value) ? "" : value)"
        }
      }
    }
  }

  /// Differences between a scope with a theme and a window with the same theme.
  func differences(_ theme: Theme, around others: [Theme]) async -> [String] {
    scrolled.child = nil
    let scope = ThemeScope(theme: theme, child: content)
    scrolled.child = scope
    window.clearFocus()
    var reference: [String: [[String]]] = [:]
    var differences: [String] = []
    for outer in [theme] + others {
      manager.theme = outer
      await paint(window, frames: 30)
      let styles = computedStyles()
      if reference.isEmpty { reference = styles }
      for (path, nodes) in styles {
        for (one, other) in zip(reference[path] ?? [], nodes) {
          differences += zip(one, other).filter { $0 != $1 }.map { "\(path) \($0), but \($1)" }
        }
      }
    }
    scope.child = nil
    scrolled.child = content
    return differences
  }

  // MARK: Probing

  /// Returns the probes that aren't visible.
  ///
  /// - Parameters:
  ///   - groups: Groups of probes in one state each. They have the same family or, without a sheet, families that
  ///     display the focus in the same way.
  ///   - hasSheet: Whether the window has a style sheet with all the probes.
  ///   - variant: The semantic variant of the parts that have a style for it.
  /// - Returns: The probes without a visible effect.
  func invisibleProbes(
    _ groups: [[Probe]], hasSheet: Bool = true, variant: SemanticStatus? = nil
  ) async -> [Probe] {
    let probes = groups.flatMap(\.self)
    guard !probes.isEmpty else { return [] }
    let variantNodes = Set(variant == nil ? [] : probes.flatMap { nodes(of: $0.part) })
    for node in variantNodes { node.setStyleClass(variant?.rawValue ?? "", true) }
    defer { for node in variantNodes { node.setStyleClass(variant?.rawValue ?? "", false) } }
    if hasSheet { probes.forEach { makePicture($0.value) } }
    manager.theme = hasSheet ? theme(Probe.sheet(probes)) : .standard
    _ = await turnUntil { !SheetImages.isLoading }
    #expect(manager.problems.isEmpty, "\(manager.problems.prefix(3))")
    var invisibleProbes: [Probe] = []
    for group in groups { invisibleProbes += await self.invisibleProbes(inOneState: group) }
    return invisibleProbes
  }

  private func invisibleProbes(inOneState probes: [Probe]) async -> [Probe] {
    guard let first = probes.first else { return [] }
    let state = first.state
    let family = first.property.family(on: first.part.kind)
    let showsFocus = family == .gradients || state == .focused
    // The values of the cell around a part are only probed with the state set on the cell.
    let fromHost = probes.filter { $0.isFromHost }
    var invisibleProbes: [Probe] = []
    for (probes, everywhere) in [(fromHost, false), (probes.filter { !$0.isFromHost }, true)] where !probes.isEmpty {
      set(state, true, everywhere: everywhere, showsFocus: showsFocus)
      // Collections measure again, some items at a time.
      await paint(window, frames: [.sizes, .alignments].contains(family) ? 14 : 3)
      if let picture = WidgetPicture(of: content) {
        invisibleProbes += probes.filter { probe in !nodes(of: probe).contains { shows(probe, $0, picture) } }
      } else {
        Issue.record("nothing is drawn")
      }
      set(state, false, everywhere: everywhere, showsFocus: showsFocus)
    }
    return invisibleProbes
  }

  private func makePicture(_ value: Probe.Value) {
    switch value {
    case .picture(let red, let green, let blue):
      make(value.text) { SamplePicture.plain("png", width: 4, height: 4, [red, green, blue]) }
    case .frame(let red, let green, let blue):
      make(Probe.Value.frameName(red, green, blue)) {
        SamplePicture.bytes("png", width: 16, height: 16) { x, y in
          (6..<12).contains(x) && (3..<11).contains(y) ? [red, green, blue] : [1, 2, 3]
        }
      }
    default: break
    }
  }

  private func make(_ name: String, _ bytes: () -> [UInt8]) {
    let path = "\(folder)/\(name).png"
    if FileStamp(path: path) == nil { write(bytes(), to: path) }
  }

  private func theme(_ text: String) -> Theme {
    let reading = StyleSheet.read(StyleSheetSource(name: "\(folder)/probe.nss", text: text))
    let refused: Set<StyleSheetDiagnosticCode> = [
      .unsupportedProperty, .unsupportedState, .unknownProperty, .unknownClass,
    ]
    let problems = reading.diagnostics.filter { $0.severity == .error || refused.contains($0.code) }
    #expect(problems.isEmpty, "\(problems.prefix(3).map(\.message))")
    return Theme.standard.applying(reading.sheet)
  }

  func set(_ state: StyleState, _ isOn: Bool, everywhere: Bool, showsFocus: Bool) {
    if state.isInsensitive { content.isSensitive = !isOn }
    for part in ComponentParts.all {
      let nodes = nodes(of: part)
      if everywhere || part.kind.isHost { for node in nodes { node.setState(state.flags(on: part.kind), isOn) } }
      // The focus ring.
      if part.kind.isHost, showsFocus {
        for node in nodes { node.setState([.focused, .focusVisible], isOn) }
      }
      if part.kind == .selection { nodes.last?.setState(.selected, isOn) }
    }
  }

  // MARK: Searching

  /// The maximum distance of a ring from the focused widget.
  private static let focusRingDistance = 14

  private func shows(_ probe: Probe, _ node: Widget, _ picture: WidgetPicture) -> Bool {
    guard node.isMapped else { return false }
    switch probe.value {
    case .color(let red, let green, let blue), .picture(let red, let green, let blue):
      guard let box = node.bounds(in: content) else { return false }
      return picture.shows(
        (red, green, blue), x: Int(box.x) - Self.focusRingDistance, y: Int(box.y) - Self.focusRingDistance,
        width: Int(box.width) + 2 * Self.focusRingDistance,
        height: Int(box.height) + 2 * Self.focusRingDistance, tolerance: probe.property.isEndOfGradient ? 18 : 2)
    // An icon is as large as the letters of its style.
    case .textStyle(let style) where probe.part.kind == .image:
      return Double(node.width) == TextStyles.standard[style].points
    case .textStyle(let style):
      let font = TextStyles.standard[style]
      return node.displayedFont.map { abs($0.pixels - font.points) < 0.1 && $0.weight == font.weight } == true
    case .size(let points): return node.displayedFont.map { abs($0.pixels - points) < 0.1 } == true
    case .weight(let weight): return node.displayedFont?.weight == weight
    case .family(let name): return node.displayedFont?.family == name
    case .lineLimit(let lines): return node.first(Label.self)?.numberOfLines == lines
    case .alignment(let isRight):
      if let entry = node.first(Entry.self) { return entry.textAlignment == (isRight ? 1 : 0) }
      if let view = node.first(TextView.self) { return view.justification == (isRight ? .right : .left) }
      guard let label = node.first(Label.self) else { return false }
      guard isRight ? label.alignment == 1 && label.justification == .right : label.alignment == 0 else { return false }
      return probe.part.kind != .button || isAligned(label, in: node, isRight: isRight)
    case .icon(let name) where probe.part.kind == .rating:
      let styleClass = probe.property == .onImage ? "on" : "off"
      return node.children.flatMap(\.children).contains { image in
        image.hasStyleClass(styleClass) && (image as? Image)?.iconName == name
      }
    case .icon(let name): return node.first(Image.self)?.iconName == name
    // A line of one pixel can be between two pixels.
    case .opacity(let opacity) where probe.part.kind == .separator: return node.hasStyle("opacity", "\(opacity)")
    case .opacity(let opacity):
      guard let strongest = WidgetPicture(of: node)?.mostOpaqueColor else { return false }
      return abs(Double(strongest[3]) - opacity * 255) < 3
    case .stretch(let stretch): return node.displayedFont?.stretch == stretch
    case .radius(let radius):
      return probe.part.kind == .image
        ? hasRoundCorner(node, picture) : RealizedStyle(of: node).pixels("border-top-left-radius") == radius
    case .padding(let edges):
      guard let box = node.bounds(in: content) else { return false }
      return box.height - Double(node.height) == edges[0] + edges[2]
        && box.width - Double(node.width) == edges[1] + edges[3]
    // The maximum width.
    case .width(let width) where probe.part.kind == .group:
      return node.bounds(in: content).map { $0.width <= width } == true
    case .width(let width): return node.bounds(in: content).map { $0.width >= width } == true
    case .height(let height): return node.bounds(in: content).map { $0.height >= height } == true
    // Children of a cell have their own lines and shadows.
    case .css(let text, _, let property) where probe.part.kind == .cell:
      return RealizedStyle(of: node)[property]?.contains(text) == true
    // A length that follows the text scale is a sum.
    case .css(let text, _, let property) where property == "border-top-width":
      return RealizedStyle(of: node).pixels(property).map { "\(Int($0))px" } == text
    // No inner node inherits it.
    case .css(let text, _, let property) where property == "text-transform":
      return node.letters.flatMap { RealizedStyle(of: $0)[property] }?.contains(text) == true
    case .css(let text, _, let property) where property == "text-shadow":
      return node.letters != nil && node.hasStyle(property, text)
    case .css(let text, _, let property): return node.hasStyle(property, text)
    // The area between the edges, and the edges.
    case .frame(let red, let green, let blue):
      guard let box = node.bounds(in: content) else { return false }
      return [(red, green, blue), (1, 2, 3)].allSatisfy { color in
        picture.shows(
          color, x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height), tolerance: 2)
      }
    case .tiles:
      let style = RealizedStyle(of: node)
      return style["background-repeat"] == "repeat" && ![nil, "none"].contains(style["background-image"])
    case .line(let isVisible): return (RealizedStyle(of: node)["border-bottom-style"] == "solid") == isVisible
    }
  }
}

extension ProbeStage {
  /// Whether the letters of a label are nearer to one side of its button than to the other.
  private func isAligned(_ label: Label, in button: Widget, isRight: Bool) -> Bool {
    guard let outer = button.bounds(in: content), let inner = label.bounds(in: content) else { return false }
    let pointer = OpaquePointer(label.pointer)
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(pointer, &x, &y)
    var letters = PangoRectangle()
    pango_layout_get_pixel_extents(gtk_label_get_layout(pointer), nil, &letters)
    let left = inner.x - outer.x + Double(x + letters.x)
    let right = outer.width - left - Double(letters.width)
    return isRight ? right < left : left < right
  }

  /// Whether an image is drawn at its upper edge, but not in its corner.
  private func hasRoundCorner(_ node: Widget, _ picture: WidgetPicture) -> Bool {
    guard let box = node.bounds(in: content), box.width >= 2 * 20 else { return false }
    let (x, y) = (Int(box.x), Int(box.y))
    // The background of the corner can be rounded itself.
    let edge = picture.color(x: x + Int(box.width) / 2, y: y + 3)
    return [1, 3, 5].allSatisfy { picture.color(x: x + $0, y: y + $0) != edge }
  }
}

extension Probe {
  /// Whether the part gets its state from its cell or button.
  fileprivate var isFromHost: Bool {
    part.followsHost && [.hover, .highlighted, .selected].contains(state)
      && !part.settings.contains { $0.state == state }
      && (part.kind != .textField || state != .highlighted)
  }
}

extension ComponentPart {
  fileprivate var followsHost: Bool { [.text, .textField, .image, .tag].contains(kind) }
}

extension PartKind {
  /// Whether the part can be hovered, pressed or focused.
  fileprivate var isHost: Bool { [.cell, .item, .button, .switch, .slider, .rating].contains(self) }
}

extension StyleState {
  fileprivate var isInsensitive: Bool { [.disabled, .disabledSelected, .disabledUnselected].contains(self) }

  /// GTK's flags for the state, except for a switch, which sets whether it is on.
  fileprivate func flags(on kind: PartKind) -> StateFlags {
    switch self {
    case .hover: .prelight
    // The user types in it.
    case .highlighted where kind == .textField: .focusWithin
    // A part of a form cell gets it from the focused field.
    case .highlighted where kind == .cell: [.active, .focusWithin]
    case .highlighted: .active
    case .selected: .selected
    case .focused: [.focused, .focusVisible, .focusWithin]
    default: []
    }
  }
}

extension Widget {
  /// The widget that draws the typed text, or the first text; nil if GTK only uses the font and the color of its style.
  fileprivate var letters: Widget? {
    first(TextView.self) == nil ? textInput ?? first(Label.self) : nil
  }

  /// The font of the text that is typed in the widget, or of its first text.
  fileprivate var displayedFont: WidgetFont? {
    (textInput ?? first(Label.self)).flatMap { WidgetFont(of: $0) }
  }

  /// The text field.
  private var textInput: Widget? {
    first(TextInput.self) ?? first(TextView.self) ?? first(SpinButton.self)?.input
  }

  /// Whether GTK's value for a property contains a text, here or on an inner node.
  fileprivate func hasStyle(_ property: String, _ text: String) -> Bool {
    RealizedStyle(of: self)[property]?.contains(text) == true || children.contains { $0.hasStyle(property, text) }
  }

  /// The first widget of a class in this one, including itself.
  fileprivate func first<Found: Widget>(_ type: Found.Type) -> Found? {
    if let found = self as? Found { return found }
    for child in children { if let found = child.first(type) { return found } }
    return nil
  }
}
