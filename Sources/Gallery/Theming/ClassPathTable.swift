import Floorplan
import FloorplanTheme

/// All class paths as a theme has them.
nonisolated struct ClassPathTable: Sendable {
  /// What a theme does to a part.
  enum Change: Sendable, Hashable {
    /// It looks as in the standard theme.
    case none
    /// A colour of the palette, or a text style, is another.
    case inherited
    /// Something is set for it.
    case set
  }

  let theme: Theme
  let appearance: Appearance

  private static let search = SubstringSearch(
    ClassPathEntry.all.map { entry in
      [entry.path, entry.subject, entry.kind.rawValue, entry.origin.rawValue] + entry.properties
    })

  /// The class paths that a search finds, in their sections.
  ///
  /// - Parameters:
  ///   - typed: Words that must all stand in the path, the component or part, the kind, the origin or a property.
  ///   - origin: Where they come from; nil for everywhere.
  ///   - changedOnly: Whether what looks as in the standard theme is left out.
  /// - Returns: The sections that have class paths left.
  func sections(
    matching typed: String, origin: ClassPathEntry.Origin? = nil, changedOnly: Bool = false
  ) -> [RecordSection<String>] {
    let found = Self.search.indices(matching: typed).map { ClassPathEntry.all[$0] }.filter { entry in
      (origin == nil || entry.origin == origin) && (!changedOnly || change(of: entry) != .none)
    }
    return RecordSection.sections(of: found, titled: \.group, id: \.path)
  }

  /// What the theme does to what a class path addresses.
  func change(of entry: ClassPathEntry) -> Change {
    switch entry.target {
    case .stock(let stock): return theme.declarations(for: stock).isEmpty ? .none : .set
    case .part(let part):
      if theme.setsAnything(for: part) { return .set }
      let variants = [nil] + Set(part.settings.compactMap(\.variant))
      let looksAsStandard = part.states.allSatisfy { state in
        variants.allSatisfy { variant in
          theme.resolve(part, state: state, variant: variant, appearance: appearance)
            == Theme.standard.resolve(part, state: state, variant: variant, appearance: appearance)
        }
      }
      return looksAsStandard ? .none : .inherited
    }
  }

  /// Everything that is known of a class path; nil where there is none.
  func record(of path: String) -> ClassPathRecord? {
    ClassPathEntry.at(path).map { ClassPathRecord($0, in: theme, appearance) }
  }
}
