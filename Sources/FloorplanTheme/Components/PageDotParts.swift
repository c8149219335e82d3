/// The parts of the dots below pages. Each component with pages has them, with its own class paths.
extension PartsTable {
  /// The button for a page, around its dot.
  var pageButton: ComponentPart {
    self(
      "pageButton", .button, .pressableSurface, unsupported: .ofText, padding: (0, 0),
      metrics: [.minimumHeight: 24, .minimumWidth: 44, .cornerRadius: 12])
  }

  var pageDot: ComponentPart {
    self(
      "pageDot", .mark, .color(.backgroundColor, .tertiaryLabel, disabled: .quaternaryLabel),
      metrics: [.minimumWidth: 8, .minimumHeight: 8, .cornerRadius: 4])
  }

  /// The dot of the current page, which is wider.
  ///
  /// It comes after the other one, so its values win.
  var currentPageDot: ComponentPart {
    self(
      "currentPageDot", .mark, .color(.backgroundColor, .tintColor, disabled: .quaternaryLabel),
      metrics: [.minimumWidth: 20]
    ).specializing(pageDot)
  }
}
