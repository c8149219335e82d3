import Floorplan

/// The page of the empty state view: all variants and states, and a sample with knobs.
let emptyStatePage = Page.cell(
  EmptyStateView.self, path: "empty-state", title: localized("Empty State"), group: localized("Views"),
  keywords: ["illustrated message", "nothing found", "no items", "placeholder", "error", "offline"],
  properties: [
    .text("state-title", "Title", "No Orders Found", of: \.title),
    .text("body", "Text", "No orders contain “valve”. Try another word, or search all plants.", of: \.bodyText),
    .image("image", "Icon, file or URL", "edit-find-symbolic", of: \.illustration),
    .buttonTitle("primary", "Primary button", "Clear Search", of: \.primaryButton),
    .buttonTitle("secondary", "Secondary button", "All Plants", of: \.secondaryButton),
    .number("image-width", "Image width", 64, in: 16...300, of: \.illustrationSize.width),
    .number("image-height", "Image height", 64, in: 16...300, of: \.illustrationSize.height),
  ],
  arrangement: .rows,
  prepare: { view, context in
    for button in [view.primaryButton, view.secondaryButton] {
      button.didSelectHandler = { context.announce("Clicked “\($0.currentTitle ?? "")”") }
    }
  },
  setupCode: [
    "view.primaryButton.didSelectHandler = { _ in clearSearch() }",
    "view.secondaryButton.didSelectHandler = { _ in searchEverywhere() }",
  ],
  states: SampleState.variants { $0.primaryButton }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<EmptyStateView>] {
  func variant(
    _ title: String, _ icon: String?, _ stateTitle: String?, _ body: String?, action: String? = nil,
    _ fill: @escaping (EmptyStateView) -> Void = { _ in }
  ) -> Variant<EmptyStateView> {
    Variant(title) { view in
      view.illustration = icon.map { .icon($0) }
      view.title = stateTitle
      view.bodyText = body
      if let action {
        view.primaryButton.setTitle(action, for: .normal)
        view.primaryButton.didSelectHandler = { _ in context.announce("Clicked “\(action)”") }
      }
      fill(view)
    }
  }
  return [
    variant("Title", nil, "No Orders", nil),
    variant("Title and text", nil, "No Orders", "Orders that are assigned to you appear here."),
    variant("With an icon", "folder-symbolic", "No Attachments", "Images and documents appear here."),
    variant(
      "With an action", "network-offline-symbolic", "You Are Offline", "Check your network connection.",
      action: "Try Again"),
    variant("With an image", nil, "No Turbines", "No turbines are in operation.") { view in
      view.illustrationSize = Size(width: 220, height: 180)
      view.illustration = .turbine
    },
    variant("Error", "dialog-error-symbolic", "Can’t Read the Order", "The file is incomplete: it ends at line 12.") {
      view in
      view.secondaryButton.setTitle("Show Details", for: .normal)
      view.secondaryButton.didSelectHandler = { _ in context.announce("Details") }
    },
    variant(
      "Long text", "edit-find-symbolic",
      "No notifications in any of your plants match the text that you are looking for",
      String(repeating: "Check the spelling, or search the orders of other users. ", count: 4)),
    variant("Right to left", "edit-find-symbolic", "لا توجد نتائج", "جرّب كلمة أخرى"),
  ]
}
