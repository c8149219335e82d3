public import CGTK

/// A GtkBox: children in a row or a column.
public class Box: Widget {
  public override class var gtype: GType { gtk_box_get_type() }
  private var box: UnsafeMutablePointer<GtkBox> { pointer.assumingMemoryBound(to: GtkBox.self) }

  /// Creates a box with children.
  ///
  /// The spacing is the distance between adjacent children, in pixels.
  public convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
    self.init(gtk_box_new(orientation.c, Int32(clamping: spacing)), transfer: .full)
    for child in children { append(child) }
  }
  /// The distance between adjacent children, in pixels.
  public final var spacing: Int {
    get { Int(gtk_box_get_spacing(box)) }
    set { gtk_box_set_spacing(box, Int32(clamping: newValue)) }
  }
  /// Appends a child.
  public final func append(_ child: Widget) { gtk_box_append(box, child.widget) }
  /// Removes a child.
  public final func remove(_ child: Widget) { gtk_box_remove(box, child.widget) }
}

/// A GtkScrolledWindow: scroll bars around a child.
public class ScrolledWindow: Widget {
  public override class var gtype: GType { gtk_scrolled_window_get_type() }
  private var scrolledWindow: OpaquePointer { OpaquePointer(pointer) }

  /// Creates a scrolled window with a child.
  ///
  /// The name is the accessible label, which is needed because a scrolled window is focusable.
  public convenience init(_ child: Widget? = nil, name: String = "", horizontal: ScrollPolicy = .automatic) {
    self.init(gtk_scrolled_window_new(), transfer: .full)
    setPolicy(horizontal: horizontal, vertical: .automatic)
    if let child { self.child = child }
    if !name.isEmpty { setAccessibleLabel(name) }
  }
  /// The scrolled widget.
  public final var child: Widget? {
    get { Object.peer(of: gtk_scrolled_window_get_child(scrolledWindow)) }
    set { gtk_scrolled_window_set_child(scrolledWindow, newValue?.widget) }
  }
  /// Sets when the scroll bars are visible.
  public final func setPolicy(horizontal: ScrollPolicy, vertical: ScrollPolicy) {
    gtk_scrolled_window_set_policy(scrolledWindow, horizontal.c, vertical.c)
  }
  /// The scroll bars, visible or not.
  public final var scrollBars: [Widget] {
    [gtk_scrolled_window_get_hscrollbar(scrolledWindow), gtk_scrolled_window_get_vscrollbar(scrolledWindow)]
      .compactMap { Object.peer(of: $0.map(UnsafeMutableRawPointer.init), as: Widget.self) }
  }
  /// The axes of scroll deltas that the window handles, even if it can't scroll further; both by default.
  public final var scrollAxes: ScrollAxes = [.horizontal, .vertical] {
    didSet {
      guard scrollAxes != oldValue else { return }
      for controller in axisControllers { controller.axes = scrollAxes }
    }
  }
  /// The controllers of both axes, which are identified by their axes and therefore must be found before the axes
  /// change.
  private lazy var axisControllers = controllers.compactMap { $0 as? ScrollController }
    .filter { $0.axes == [.horizontal, .vertical] }
  /// The vertical adjustment.
  public final var verticalAdjustment: Adjustment {
    Object.peer(of: gtk_scrolled_window_get_vadjustment(scrolledWindow))!
  }
}

/// A GtkHeaderBar.
public class HeaderBar: Widget {
  public override class var gtype: GType { gtk_header_bar_get_type() }
  private var bar: OpaquePointer { OpaquePointer(pointer) }

  /// Creates an empty header bar.
  public convenience init() { self.init(gtk_header_bar_new(), transfer: .full) }
  /// Adds a child at the start.
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(bar, child.widget) }
  /// Adds a child at the end.
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(bar, child.widget) }
  /// Whether the header bar has window buttons.
  public final var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(bar) != 0 }
    set { gtk_header_bar_set_show_title_buttons(bar, newValue ? 1 : 0) }
  }
  /// The widget that replaces the window's title.
  public final var titleWidget: Widget? {
    get { Object.peer(of: gtk_header_bar_get_title_widget(bar)) }
    set { gtk_header_bar_set_title_widget(bar, newValue?.widget) }
  }
}

/// A GtkSpinner, which indicates activity.
public class Spinner: Widget {
  public override class var gtype: GType { gtk_spinner_get_type() }
  /// Creates a spinner that isn't spinning.
  public convenience init() { self.init(gtk_spinner_new(), transfer: .full) }
  /// Whether the spinner is spinning.
  public final var isSpinning: Bool {
    get { gtk_spinner_get_spinning(OpaquePointer(pointer)) != 0 }
    set { gtk_spinner_set_spinning(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
}

/// A GtkListBox: a short list of rows that all exist.
public class ListBox: Widget {
  public override class var gtype: GType { gtk_list_box_get_type() }
  private var listBox: OpaquePointer { OpaquePointer(pointer) }

  /// The rows that the list selects.
  public enum SelectionMode: Sendable {
    /// None: the program marks rows, with ``ListBoxRow/isMarked``.
    case none
    /// The focused row.
    case browse
  }

  /// Creates an empty list.
  public convenience init(selectionMode: SelectionMode = .browse) {
    self.init(gtk_list_box_new(), transfer: .full)
    gtk_list_box_set_selection_mode(listBox, selectionMode == .none ? .none : .browse)
  }
  /// Appends a row.
  public final func append(_ row: Widget) { gtk_list_box_append(listBox, row.widget) }
  /// Removes a row.
  public final func remove(_ row: Widget) { gtk_list_box_remove(listBox, row.widget) }
  /// The selected row.
  public final var selectedRow: ListBoxRow? {
    get { Object.peer(of: gtk_list_box_get_selected_row(listBox)) }
    set { gtk_list_box_select_row(listBox, newValue.map { $0.pointer.assumingMemoryBound(to: GtkListBoxRow.self) }) }
  }
}

/// A GtkListBoxRow.
public class ListBoxRow: Widget {
  public override class var gtype: GType { gtk_list_box_row_get_type() }
  private var row: UnsafeMutablePointer<GtkListBoxRow> { pointer.assumingMemoryBound(to: GtkListBoxRow.self) }

  /// Creates a row with a child.
  public convenience init(_ child: Widget) {
    self.init(gtk_list_box_row_new(), transfer: .full)
    gtk_list_box_row_set_child(row, child.widget)
  }
  /// Whether the row is drawn and announced as the selected one, in a list without a selection of its own.
  public final var isMarked = false {
    didSet {
      guard isMarked != oldValue else { return }
      setState(.selected, isMarked)
      setAccessibleSelected(isMarked)
    }
  }
}
