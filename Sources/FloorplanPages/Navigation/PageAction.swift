public import FloorplanUI

/// An action of a page: a button in its navigation bar, or an item of the bar's menu.
public struct PageAction {
  /// The identifier, unique among the page's actions.
  public let id: String
  /// The title, in one or two words; with an image, the accessible label of the button.
  public var title: String
  /// The icon of the button, or nil to display the title.
  public var image: ImageSource?
  /// The number next to the title or icon, such as of active filters; nil and 0 display none.
  public var count: Int?
  /// The text of the number for assistive technology, such as “2 active”; nil for the number alone.
  public var accessibilityCount: String?
  /// Whether the action is enabled.
  public var isEnabled: Bool
  /// Whether the action is always in the menu, because it is rare or must not be clicked by mistake.
  public var isInMenu: Bool
  /// Whether the action deletes objects, which the Delete key then does in a ``ListReportPage``.
  public var isDestructive: Bool
  /// The group of adjacent actions, such as Previous and Next, that are either all buttons or all in the menu; nil for
  /// none.
  public var group: String?
  /// Performs the action.
  public var perform: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the page's actions.
  ///   - title: The title, in one or two words.
  ///   - image: The icon of the button, or nil to display the title.
  ///   - count: The number next to the title or icon.
  ///   - isEnabled: Whether the action is enabled.
  ///   - isInMenu: Whether the action is always in the menu.
  ///   - isDestructive: Whether the action deletes objects.
  ///   - perform: Performs the action.
  public init(
    _ id: String, _ title: String, image: ImageSource? = nil, count: Int? = nil, isEnabled: Bool = true,
    isInMenu: Bool = false, isDestructive: Bool = false, perform: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.count = count
    self.isEnabled = isEnabled
    self.isInMenu = isInMenu
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Returns an action that creates an object: a button with a plus sign.
  ///
  ///     page.pageActions = [.new("New Order") { edit(Order()) }]
  public static func new(_ title: String, perform: @escaping () -> Void) -> PageAction {
    PageAction("new", title, image: .icon("list-add-symbolic"), perform: perform)
  }

  /// The accessible label, such as “Filter, 2 active”.
  var accessibleTitle: String {
    guard let count, count > 0 else { return title }
    return "\(title), \(accessibilityCount ?? "\(count)")"
  }
}
