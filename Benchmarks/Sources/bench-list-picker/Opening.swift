import CGTK
import Comparing
import Floorplan
import OnScreen

private let optionCount = 10_000

/// Processor time from the call that opens a list of ten thousand options with a search to the end of its first frame.
func measureOpening(_ comparison: Comparison) {
  let options = (1...optionCount).map { "Order \($0)" }
  let series = comparison.series(of: 3) { candidate in
    switch candidate {
    case 0: openPicker(options)
    case 1: openDropDown(options)
    default: openWindow()
    }
  }
  comparison.report(
    "a list picker of 10,000 options opened", against: "GtkDropDown with search of the same", "ms", series[0],
    series[1])
  // The rest is the cost of the picker itself.
  comparison.report(
    "a list picker opened, its window included", against: "an empty window with a title bar", "ms", series[0], series[2]
  )
}

private func openPicker(_ options: [String]) -> Double {
  let (window, button) = shownWindow()
  defer { window.close() }
  let picker = ListPicker()
  picker.valueOptions = options
  picker.isSearchEnabled = true
  let spent = processorTime {
    picker.present(over: button)
    waitForFrame(of: openedWindow(besides: window))
  }
  picker.dismiss()
  MainLoop.drain()
  return spent
}

/// A window above another one, like that of a picker, without content.
private func openWindow() -> Double {
  let (parent, _) = shownWindow()
  defer { parent.close() }
  let window = Window()
  let spent = processorTime {
    window.transientParent = parent
    window.isModal = true
    let bar = HeaderBar()
    bar.showsTitleButtons = false
    window.titleBar = bar
    window.child = Box(.vertical)
    window.defaultSize = (480, 600)
    window.present()
    waitForFrame(of: window)
  }
  window.close()
  MainLoop.drain()
  return spent
}

private func openDropDown(_ options: [String]) -> Double {
  let (window, button) = shownWindow()
  defer { window.close() }
  // The widget takes ownership of both.
  let expression = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
  guard let dropDown = gtk_drop_down_new(stringList(options), expression) else { return 0 }
  gtk_drop_down_set_enable_search(OpaquePointer(dropDown), 1)
  guard let box = button.parent else { fatalError("the button has no parent") }
  gtk_box_append(box.pointer.assumingMemoryBound(to: GtkBox.self), dropDown)
  waitForFrame(of: window)
  return processorTime {
    gtk_widget_activate(dropDown)
    let popover = sequence(first: gtk_widget_get_first_child(dropDown)) {
      $0.flatMap { gtk_widget_get_next_sibling($0) }
    }
    .lazy.compactMap(\.self).first { String(cString: g_type_name_from_instance(asInstance($0))) == "GtkPopover" }
    guard let popover else { fatalError("the drop-down has no popover") }
    turn(until: { gtk_widget_get_mapped(popover) != 0 })
    waitForFrame(of: window)
  }
}

private func asInstance(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GTypeInstance> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
}

private func shownWindow() -> (Window, Button) {
  let button = Button(label: "Open")
  return (showWindow(with: Box(.vertical, [button])), button)
}

private func openedWindow(besides window: Window) -> Window {
  let windows = gtk_window_get_toplevels()
  for position in 0..<g_list_model_get_n_items(windows) {
    guard let item = g_list_model_get_item(windows, position) else { continue }
    defer { g_object_unref(item) }
    if let found = Object.peer(of: item, as: Widget.self) as? Window, found !== window { return found }
  }
  fatalError("no window was opened")
}

/// The texts in the format of GTK's lists.
func stringList(_ texts: [String]) -> OpaquePointer? {
  let list = gtk_string_list_new(nil)
  for text in texts { gtk_string_list_append(list, text) }
  return list
}
