/// The parts of the dots below pages, which every component that has pages has under its own class paths.
extension PartsTable {
  /// What leads to one of the pages: a target around its dot.
  var pageButton: ComponentPart {
    self(
      "pageButton", .button, .pressableSurface, refusing: .ofText,
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 24, .minimumWidth: 44, .cornerRadius: 12])
  }

  /// The dot of a page.
  var pageDot: ComponentPart {
    self(
      "pageDot", .mark, .color(.backgroundColor, .tertiaryLabel, disabled: .quaternaryLabel),
      metrics: [.minimumWidth: 8, .minimumHeight: 8, .cornerRadius: 4])
  }

  /// The dot of the page that is shown, which is longer; it stands after the other one, so that what it says wins.
  var currentPageDot: ComponentPart {
    self(
      "currentPageDot", .mark, .color(.backgroundColor, .tintColor, disabled: .quaternaryLabel),
      metrics: [.minimumWidth: 20]
    ).refining(pageDot)
  }
}
