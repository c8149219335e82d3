import Floorplan
import FloorplanTheme
import FloorplanThemeCheck

/// All class paths in a theme.
nonisolated struct ClassPathTable: Sendable {
  /// The effect of a theme on a part.
  enum Change: Sendable, Hashable {
    /// The style is that of the standard theme.
    case none
    /// Only a color of the palette or a text style is changed.
    case inherited
    /// The theme sets a value of the part.
    case set
  }

  let theme: Theme
  let appearance: Appearance
  /// The values of each part that a sheet can set.
  private let values: [String: [ThemeCoverage.Value]]
  /// The text with the lowest contrast of each part, compared with its minimum.
  private let lowestContrasts: [String: ContrastReport.Entry]

  init(theme: Theme, appearance: Appearance) {
    self.theme = theme
    self.appearance = appearance
    values = Dictionary(grouping: ThemeCoverage(of: theme).values, by: \.part.classPath)
    let texts = ContrastReport(of: theme).entries.filter { $0.appearance == appearance }
    lowestContrasts = Dictionary(texts.map { ($0.part.classPath, $0) }) { first, second in
      first.ratio / first.minimum <= second.ratio / second.minimum ? first : second
    }
  }

  private static let search = SubstringSearch(
    ClassPathEntry.all.map { entry in
      [entry.path, entry.subject, entry.kind.rawValue, entry.origin.rawValue] + entry.properties
    })

  /// Returns the class paths that match a search, in sections.
  ///
  /// - Parameters:
  ///   - searchText: The search words, which must all be in the path, the component or part, the kind, the origin or a
  ///     property.
  ///   - origin: The origin of the class paths; nil for any.
  ///   - changedOnly: Whether to omit class paths with the standard style.
  ///   - lowContrastOnly: Whether to omit class paths without a text whose contrast is too low.
  /// - Returns: The nonempty sections.
  func sections(
    matching searchText: String, origin: ClassPathEntry.Origin? = nil, changedOnly: Bool = false,
    lowContrastOnly: Bool = false
  ) -> [RecordSection<String>] {
    let found = Self.search.indices(matching: searchText).map { ClassPathEntry.all[$0] }.filter { entry in
      (origin == nil || entry.origin == origin) && (!changedOnly || change(of: entry) != .none)
        && (!lowContrastOnly || lowestContrast(of: entry)?.passes == false)
    }
    return RecordSection.sections(of: found, titled: \.group, id: \.path)
  }

  /// Returns the effect of the theme on the parts of a class path.
  func change(of entry: ClassPathEntry) -> Change {
    switch entry.target {
    case .stock(let stock): return theme.declarations(for: stock).isEmpty ? .none : .set
    case .part(let part):
      if theme.hasCustomSettings(for: part) { return .set }
      let variants = [nil] + Set(part.settings.compactMap(\.variant))
      let hasStandardStyle = part.states.allSatisfy { state in
        variants.allSatisfy { variant in
          theme.resolve(part, state: state, variant: variant, appearance: appearance)
            == Theme.standard.resolve(part, state: state, variant: variant, appearance: appearance)
        }
      }
      return hasStandardStyle ? .none : .inherited
    }
  }

  /// Returns the numbers of values of a part that the sheet sets and that it can set; nil for a stock class.
  func coverage(of entry: ClassPathEntry) -> (set: Int, settable: Int)? {
    guard case .part(let part) = entry.target, let values = values[part.classPath] else { return nil }
    return (values.count { $0.sources[appearance] == .sheet }, values.count)
  }

  /// Returns the text of a part with the lowest contrast; nil without a text, and for a stock class.
  func lowestContrast(of entry: ClassPathEntry) -> ContrastReport.Entry? {
    guard case .part(let part) = entry.target else { return nil }
    return lowestContrasts[part.classPath]
  }

  /// Returns the details of a class path; nil if there is none.
  func record(of path: String) -> ClassPathRecord? {
    ClassPathEntry.at(path).map { ClassPathRecord($0, in: self) }
  }
}
