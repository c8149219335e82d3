import Floorplan

/// The page of the empty state view: all variants and states, and a sample with knobs.
let emptyStatePage = Page.cell(
  EmptyStateView.self, path: "empty-state", title: localized("Empty State"), group: localized("Views"),
  summary: localized("An explanation where there is no content"), iconName: "dialog-information-symbolic",
  keywords: localizedKeywords("illustrated message, nothing found, no items, placeholder, error, offline"),
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
    "view.primaryButton.didSelectHandler = { _ in print(\"Clear Search\") }",
    "view.secondaryButton.didSelectHandler = { _ in print(\"All Plants\") }",
  ],
  states: SampleState.variants { $0.primaryButton }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<EmptyStateView>] {
  [
    Variant("Title", ["state-title": "No Orders"]),
    Variant("Title and text", ["state-title": "No Orders", "body": "Orders that are assigned to you appear here."]),
    Variant(
      "With an icon",
      [
        "image": "folder-symbolic", "state-title": "No Attachments", "body": "Images and documents appear here.",
      ]),
    Variant(
      "With an action",
      [
        "image": "network-offline-symbolic", "state-title": "You Are Offline",
        "body": "Check your network connection.", "primary": "Try Again",
      ]
    ) { $0.primaryButton.didSelectHandler = { _ in context.announce("Clicked “Try Again”") } },
    Variant(
      "With an image",
      [
        "state-title": "No Turbines", "body": "No turbines are in operation.", "image-width": "220",
        "image-height": "180",
      ]
    ) { $0.illustration = .turbine },
    Variant(
      "Error",
      [
        "image": "dialog-error-symbolic", "state-title": "Can’t Read the Order",
        "body": "The file is incomplete: it ends at line 12.", "secondary": "Show Details",
      ]
    ) { $0.secondaryButton.didSelectHandler = { _ in context.announce("Details") } },
    Variant(
      "Long text",
      [
        "image": "edit-find-symbolic",
        "state-title": "No notifications in any of your plants match the text that you are looking for",
        "body": String(repeating: "Check the spelling, or search the orders of other users. ", count: 4),
      ]),
    .rightToLeft(
      ["image": "edit-find-symbolic", "state-title": "لا توجد نتائج", "body": "جرّب كلمة أخرى"]),
  ]
}
