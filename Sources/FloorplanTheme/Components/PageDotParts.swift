/// The parts of the dots below pages, which every component that has pages has under its own class paths.
extension ComponentPart {
  /// What leads to one of the pages: a target around its dot.
  static func pageButton(of component: String) -> Self {
    part(
      of: component, "pageButton", .button, refusing: .ofText, settings: .pressableSurface,
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 24, .minimumWidth: 44, .cornerRadius: 12])
  }

  /// The dot of a page.
  static func pageDot(of component: String) -> Self {
    part(
      of: component, "pageDot", .mark, settings: dot(.tertiaryLabel),
      metrics: [.minimumWidth: 8, .minimumHeight: 8, .cornerRadius: 4])
  }

  /// The dot of the page that is shown, which is longer; it stands after the other one, so that what it says wins.
  static func currentPageDot(of component: String) -> Self {
    part(
      of: component, "currentPageDot", .mark, settings: dot(.tintColor),
      metrics: [.minimumWidth: 20]
    ).refining(pageDot(of: component))
  }

  private static func dot(_ color: ColorToken) -> [StyleSetting] {
    [
      StyleSetting(.backgroundColor, .color(color)),
      StyleSetting(.backgroundColor, .color(.quaternaryLabel), in: .disabled),
    ]
  }

  private static func part(
    of component: String, _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [],
    settings: [StyleSetting], metrics: [PartMetric: Double]
  ) -> Self {
    ComponentPart(
      component: component, name: name, kind: kind, classPath: "fdlFUI\(component)_\(name)",
      refusedProperties: refused, origin: .ours, settings: settings, metrics: metrics)
  }
}
