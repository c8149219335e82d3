public import CGTK

/// A drop target for files (GtkDropTarget).
public final class FileDropTarget: EventController {
  public override class var gtype: GType { gtk_drop_target_get_type() }
  @Callback private var onDrop: (([String]) -> Void)?

  fileprivate convenience init(_ onDrop: @escaping ([String]) -> Void) {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.onDrop = onDrop
    connect("drop") { [unowned self] (value: UnsafeMutableRawPointer, x: Double, y: Double) -> Bool in
      endHover(x, y)
      return drop(UnsafePointer(value.assumingMemoryBound(to: GValue.self)))
    }
  }

  /// Rejects the current drop, because another target has accepted it.
  func reject() { gtk_drop_target_reject(OpaquePointer(pointer)) }

  /// Ends the drop state of the widget and of descendants that refused the drop; see ``ContentDropTarget``.
  private func endHover(_ x: Double, _ y: Double) {
    guard let widget else { return }
    widget.setState(.dropActive, false)
    var next = widget.pick(x: x, y: y)
    while let inner = next, inner !== widget {
      for case let target as ContentDropTarget in inner.controllers { target.renew() }
      next = inner.parent
    }
  }

  private func drop(_ value: UnsafePointer<GValue>) -> Bool {
    guard let onDrop, let paths = pathsOrAddresses(of: value) else { return false }
    onDrop(paths)
    return true
  }
}

extension Widget {
  /// Adds a drop target for files; the widget is `:drop(active)` while files are dragged over it and no descendant
  /// accepts them.
  ///
  /// - Parameter onDrop: A closure that is called with the paths of at least one file, or the URI of a file without a
  ///   path, as on a server.
  /// - Returns: The drop target.
  @discardableResult
  public final func addFileDropTarget(onDrop: @escaping (_ paths: [String]) -> Void) -> FileDropTarget {
    let target = FileDropTarget(onDrop)
    addController(target)
    return target
  }
}
