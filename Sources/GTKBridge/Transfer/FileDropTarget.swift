public import CGTK

/// Takes files that are dragged from elsewhere (GtkDropTarget).
@MainActor
public final class FileDropTarget: EventController {
  public override class var gtype: GType { gtk_drop_target_get_type() }
  private var onDrop: (([String]) -> Void)?

  fileprivate convenience init(_ onDrop: @escaping ([String]) -> Void) {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.onDrop = onDrop
    connect("drop") { [unowned self] (value: UnsafeMutableRawPointer, x: Double, y: Double) -> Bool in
      endHover(x, y)
      return drop(UnsafePointer(value.assumingMemoryBound(to: GValue.self)))
    }
  }

  public override func dispose() {
    onDrop = nil
    super.dispose()
  }

  /// Waits for no drop any more: something else has taken the one that was above.
  func reject() { gtk_drop_target_reject(OpaquePointer(pointer)) }

  /// Nothing is dragged over the widget any more, nor over what refused it inside: see ``ContentDropTarget``.
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
  /// Lets files be dropped on the widget, which is `:drop(active)` while they are above it and nothing inside takes
  /// them.
  ///
  /// - Parameter onDrop: Is called with the paths of the files, at least one; a file that has no path, as on a server,
  ///   is its address.
  /// - Returns: What takes the files.
  @discardableResult
  public final func addFileDropTarget(onDrop: @escaping (_ paths: [String]) -> Void) -> FileDropTarget {
    let target = FileDropTarget(onDrop)
    addController(target)
    return target
  }
}
