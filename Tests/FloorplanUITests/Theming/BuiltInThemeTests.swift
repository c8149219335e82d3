import FloorplanTheme
import FloorplanThemeCheck
import GTKBridge
import GTKTestSupport
import Testing

import FloorplanUI

@Suite(.serialized) struct BuiltInThemeTests {
  /// The themes that differ from the standard theme.
  nonisolated private static let different = BuiltInTheme.allCases.filter { $0 != .horizon }

  private static let columns: [(appearance: Appearance, isElevated: Bool)] = Appearance.allCases.flatMap {
    [($0, false), ($0, true)]
  }

  @Test("No diagnostics, and iOS loads each theme", arguments: BuiltInTheme.allCases)
  func themesHaveNoDiagnostics(theme: BuiltInTheme) {
    let reading = StyleSheet.read(theme.source, checks: .all)
    #expect(reading.diagnostics.map(\.description) == [])
    #expect(!reading.sheet.definitions.isEmpty)
    #expect(StrictCheckResult(theme.source, dialect: .fiori).loads)
    #expect(theme.source.name == "\(theme.rawValue).nss")
    #expect(BuiltInTheme(rawValue: theme.rawValue) == theme)
  }

  @Test func horizonEqualsTheStandardTheme() throws {
    let reading = BuiltInTheme.horizon.read()
    let theme = BuiltInTheme.horizon.theme()
    #expect(theme.hasSheet)
    for name in PaletteReference.names {
      let reference = try #require(PaletteReference(name))
      for surface in [PaletteReference.Surface.light, .dark, .contrastLight, .contrastDark] {
        #expect(reading.sheet.definitions.filter { $0.name == "\(name)_\(surface.rawValue)" }.count == 1, "\(name)")
      }
      for (appearance, isElevated) in Self.columns {
        #expect(
          reference.color(in: theme.palette, appearance: appearance, elevated: isElevated)
            == reference.color(in: .standard, appearance: appearance, elevated: isElevated), "\(name) \(appearance)")
      }
    }
    for part in ComponentParts.all {
      for (appearance, isElevated) in Self.columns {
        // If the table has values for a semantic variant; otherwise, the variant changes nothing.
        for variant in Set([nil] + part.settings.map(\.variant)) {
          for state in part.states {
            let style = theme.resolve(
              part, state: state, variant: variant, appearance: appearance, elevated: isElevated)
            let standard = Theme.standard.resolve(
              part, state: state, variant: variant, appearance: appearance, elevated: isElevated)
            #expect(style == standard, "\(part.classPath) \(state)")
          }
        }
      }
    }
    for appearance in Appearance.allCases { #expect(theme.css(for: appearance) == Theme.standard.css(for: appearance)) }
  }

  @Test(arguments: different) func otherThemesRedefineEveryColorOnEverySurface(theme: BuiltInTheme) {
    let names = Set(theme.read().sheet.definitions.map(\.name))
    // White and black don't change.
    for token in ColorToken.allCases where token != .baseWhite && token != .baseBlack {
      var surfaces: [PaletteReference.Surface] = [.light, .dark, .contrastLight, .contrastDark]
      if token.standardRow.darkElevated != nil { surfaces.append(.elevatedDark) }
      for surface in surfaces {
        #expect(names.contains("\(token.rawValue)_\(surface.rawValue)"), "\(token) \(surface)")
      }
    }
  }

  @Test(arguments: different) func otherThemesDifferInTypographyAndColors(builtIn: BuiltInTheme) {
    let theme = builtIn.theme()
    func typography(_ theme: Theme, _ part: ComponentPart) -> [String] {
      let style = theme.resolve(part, appearance: .light)
      return [
        style.fontFamily ?? "", "\(style.fontSize ?? 0)", "\(style.fontWeight ?? 0)", "\(style.isItalic)",
        "\(style.lineLimit ?? 0)", style.textAlignment?.rawValue ?? "",
      ]
    }
    for other in [Theme.standard] + BuiltInTheme.allCases.filter({ $0 != builtIn }).map({ $0.theme() }) {
      let texts = ComponentParts.all.filter { [.text, .textField, .button, .tag].contains($0.kind) }
      let changed = texts.filter { typography(theme, $0) != typography(other, $0) }
      #expect(changed.count > texts.count / 2, "\(changed.count) of \(texts.count)")
      for appearance in Appearance.allCases {
        #expect(theme.css(for: appearance) != other.css(for: appearance))
      }
    }
  }

  @Test(
    "In all appearances and states, texts have a contrast of at least 4.5:1, icons of at least 3:1",
    arguments: different)
  func otherThemesAreLegible(builtIn: BuiltInTheme) {
    let theme = builtIn.theme()
    for appearance in Appearance.allCases {
      let pairs = ContrastPair.all(in: theme, appearance)
      // Fewer would mean that the walk misses parts.
      #expect(pairs.count > 500)
      for pair in pairs { #expect(pair.contrast >= pair.minimumContrast, "\(pair) in \(appearance)") }
    }
  }

  @Test(arguments: BuiltInTheme.allCases) func gtkParsesThemesInEveryAppearance(theme: BuiltInTheme) throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), theme: theme.theme())
    defer { manager.remove() }
    for appearance in Appearance.allCases {
      manager.appearance = appearance
      #expect(manager.problems.isEmpty, "\(manager.problems.prefix(3))")
    }
  }
}
