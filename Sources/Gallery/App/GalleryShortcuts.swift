import GTKBridge

/// The keyboard shortcuts in the shortcuts window.
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

  /// GTK handles this key.
  private static let menu = ShortcutGroup.Row(localized("Open Menu"), ["F10"])

  /// The keys that components handle.
  private static let inPages = [
    ShortcutGroup(
      localized("Lists and Tables"),
      [
        ShortcutGroup.Row(localized("Move to Another Item"), ["Up", "Down", "Left", "Right"]),
        ShortcutGroup.Row(localized("Move to First or Last Item"), ["Home", "End"]),
        ShortcutGroup.Row(localized("Open Item"), ["Return"]),
        ShortcutGroup.Row(localized("Select or Deselect Item"), ["<Control>space"]),
        ShortcutGroup.Row(localized("Extend Selection"), ["<Shift>Up", "<Shift>Down"]),
        ShortcutGroup.Row(localized("Select All"), ["<Control>a"]),
        ShortcutGroup.Row(localized("Deselect All"), ["<Control><Shift>a"]),
        ShortcutGroup.Row(localized("Copy"), ["<Control>c"]),
        ShortcutGroup.Row(localized("Open Context Menu"), ["<Shift>F10", "Menu"]),
      ]),
    ShortcutGroup(
      localized("Floorplans"),
      [
        ShortcutGroup.Row(localized("Search List"), ["<Control>f"]),
        ShortcutGroup.Row(localized("Refresh List"), ["F5"]),
        ShortcutGroup.Row(localized("Save Form"), ["<Control>s"]),
        ShortcutGroup.Row(localized("Undo Deletion"), ["<Control>z"]),
        ShortcutGroup.Row(localized("Go Back"), ["<Alt>Left"]),
        ShortcutGroup.Row(localized("Close or Cancel"), ["Escape"]),
      ]),
    ShortcutGroup(
      localized("Attachment Previews"),
      [
        ShortcutGroup.Row(localized("Previous or Next File"), ["Page_Up", "Page_Down"]),
        ShortcutGroup.Row(localized("Zoom In or Out"), ["<Control>plus", "<Control>minus"]),
        ShortcutGroup.Row(localized("Fit to Window"), ["<Control>0"]),
        ShortcutGroup.Row(localized("Actual Size"), ["<Control>1"]),
        ShortcutGroup.Row(localized("Copy"), ["<Control>c"]),
        ShortcutGroup.Row(localized("Save As"), ["<Control>s"]),
        ShortcutGroup.Row(localized("Open With Another App"), ["<Control>o"]),
        ShortcutGroup.Row(localized("Delete"), ["Delete"]),
      ]),
  ]
}
