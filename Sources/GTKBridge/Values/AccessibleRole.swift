import CGTK

/// The role of a widget for assistive technology.
///
/// These are the roles of GTK 4.8, without the abstract ones of ARIA, which no widget has.
public nonisolated enum AccessibleRole: UInt32, Sendable, CaseIterable {
  /// An urgent message.
  case alert = 0
  /// A dialog with an urgent message.
  case alertDialog = 1
  /// The start of a page, such as a logo and a title.
  case banner = 2
  /// A button.
  case button = 3
  /// The title of a table or an image.
  case caption = 4
  /// A cell of a table.
  case cell = 5
  /// A check box.
  case checkbox = 6
  /// A control with a list of options.
  case comboBox = 8
  /// A dialog.
  case dialog = 11
  /// A text to read.
  case document = 12
  /// A form.
  case form = 14
  /// A container without a meaning of its own; its label is ignored.
  case generic = 15
  /// A grid of cells.
  case grid = 16
  /// A cell of a grid.
  case gridCell = 17
  /// A group of widgets.
  case group = 18
  /// A heading.
  case heading = 19
  /// An image.
  case img = 20
  /// A text.
  case label = 22
  /// A link.
  case link = 25
  /// A list of items.
  case list = 26
  /// A list of options.
  case listBox = 27
  /// An item of a list.
  case listItem = 28
  /// A log, whose latest entries matter.
  case log = 29
  /// The main content of a window.
  case main = 30
  /// A value within a known range.
  case meter = 33
  /// A menu.
  case menu = 34
  /// An item of a menu.
  case menuItem = 36
  /// Links to parts of the program.
  case navigation = 39
  /// The same as ``presentation``, which isn't mistaken for a missing value and is therefore preferable.
  case none = 40
  /// A remark that isn't part of the main content.
  case note = 41
  /// An option of a list.
  case option = 42
  /// A widget that assistive technology ignores.
  case presentation = 43
  /// The progress of a task.
  case progressBar = 44
  /// A radio button.
  case radio = 45
  /// An important part of a page.
  case region = 48
  /// A row of a grid.
  case row = 49
  /// A group of widgets for a search.
  case search = 53
  /// A text field for a search.
  case searchBox = 54
  /// A separator.
  case separator = 58
  /// A slider.
  case slider = 59
  /// A number field with buttons.
  case spinButton = 60
  /// A message that is announced without urgency.
  case status = 61
  /// A switch.
  case `switch` = 63
  /// A tab.
  case tab = 64
  /// A table.
  case table = 65
  /// A text field.
  case textBox = 68
  /// A time or a date.
  case time = 69
  /// The time that has passed or is left.
  case timer = 70
  /// A toolbar.
  case toolbar = 71
  /// A tooltip.
  case tooltip = 72
  /// A list of items that expand.
  case tree = 73
  /// A widget without a specific role.
  case widget = 76
  /// A window.
  case window = 77
}

extension AccessibleRole: CValue { typealias C = GtkAccessibleRole }
