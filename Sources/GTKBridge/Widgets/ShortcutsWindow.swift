import CGTK

/// A group of shortcuts in a shortcuts window.
public nonisolated struct ShortcutGroup: Hashable, Sendable {
  /// A shortcut in a group.
  public nonisolated struct Row: Hashable, Sendable {
    /// The title of the command.
    public let title: String
    /// The accelerators that activate the command, such as `<Control>q`.
    public let keys: [String]

    /// Creates a shortcut.
    public init(_ title: String, _ keys: [String]) {
      self.title = title
      self.keys = keys
    }
  }

  /// The title of the group.
  public let title: String
  /// The shortcuts in order.
  public let rows: [Row]

  /// Creates a group.
  public init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}

/// A section of a shortcuts window: one of its pages.
public nonisolated struct ShortcutSection: Hashable, Sendable {
  /// The title with which the section is selected if there are several.
  public let title: String
  /// The groups in order.
  public let groups: [ShortcutGroup]

  /// Creates a section.
  public init(_ title: String, _ groups: [ShortcutGroup]) {
    self.title = title
    self.groups = groups
  }
}

extension Window {
  /// Creates a window that lists and searches shortcuts, a GtkShortcutsWindow, without displaying it.
  ///
  /// The specific class is hidden because GTK deprecates it since version 4.18.
  ///
  /// - Throws: ``BuilderError`` if GTK no longer has this class.
  public static func shortcutsWindow(for sections: [ShortcutSection]) throws(BuilderError) -> Window {
    // The window must be created from a description, because functions for its parts require GTK 4.14.
    let builder = try Builder(xml: description(of: sections))
    guard let window = builder.object("shortcuts", as: Window.self) else {
      throw BuilderError(description: "no shortcuts window in the description")
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
