@testable import FloorplanTheme
import Testing

extension CSSReader {
  /// Reads a theme's values for a part, and for the part that it specializes on the same node.
  init(_ theme: Theme, of part: ComponentPart, _ appearance: Appearance) {
    let parts = sequence(first: part, next: \.generalPart).reversed()
    self.init(parts.flatMap { theme.rules(for: $0, appearance) })
  }
}

extension Theme {
  /// Returns the rules of a part, with selectors in which each class is written once.
  func rules(for part: ComponentPart, _ appearance: Appearance = .light) -> [CSSRule] {
    block(for: part, in: appearance).rules.map { rule in
      CSSRule(
        selectors: rule.selectors.map(CSSReader.withoutRepetitions), declarations: rule.declarations, nodes: rule.nodes)
    }
  }
}

/// Checks that style sheets agree with ``Theme/resolve(_:state:variant:appearance:elevated:)`` for a part, in each
/// state.
func expectAgreement(_ reader: CSSReader, with theme: Theme, of part: ComponentPart, _ appearance: Appearance) {
  for state in part.states {
    let style = theme.resolve(part, state: state, appearance: appearance)
    let own = "." + part.classPath
    // From the rule with the lowest precedence to the one with the highest.
    let nodes = sequence(first: part, next: \.generalPart).map(\.classPath).reversed()
    let selectors = state.fallbacks.flatMap { state in nodes.map { ".\($0)" + part.kind.pseudoClasses(of: state) } }
    func css(_ name: String, _ node: String = "") -> String? {
      reader.value(of: name, at: selectors.map { $0 + node })
    }
    /// The color or gradient of the surface, also of a part whose picture isn't loaded yet, which has longhands.
    func background() -> String? {
      if let shorthand = css("background") { return shorthand }
      let image = css("background-image").flatMap { ["none", "unset"].contains($0) ? nil : $0 }
      return image ?? css("background-color")
    }
    func expectFont() {
      let family = css("font-family")
      #expect((family == "inherit" ? nil : family) == style.fontFamily.map(cssString), "\(own) \(state)")
      #expect(css("font-style") ?? "normal" == (style.isItalic ? "italic" : "normal"), "\(own) \(state)")
      #expect(css("font-stretch") ?? "normal" == style.fontWidth.rawValue, "\(own) \(state)")
      #expect(css("font-size") == style.fontSize.map(cssPoints), "\(own) \(state)")
      #expect(css("font-weight") == style.fontWeight.map { "\($0)" }, "\(own) \(state)")
      func length(_ name: String) -> String? { css(name).flatMap { $0 == "unset" ? nil : $0 } }
      #expect(length("line-height") == style.lineHeight.map(cssPoints), "\(own) \(state)")
      #expect(length("letter-spacing") ?? "0pt" == cssPoints(style.letterSpacing ?? 0), "\(own) \(state)")
      let isTabular = style.values[.tabularFigures] == .boolean(true)
      #expect(css("font-variant-numeric") ?? "normal" == (isTabular ? "tabular-nums" : "normal"), "\(own) \(state)")
    }
    let surface = expectedSurface(theme, part, state, style)
    let edge = expectedEdge(style)
    switch part.kind {
    case .cell:
      #expect(background() == surface)
      let hasNoLine = style.values[.separatorStyle] == .separator(.none)
      #expect(css("border-bottom") == (hasNoLine ? "none" : style.separatorColor.map { "1px solid \($0.css)" }))
      // The initial value is none.
      let shadow = css("box-shadow") ?? "none"
      #expect((shadow == "unset" ? "none" : shadow) == edge ?? "none")
    case .selection, .item: #expect(background() == surface)
    case .button:
      #expect(css("color") == style.color?.css)
      #expect(background() == surface)
      #expect(edge == nil || css("box-shadow") == edge)
      expectFont()
    case .separator: #expect(css("background") == style.separatorColor?.css)
    case .text, .textField:
      // The platform theme has a surface for text views.
      #expect(background() == surface ?? (part.traits.contains(.isTextView) ? "none" : nil))
      #expect(css("box-shadow") == edge)
      #expect(css("color") == style.color?.css)
      #expect(css("caret-color") == style.tintColor?.css)
      expectFont()
    case .image:
      #expect(css("color") == style.tintColor?.css)
      #expect(css("background", " > backdrop") == style.colors[.placeholderBackgroundColor]?.css)
      let ends = [style.colors[.gradientStartColor], style.colors[.gradientEndColor]].compactMap { $0?.css }
      let gradient = ends.isEmpty ? nil : "linear-gradient(to bottom, \(ends.joined(separator: ", ")))"
      #expect(css("background", " > backdrop.gradient") == gradient)
    case .switch where state.rawValue.contains("abled-"):
      #expect(css("background") == style.trackColor?.css)
      #expect(css("background", " > slider") == style.thumbColor?.css)
      #expect(css("border") == style.borderColor.map { "1px solid \($0.css)" })
      #expect(css("opacity") == style.opacity.map(decimalText))
    case .switch: break
    // The rows draw the separators.
    case .group: #expect(css("border-radius") == "0px" && css("border-top-left-radius", ".first") != nil)
    case .mark:
      #expect(background() == style.backgroundColor?.css)
      let width = part.length(style.values[.borderWidth]?.length ?? 1, of: .minimumWidth)
      #expect(css("border") == style.borderColor.map { "\(width) solid \($0.css)" })
    case .tag:
      #expect(css("color") == style.color?.css)
      #expect(background() == surface)
      #expect(css("box-shadow") == edge)
      expectFont()
    case .progress:
      #expect(css("color") == style.tintColor?.css)
      #expect(css("background", " > trough") == style.trackColor?.css)
      #expect(css("background", " > trough > progress") == style.trackSelectionColor?.css)
    // It always has one of its styles.
    case .rating where state == .normal: break
    case .rating:
      #expect(css("color", " > star > image.on") == style.colors[.onColor]?.css)
      #expect(css("color", " > star > image.off") == style.colors[.offColor]?.css)
      #expect(css("opacity") == style.opacity.map(decimalText))
    case .slider:
      #expect(css("background", " > trough") == style.trackColor?.css)
      #expect(css("background", " > trough > highlight") == style.trackSelectionColor?.css)
      #expect(css("background", " > trough > slider") == style.thumbColor?.css)
      #expect(css("opacity") == style.opacity.map(decimalText))
    }
  }
}

/// The surface: a gradient, unless a color is set for a nearer state.
private func expectedSurface(_ theme: Theme, _ part: ComponentPart, _ state: StyleState, _ style: ResolvedStyle)
  -> String?
{
  let ends = [style.colors[.backgroundColorTop], style.colors[.backgroundColorBottom]].compactMap { $0?.css }
  guard let first = ends.first, let last = ends.last else { return style.backgroundColor?.css }
  let settings = theme.settings(of: part)
  func distance(_ properties: [StyleProperty]) -> Int? {
    state.fallbacks.firstIndex { candidate in
      settings.contains { $0.state == candidate && $0.variant == nil && properties.contains($0.property) }
    }
  }
  let (gradient, color) = (distance([.backgroundColorTop, .backgroundColorBottom]), distance([.backgroundColor]))
  if let gradient, let color, color < gradient { return style.backgroundColor?.css }
  return "linear-gradient(to bottom, \(first), \(last))"
}

/// The border and the shadow.
private func expectedEdge(_ style: ResolvedStyle) -> String? {
  let width = pixels(style.values[.borderWidth]?.length ?? 1)
  let top = style.colors[.borderTopColor].map { "inset 0px \(width) 0px 0px \($0.css)" }
  let line = style.borderColor.map { "inset 0px 0px 0px \(width) \($0.css)" }
  var shadow: String?
  if let color = style.colors[.shadowColor] {
    var (x, y, opacity) = (0.0, 1.0, 1.0)
    if case .offset(let right, let down) = style.values[.shadowOffset] { (x, y) = (right, down) }
    if case .opacity(let own) = style.values[.shadowOpacity] { opacity = own }
    let blur = 2 * (style.values[.shadowRadius]?.length ?? 0)
    let shadowColor = ThemeColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
    shadow = "\(pixels(x)) \(pixels(y)) \(pixels(blur)) \(shadowColor.css)"
  }
  let all = [line, top, shadow].compactMap(\.self)
  return all.isEmpty ? nil : all.joined(separator: ", ")
}

extension StyleValue {
  fileprivate var length: Double? { if case .length(let points) = self { points } else { nil } }
}
