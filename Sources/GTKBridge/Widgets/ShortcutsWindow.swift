import CGTK

/// Keys that belong together, as a window of shortcuts lists them.
public nonisolated struct ShortcutGroup: Hashable, Sendable {
  /// What keys do.
  public nonisolated struct Row: Hashable, Sendable {
    /// What they do.
    public let title: String
    /// The keys, each of which does it, as in `<Control>q`.
    public let keys: [String]

    /// A row.
    public init(_ title: String, _ keys: [String]) {
      self.title = title
      self.keys = keys
    }
  }

  /// What they have in common.
  public let title: String
  /// The keys, in the order of the list.
  public let rows: [Row]

  /// A group.
  public init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}

/// Groups of keys that are shown together, one of several pages of a window of shortcuts.
public nonisolated struct ShortcutSection: Hashable, Sendable {
  /// What is chosen to see the section, where there are several.
  public let title: String
  /// The groups, in the order of the list.
  public let groups: [ShortcutGroup]

  /// A section.
  public init(_ title: String, _ groups: [ShortcutGroup]) {
    self.title = title
    self.groups = groups
  }
}

extension Window {
  /// Makes a window that lists keys and searches them: a GtkShortcutsWindow, not shown yet.
  ///
  /// GTK marks that as deprecated from 4.18 on, so that nothing outside knows which window it is.
  ///
  /// - Throws: ``BuilderError`` where GTK knows no such window any more.
  public static func listing(_ sections: [ShortcutSection]) throws(BuilderError) -> Window {
    // Its parts can only be put together by a description: functions for that came with GTK 4.14.
    let builder = try Builder(xml: description(of: sections))
    guard let window = builder.object("shortcuts", as: Window.self) else {
      throw BuilderError(description: "there is no window of shortcuts")
    }
    return window
  }

  private static func description(of sections: [ShortcutSection]) -> String {
    func object(_ type: String, _ properties: [(String, String)], _ children: [String] = [], id: String? = nil)
      -> String
    {
      let set = properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }
      let name = id.map { " id=\"\($0)\"" } ?? ""
      return "<object class=\"GtkShortcuts\(type)\"\(name)>"
        + (set + children.map { "<child>\($0)</child>" }).joined() + "</object>"
    }
    let pages = sections.enumerated().map { number, section in
      object(
        "Section", [("section-name", "section-\(number)"), ("title", section.title)],
        section.groups.map { group in
          object(
            "Group", [("title", group.title)],
            group.rows.map {
              object("Shortcut", [("title", $0.title), ("accelerator", $0.keys.joined(separator: " "))])
            })
        })
    }
    return "<interface>\(object("Window", [], pages, id: "shortcuts"))</interface>"
  }

  private static func escaped(_ text: String) -> String { String(taking: g_markup_escape_text(text, -1)) ?? "" }
}
