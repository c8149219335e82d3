public import CGTK

/// Takes files and pictures that are dragged from elsewhere (GtkDropTarget), before what is inside the widget can.
@MainActor
public final class PictureDropTarget: EventController {
  /// What was dropped.
  public enum Content {
    /// The paths of files, at least one; a file that has no path, as on a server, is its address.
    case files([String])
    /// A picture, as a web browser has it.
    case picture(Texture)
  }

  /// `GtkDropTarget`.
  public override class var gtype: GType { gtk_drop_target_get_type() }
  private var onDrop: ((Content) -> Void)?

  fileprivate convenience init(_ onDrop: @escaping (Content) -> Void) {
    // Several types are given one by one.
    let target = gtk_drop_target_new(0, GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    var types = [gdk_file_list_get_type(), gdk_texture_get_type()]
    gtk_drop_target_set_gtypes(OpaquePointer(pointer), &types, gsize(types.count))
    // Files are texts too, which entries take.
    phase = .capture
    self.onDrop = onDrop
    connect("drop") { [unowned self] (value: UnsafeMutableRawPointer, _: Double, _: Double) -> Bool in
      drop(UnsafePointer(value.assumingMemoryBound(to: GValue.self)))
    }
  }

  /// Lets go of the handler.
  public override func dispose() {
    onDrop = nil
    super.dispose()
  }

  private func drop(_ value: UnsafePointer<GValue>) -> Bool {
    guard let onDrop else { return false }
    if fp_value_type(value) == gdk_file_list_get_type() {
      guard let paths = pathsOrAddresses(of: value), !paths.isEmpty else { return false }
      onDrop(.files(paths))
    } else {
      guard let texture = g_value_dup_object(value) else { return false }
      onDrop(.picture(Texture(OpaquePointer(texture))))
    }
    return true
  }
}

extension Widget {
  /// Lets files and pictures be dropped on the widget.
  ///
  /// - Parameter onDrop: Is called with what was dropped.
  /// - Returns: What takes it.
  @discardableResult
  public final func addPictureDropTarget(onDrop: @escaping (PictureDropTarget.Content) -> Void) -> PictureDropTarget {
    let target = PictureDropTarget(onDrop)
    addController(target)
    return target
  }
}
