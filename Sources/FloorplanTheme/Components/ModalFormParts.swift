extension ComponentParts {
  /// The parts of a modal form: the note above it, the footer below, and the outline of its window.
  ///
  /// These are the create, edit and filter patterns of the SAP Fiori design guidelines; the SAP Fiori for iOS
  /// documentation doesn't list class paths for them.
  ///
  /// The window's bar is a ``NavigationBar`` except for the save button. The progress of saving is that of an
  /// ``ObjectCell``'s action.
  public enum ModalForm: Component {
    /// The surface; its column gap is the space at both sides of the fixed content, which begins where the fields do.
    ///
    /// Over a window of at least the regular width, the form has the preferred width, and the regular width is its
    /// maximum height.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground),
      metrics: [.columnGap: 32, .lineGap: 8, .controlGap: 8, .preferredWidth: 540, .regularWidth: 600])

    /// The explanation of the mark for required fields.
    public static let noteLabel = part.text("noteLabel", .footnote, .secondaryLabel, lines: 0)

    /// The surface below the button at the bottom, which doesn't scroll.
    public static let footer = part("footer", .mark, .surface(.secondaryGroupedBackground), padding: (8, 16))

    /// The outline of the window and of other dialogs, with the shadow of popovers in the SAP Fiori design guidelines.
    ///
    /// With high contrast, where surfaces of sheets aren't elevated, it has a border.
    /// It has no effect if the window is maximized, or if the desktop doesn't support shadows.
    public static let sheet = part(
      "sheet", .mark, .highContrastOutline, .color(.shadowColor, .sectionShadow),
      [
        StyleSetting(.shadowOffset, .offset(x: 0, y: 10)), StyleSetting(.shadowRadius, .length(25)),
      ], unsupported: [.backgroundColor, .viewAlpha], metrics: [.cornerRadius: 12])

    /// All parts, the surface first.
    public static let all = [view, noteLabel, footer, sheet]
  }
}
