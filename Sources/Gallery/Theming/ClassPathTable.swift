import Floorplan
import FloorplanTheme

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
  /// - Returns: The nonempty sections.
  func sections(
    matching searchText: String, origin: ClassPathEntry.Origin? = nil, changedOnly: Bool = false
  ) -> [RecordSection<String>] {
    let found = Self.search.indices(matching: searchText).map { ClassPathEntry.all[$0] }.filter { entry in
      (origin == nil || entry.origin == origin) && (!changedOnly || change(of: entry) != .none)
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

  /// Returns the details of a class path; nil if there is none.
  func record(of path: String) -> ClassPathRecord? {
    ClassPathEntry.at(path).map { ClassPathRecord($0, in: theme, appearance) }
  }
}
