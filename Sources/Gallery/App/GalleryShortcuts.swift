import GTKBridge

/// The keyboard shortcuts in the shortcuts window.
enum GalleryShortcuts {
  static let sections: [ShortcutSection] = [(localized("Commands"), commands), (localized("In Pages"), inPages)]

  private static let commands: [ShortcutGroup] = GalleryCommand.Section.allCases.map { section in
    let commands = GalleryCommand.all.filter { $0.section == section && !$0.keys.isEmpty }
    return (section.title, commands.map { ($0.title, $0.keys) } + (section == .program ? [menu] : []))
  }

  /// GTK handles this key.
  private static let menu: Shortcut = (localized("Open Menu"), ["F10"])

  /// The keys that components handle.
  private static let inPages: [ShortcutGroup] = [
    (
      localized("Lists and Tables"),
      [
        (localized("Move to Another Item"), ["Up", "Down", "Left", "Right"]),
        (localized("Move to First or Last Item"), ["Home", "End"]),
        (localized("Open Item"), ["Return"]),
        (localized("Select or Deselect Item"), ["<Control>space"]),
        (localized("Extend Selection"), ["<Shift>Up", "<Shift>Down"]),
        (localized("Select All"), ["<Control>a"]),
        (localized("Deselect All"), ["<Control><Shift>a"]),
        (localized("Copy"), ["<Control>c"]),
        (localized("Delete"), ["Delete"]),
        (localized("Open Context Menu"), ["<Shift>F10", "Menu"]),
      ]
    ),
    (
      localized("Floorplans"),
      [
        (localized("Refresh List"), ["F5"]),
        (localized("Save Form"), ["<Control>s"]),
        (localized("Undo"), ["<Control>z"]),
        (localized("Redo"), ["<Control><Shift>z"]),
        (localized("Revert Field"), ["<Alt>BackSpace"]),
        (localized("Go Back"), ["<Alt>Left"]),
        (localized("Go Forward"), ["<Alt>Right"]),
        (localized("Close or Cancel"), ["Escape"]),
      ]
    ),
    (
      localized("Quick Tokens"),
      [
        (localized("Save"), ["<Control>s"]),
        (localized("Undo"), ["<Control>z"]),
        (localized("Redo"), ["<Control><Shift>z"]),
      ]
    ),
    (localized("Review"), ReviewBar.choiceTitles.enumerated().map { ($1, ["\($0)"]) }),
    (
      localized("Element Picker"),
      [
        (localized("Next Element"), ["Tab", "Down"]),
        (localized("Previous Element"), ["<Shift>Tab", "Up"]),
        (localized("Inspect Element"), ["Return"]),
        (localized("Cancel"), ["Escape"]),
      ]
    ),
    (
      localized("Attachment Previews"),
      [
        (localized("Previous or Next File"), ["Left", "Right"]),
        (localized("Previous or Next Page"), ["Page_Up", "Page_Down"]),
        (localized("Zoom In or Out"), ["<Control>plus", "<Control>minus"]),
        (localized("Fit to Window"), ["<Control>0"]),
        (localized("Actual Size"), ["<Control>1"]),
        (localized("Copy"), ["<Control>c"]),
        (localized("Save As"), ["<Control>s"]),
        (localized("Open With Another App"), ["<Control>o"]),
        (localized("Rename"), ["F2"]),
        (localized("Delete"), ["Delete"]),
      ]
    ),
  ]
}
