public import FloorplanUI

/// Something that can be done with a page: a button in its navigation bar, or an entry of the bar's menu.
public struct PageAction {
  /// What the action is known by among those of its page.
  public let id: String
  /// What it does, in a word or two: the button's text, or its name where it has an image.
  public var title: String
  /// The button's icon; nil for one with the title as its text.
  public var image: ImageSource?
  /// How many things it concerns, such as filters that are set; nil and 0 show none.
  public var count: Int?
  /// What assistive technology is told of that number, as in "2 active"; nil for the number alone.
  public var spokenCount: String?
  /// Whether it can be done now.
  public var isEnabled: Bool
  /// Whether it is in the bar's menu however much room there is: what is done rarely, or must not be done by mistake.
  public var isInMenu: Bool
  /// What the actions beside it have in common, such as the ways to the object before and to the one behind: those of one
  /// group have buttons together, or are in the menu together; nil for an action by itself.
  public var group: String?
  /// Does it.
  public var perform: () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - id: What the action is known by among those of its page.
  ///   - title: What it does.
  ///   - image: The button's icon; nil for one with the title as its text.
  ///   - count: How many things it concerns.
  ///   - isEnabled: Whether it can be done now.
  ///   - isInMenu: Whether it is in the bar's menu however much room there is.
  ///   - perform: Does it.
  public init(
    _ id: String, _ title: String, image: ImageSource? = nil, count: Int? = nil, isEnabled: Bool = true,
    isInMenu: Bool = false, perform: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.count = count
    self.isEnabled = isEnabled
    self.isInMenu = isInMenu
    self.perform = perform
  }

  /// What assistive technology is told: "Filter, 2 active".
  var spokenTitle: String {
    guard let count, count > 0 else { return title }
    return "\(title), \(spokenCount ?? "\(count)")"
  }
}
