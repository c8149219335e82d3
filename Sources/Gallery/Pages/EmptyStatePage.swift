import Floorplan

/// The page of the empty state view: all variants and states, and a sample with knobs.
enum EmptyStatePage: CellPage {
  static let table = CellTable.cell(
    EmptyStateView.self, path: "empty-state", title: localized("Empty state"), group: localized("Views"),
    keywords: ["illustrated message", "nothing found", "no items", "placeholder", "error", "offline"],
    properties: [
      .text("state-title", "Title", "No Orders Found", of: \.title),
      .text("body", "Text", "No order contains “valve”. Try another word, or search in all plants.", of: \.bodyText),
      .image("image", "Icon, file or address", "edit-find-symbolic", of: \.illustration),
      .buttonTitle("primary", "First button", "Clear Search", of: \.primaryButton),
      .buttonTitle("secondary", "Second button", "All Plants", of: \.secondaryButton),
      .number("image-width", "Width of the picture", 64, in: 16...300, of: \.illustrationSize.width),
      .number("image-height", "Height of the picture", 64, in: 16...300, of: \.illustrationSize.height),
    ],
    arrangement: .rows,
    prepare: { view, context in
      for button in [view.primaryButton, view.secondaryButton] {
        button.didSelectHandler = { context.announce("Pressed “\($0.currentTitle ?? "")”") }
      }
    },
    preparingCode: [
      "view.primaryButton.didSelectHandler = { _ in clearSearch() }",
      "view.secondaryButton.didSelectHandler = { _ in searchEverywhere() }",
    ],
    states: SampleState.variants { $0.primaryButton }, variants: variants)

  private static func variants(_ context: PageContext) -> [Variant<EmptyStateView>] {
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
          view.primaryButton.didSelectHandler = { _ in context.announce("Pressed “\(action)”") }
        }
        fill(view)
      }
    }
    return [
      variant("Title", nil, "No Orders", nil),
      variant("Title and text", nil, "No Orders", "Orders that are assigned to you will stand here."),
      variant("With an icon", "folder-symbolic", "No Attachments", "Pictures and documents will stand here."),
      variant(
        "With an action", "network-offline-symbolic", "You Are Offline", "Check the connection of this device.",
        action: "Try Again"),
      variant("With a picture", nil, "No Turbines", "None of the turbines is in operation.") { view in
        view.illustrationSize = Size(width: 220, height: 180)
        view.illustration = .turbine
      },
      variant("Error", "dialog-error-symbolic", "The Order Can’t Be Read", "The file ends in line 12.") { view in
        view.secondaryButton.setTitle("Show Details", for: .normal)
        view.secondaryButton.didSelectHandler = { _ in context.announce("Shows the details") }
      },
      variant(
        "Long texts", "edit-find-symbolic",
        "None of the notifications in any of your plants is like what you look for",
        String(repeating: "A word may be spelled otherwise, or the order be somebody else’s. ", count: 4)),
      variant("Right to left", "edit-find-symbolic", "لا توجد نتائج", "جرّب كلمة أخرى"),
    ]
  }
}
