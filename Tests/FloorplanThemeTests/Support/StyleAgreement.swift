@testable import FloorplanTheme
import Testing

/// Expects that style sheets say the same of a part as ``Theme/resolve(_:state:variant:appearance:elevated:)``, in each state.
func expectAgreement(_ reader: CSSReader, with theme: Theme, of part: ComponentPart, _ appearance: Appearance) {
  for state in StyleState.allCases {
    let style = theme.resolve(part, state: state, appearance: appearance)
    let own = "." + part.classPath
    // From the rule that everything else overrides to the one that overrides everything else.
    let selectors = state.fallbacks.map { own + part.kind.pseudoClasses(of: $0) }
    func css(_ name: String, _ node: String = "") -> String? {
      reader.value(of: name, at: selectors.map { $0 + node })
    }
    func expectFont() {
      let family = css("font-family")
      #expect((family == "inherit" ? nil : family) == style.fontFamily.map(cssString), "\(own) \(state)")
      #expect(css("font-style") ?? "normal" == (style.isItalic ? "italic" : "normal"), "\(own) \(state)")
      #expect(css("font-stretch") ?? "normal" == style.fontWidth.rawValue, "\(own) \(state)")
      #expect(css("font-size") == style.fontSize.map(cssPoints), "\(own) \(state)")
      #expect(css("font-weight") == style.fontWeight.map { "\($0)" }, "\(own) \(state)")
    }
    switch part.kind {
    case .cell:
      #expect(css("background") == style.backgroundColor?.css)
      #expect(css("border-bottom") == style.separatorColor.map { "1px solid \($0.css)" })
      #expect(css("box-shadow") == style.borderColor.map { "inset 0px 0px 0px 1px \($0.css)" })
    case .selection, .item: #expect(css("background") == style.backgroundColor?.css)
    case .button:
      #expect(css("color") == style.color?.css)
      #expect(css("background") == style.backgroundColor?.css)
      expectFont()
    case .separator: #expect(css("background") == style.separatorColor?.css)
    case .text, .textField:
      #expect(css("background") == style.backgroundColor?.css)
      #expect(css("color") == style.color?.css)
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
    case .mark:
      #expect(css("background") == style.backgroundColor?.css)
      #expect(css("border") == style.borderColor.map { "1px solid \($0.css)" })
    case .tag:
      #expect(css("color") == style.color?.css)
      #expect(css("background") == style.backgroundColor?.css)
      #expect(css("box-shadow") == style.borderColor.map { "inset 0px 0px 0px 1px \($0.css)" })
      expectFont()
    case .progress:
      #expect(css("color") == style.tintColor?.css)
      #expect(css("background", " > trough") == style.trackColor?.css)
      #expect(css("background", " > trough > progress") == style.trackSelectionColor?.css)
    case .slider:
      #expect(css("background", " > trough") == style.trackColor?.css)
      #expect(css("background", " > trough > highlight") == style.trackSelectionColor?.css)
      #expect(css("background", " > trough > slider") == style.thumbColor?.css)
      #expect(css("opacity") == style.opacity.map(decimalText))
    }
  }
}
