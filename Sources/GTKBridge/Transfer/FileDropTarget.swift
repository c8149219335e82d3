public import CGTK

/// Takes files that are dragged from elsewhere (GtkDropTarget).
@MainActor
public final class FileDropTarget: EventController {
  /// `GtkDropTarget`.
  public override class var gtype: GType { gtk_drop_target_get_type() }
  private var isHovered = false
  private var onDrop: (([String]) -> Void)?
  private var onHover: ((Bool) -> Void)?

  fileprivate convenience init(_ onHover: ((Bool) -> Void)?, _ onDrop: @escaping ([String]) -> Void) {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.onHover = onHover
    self.onDrop = onDrop
    connect("notify::current-drop") { [unowned self] (_: UnsafeMutableRawPointer) in hoverChanged() }
    connect("drop") { [unowned self] (value: UnsafeMutableRawPointer, _: Double, _: Double) -> Bool in
      drop(UnsafePointer(value.assumingMemoryBound(to: GValue.self)))
    }
  }

  /// Lets go of the handlers.
  public override func dispose() {
    onDrop = nil
    onHover = nil
    super.dispose()
  }

  private func hoverChanged() {
    let isHovered = gtk_drop_target_get_current_drop(OpaquePointer(pointer)) != nil
    guard isHovered != self.isHovered else { return }
    self.isHovered = isHovered
    onHover?(isHovered)
  }

  private func drop(_ value: UnsafePointer<GValue>) -> Bool {
    guard let onDrop, let paths = pathsOrAddresses(of: value) else { return false }
    onDrop(paths)
    return true
  }
}

extension Widget {
  /// Lets files be dropped on the widget.
  ///
  /// - Parameters:
  ///   - onHover: Is called with true when files are dragged over the widget, and with false when they leave or are
  ///     dropped.
  ///   - onDrop: Is called with the paths of the files, at least one; a file that has no path, as on a server, is its
  ///     address.
  /// - Returns: What takes the files.
  @discardableResult
  public final func addFileDropTarget(
    onHover: ((_ isHovered: Bool) -> Void)? = nil, onDrop: @escaping (_ paths: [String]) -> Void
  ) -> FileDropTarget {
    let target = FileDropTarget(onHover, onDrop)
    addController(target)
    return target
  }
}
