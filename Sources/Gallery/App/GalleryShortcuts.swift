import GTKBridge

/// The keys of the program, for the window that lists them.
enum GalleryShortcuts {
  static let sections = [
    ShortcutSection("Commands", commands), ShortcutSection("In Pages", inPages),
  ]

  private static let commands = GalleryCommand.Section.allCases.map { section in
    ShortcutGroup(
      section.rawValue,
      GalleryCommand.all.filter { $0.section == section && !$0.keys.isEmpty }
        .map { ShortcutGroup.Row($0.title, $0.keys) } + (section == .program ? [menu] : []))
  }

  /// GTK opens it.
  private static let menu = ShortcutGroup.Row("Open the Menu", ["F10"])

  /// The keys of components, each of which takes its own.
  private static let inPages = [
    ShortcutGroup(
      "Lists and Tables",
      [
        ShortcutGroup.Row("Go to Another Item", ["Up", "Down", "Left", "Right"]),
        ShortcutGroup.Row("First or Last Item", ["Home", "End"]),
        ShortcutGroup.Row("Open the Item", ["Return"]),
        ShortcutGroup.Row("Select or Deselect the Item", ["<Control>space"]),
        ShortcutGroup.Row("Extend the Selection", ["<Shift>Up", "<Shift>Down"]),
        ShortcutGroup.Row("Select All", ["<Control>a"]),
        ShortcutGroup.Row("Deselect All", ["<Control><Shift>a"]),
        ShortcutGroup.Row("Copy", ["<Control>c"]),
        ShortcutGroup.Row("Menu of the Item", ["<Shift>F10", "Menu"]),
      ]),
    ShortcutGroup(
      "Floorplans",
      [
        ShortcutGroup.Row("Search a List", ["<Control>f"]),
        ShortcutGroup.Row("Refresh a List", ["F5"]),
        ShortcutGroup.Row("Save a Form", ["<Control>s"]),
        ShortcutGroup.Row("Take a Deletion Back", ["<Control>z"]),
        ShortcutGroup.Row("Close, Cancel or Go Back", ["Escape"]),
      ]),
    ShortcutGroup(
      "Previews of Attachments",
      [
        ShortcutGroup.Row("Previous or Next File", ["Page_Up", "Page_Down"]),
        ShortcutGroup.Row("Larger or Smaller", ["<Control>plus", "<Control>minus"]),
        ShortcutGroup.Row("Fit the Window", ["<Control>0"]),
        ShortcutGroup.Row("Actual Size", ["<Control>1"]),
        ShortcutGroup.Row("Copy", ["<Control>c"]),
        ShortcutGroup.Row("Save a Copy", ["<Control>s"]),
        ShortcutGroup.Row("Open With Another Program", ["<Control>o"]),
        ShortcutGroup.Row("Delete", ["Delete"]),
      ]),
  ]
}
