import FloorplanUI

/// A text that a field suggests while the user types.
public nonisolated struct Suggestion: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public var title: String
  /// An explanation below the text, by which users can find it, too; nil for none.
  public var description: String?

  /// Creates a suggestion.
  public init(_ title: String, description: String? = nil) {
    self.title = title
    self.description = description
  }

  /// Creates a suggestion without an explanation.
  public init(stringLiteral title: String) { self.init(title) }
}

/// The sources of the suggestions for a text field: a list, recent values and a search.
///
///     FormField("Place", \.place, in: TitleFormCell.self)
///       .suggestions(["Berlin", "Hamburg"], recent: settings.recentPlaces)
///     FormField("Customer", \.customer, in: TitleFormCell.self)
///       .suggestions { text in try await server.customers(matching: text).map { Suggestion($0.name) } }
///
/// The field displays the first matches of all sources, each text once.
public struct Suggestions {
  /// The texts that contain all typed words, in display order.
  public var options: [Suggestion]
  /// The values that the user entered last, the latest first, which precede the others.
  ///
  /// The app stores them, for example as `RecentTerms`.
  public var recent: [String]
  /// Returns the suggestions for a typed text, for example from a server; nil for no search.
  ///
  /// The search starts when the user stops typing, and its task is canceled when the text changes. The field displays
  /// the description of a thrown error and “Try Again”.
  public var search: (@MainActor (_ text: String) async throws -> [Suggestion])?

  /// Creates suggestions.
  public init(
    _ options: [Suggestion] = [], recent: [String] = [],
    search: (@MainActor (_ text: String) async throws -> [Suggestion])? = nil
  ) {
    (self.options, self.recent, self.search) = (options, recent, search)
  }

  /// Creates suggestions of the texts of many items, which are searched off the main thread.
  ///
  /// - Parameters:
  ///   - items: Returns the current items, or nil for none; they are retained only during a search.
  ///   - text: Returns the text of an item; equal ones are suggested once.
  ///   - recent: The values that the user entered last, the latest first.
  public init<Items: Sequence & Sendable>(
    of items: @escaping @MainActor () -> Items?, text: @escaping @Sendable (Items.Element) -> String,
    recent: [String] = []
  ) {
    self.init(recent: recent) { typed in
      guard let items = items() else { return [] }
      return await Self.suggestions(matching: typed, of: items, text: text)
    }
  }

  @concurrent
  private nonisolated static func suggestions<Items: Sequence & Sendable>(
    matching typed: String, of items: Items, text: @Sendable (Items.Element) -> String
  ) async -> [Suggestion] {
    let texts = Array(Set(items.lazy.map(text)))
    return SubstringSearch(texts: texts).indices(matching: typed).map { (texts[$0], FoldedText(texts[$0])) }
      .sorted { $0.1 < $1.1 }.map { Suggestion($0.0) }
  }
}
