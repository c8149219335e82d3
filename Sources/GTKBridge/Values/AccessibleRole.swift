import CGTK

/// The role of a widget for assistive technology.
public nonisolated enum AccessibleRole: UInt32, Sendable, CaseIterable {
  /// An urgent message.
  case alert = 0
  /// A dialog with an urgent message.
  case alertDialog = 1
  /// A button.
  case button = 3
  /// A check box.
  case checkbox = 6
  /// The header of a column.
  case columnHeader = 7
  /// A control with a list of options.
  case comboBox = 8
  /// A dialog.
  case dialog = 11
  /// A form.
  case form = 14
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
  /// A value within a known range.
  case meter = 33
  /// A menu.
  case menu = 34
  /// An item of a menu.
  case menuItem = 36
  /// Links to parts of the program.
  case navigation = 39
  /// A widget without a meaning of its own.
  case none = 40
  /// An option of a list.
  case option = 42
  /// A widget that assistive technology ignores.
  case presentation = 43
  /// The progress of a task.
  case progressBar = 44
  /// A radio button.
  case radio = 45
  /// A group of radio buttons.
  case radioGroup = 46
  /// An important part of a page.
  case region = 48
  /// A row of a grid.
  case row = 49
  /// The header of a row.
  case rowHeader = 51
  /// A scroll bar.
  case scrollbar = 52
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
  /// A list of tabs.
  case tabList = 66
  /// The page of a tab.
  case tabPanel = 67
  /// A text field.
  case textBox = 68
  /// A toolbar.
  case toolbar = 71
  /// A widget without a specific role.
  case widget = 76
  /// A window.
  case window = 77
}

extension AccessibleRole: CValue { typealias C = GtkAccessibleRole }
