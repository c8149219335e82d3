import Floorplan

/// A part of the page of a component; the raw value is that of the knob “tab” in addresses.
nonisolated enum SheetTab: String, CaseIterable {
  case preview, states, variants, code

  private static let name = "tab"

  /// The knobs of the pages of components, which the page itself has controls for.
  static let knobs = [knob(of: allCases), Stage.knob]

  /// Returns the knob of a page with the given tabs.
  static func knob(of tabs: [SheetTab]) -> KnobDefinition {
    .choice(name, "Tab", tabs[0].rawValue, of: tabs.map(\.rawValue)).grouped(in: .page)
  }

  /// The title of the tab.
  var title: String {
    switch self {
    case .preview: localized("Preview")
    case .states: localized("States")
    case .variants: localized("Variants")
    case .code: localized("Code")
    }
  }

  /// Returns the selected tab of a page; reading it is observed.
  @MainActor static func selected(_ context: PageContext) -> SheetTab {
    SheetTab(rawValue: context.value(ofKnob: name)) ?? .preview
  }

  /// Creates a page with a bar of tabs above the content of the selected tab.
  ///
  /// - Parameters:
  ///   - context: The context of the page, which has the knob of the tabs.
  ///   - tabs: The tabs.
  ///   - content: Creates the content of a tab when the user selects it.
  /// - Returns: The page.
  @MainActor static func page(
    _ context: PageContext, _ tabs: [SheetTab] = allCases, content: @escaping (SheetTab) -> Widget
  ) -> Widget {
    let bar = ChoiceBar(tabs.map(\.title), name: localized("Tabs")) {
      tabs.firstIndex(of: selected(context))
    } choose: {
      context.setValue(tabs[$0].rawValue, ofKnob: name)
    }
    bar.horizontalAlignment = .start
    bar.addStyleClass("gallery-tabs")
    let host = ContentHost()
    // The closure keeps the host alive until the tree is discarded.
    host.root.observe({ selected(context) }, onChange: { host.show(content($0)) })
    return Box(.vertical, [context.chrome.part(PageInset(bar)), host.root])
  }
}
