import GTKBridge

/// The keys of the program, for the window that lists them.
enum GalleryShortcuts {
  static let sections = [
    ShortcutSection(localized("Commands"), commands), ShortcutSection(localized("In Pages"), inPages),
  ]

  private static let commands = GalleryCommand.Section.allCases.map { section in
    ShortcutGroup(
      section.title,
      GalleryCommand.all.filter { $0.section == section && !$0.keys.isEmpty }
        .map { ShortcutGroup.Row($0.title, $0.keys) } + (section == .program ? [menu] : []))
  }

  /// GTK opens it.
  private static let menu = ShortcutGroup.Row(localized("Open the Menu"), ["F10"])

  /// The keys of components, each of which takes its own.
  private static let inPages = [
    ShortcutGroup(
      localized("Lists and Tables"),
      [
        ShortcutGroup.Row(localized("Go to Another Item"), ["Up", "Down", "Left", "Right"]),
        ShortcutGroup.Row(localized("First or Last Item"), ["Home", "End"]),
        ShortcutGroup.Row(localized("Open the Item"), ["Return"]),
        ShortcutGroup.Row(localized("Select or Deselect the Item"), ["<Control>space"]),
        ShortcutGroup.Row(localized("Extend the Selection"), ["<Shift>Up", "<Shift>Down"]),
        ShortcutGroup.Row(localized("Select All"), ["<Control>a"]),
        ShortcutGroup.Row(localized("Deselect All"), ["<Control><Shift>a"]),
        ShortcutGroup.Row(localized("Copy"), ["<Control>c"]),
        ShortcutGroup.Row(localized("Menu of the Item"), ["<Shift>F10", "Menu"]),
      ]),
    ShortcutGroup(
      localized("Floorplans"),
      [
        ShortcutGroup.Row(localized("Search a List"), ["<Control>f"]),
        ShortcutGroup.Row(localized("Refresh a List"), ["F5"]),
        ShortcutGroup.Row(localized("Save a Form"), ["<Control>s"]),
        ShortcutGroup.Row(localized("Take a Deletion Back"), ["<Control>z"]),
        ShortcutGroup.Row(localized("Go Back"), ["<Alt>Left"]),
        ShortcutGroup.Row(localized("Close or Cancel"), ["Escape"]),
      ]),
    ShortcutGroup(
      localized("Previews of Attachments"),
      [
        ShortcutGroup.Row(localized("Previous or Next File"), ["Page_Up", "Page_Down"]),
        ShortcutGroup.Row(localized("Larger or Smaller"), ["<Control>plus", "<Control>minus"]),
        ShortcutGroup.Row(localized("Fit the Window"), ["<Control>0"]),
        ShortcutGroup.Row(localized("Actual Size"), ["<Control>1"]),
        ShortcutGroup.Row(localized("Copy"), ["<Control>c"]),
        ShortcutGroup.Row(localized("Save a Copy"), ["<Control>s"]),
        ShortcutGroup.Row(localized("Open With Another Program"), ["<Control>o"]),
        ShortcutGroup.Row(localized("Delete"), ["Delete"]),
      ]),
  ]
}
