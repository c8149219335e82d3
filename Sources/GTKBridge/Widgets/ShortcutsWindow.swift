import CGTK

/// A shortcut: the title of a command and the accelerators that activate it, such as `<Control>q`.
public typealias Shortcut = (title: String, keys: [String])
/// A group of shortcuts in order.
public typealias ShortcutGroup = (title: String, rows: [Shortcut])
/// A section of a shortcuts window: one of its pages, with its groups in order.
///
/// The title selects the section if there are several.
public typealias ShortcutSection = (title: String, groups: [ShortcutGroup])

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
