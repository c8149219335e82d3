public import CGTK

/// Takes files and pictures that are dragged from elsewhere (GtkDropTargetAsync).
@MainActor
public final class ContentDropTarget: EventController {
  /// `GtkDropTargetAsync`.
  public override class var gtype: GType { gtk_drop_target_async_get_type() }
  private var onDrop: ((TransferredContent) -> Void)?
  private var onAccept: (() -> Bool)?
  private var limit = 0

  fileprivate convenience init(
    _ limit: Int, _ onAccept: @escaping () -> Bool, _ onDrop: @escaping (TransferredContent) -> Void
  ) {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, gdk_file_list_get_type())
    for type in ["text/uri-list"] + TransferredContent.pictureTypes {
      gdk_content_formats_builder_add_mime_type(builder, type)
    }
    let target = gtk_drop_target_async_new(gdk_content_formats_builder_free_to_formats(builder), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.limit = limit
    self.onAccept = onAccept
    self.onDrop = onDrop
    connect("accept") { [weak self] (drop: UnsafeMutableRawPointer) -> Bool in self?.accepts(drop) ?? false }
    connect("drop") { [weak self] (drop: UnsafeMutableRawPointer, _: Double, _: Double) -> Bool in
      self?.take(drop) ?? false
    }
  }

  /// Lets go of the handlers.
  public override func dispose() {
    onDrop = nil
    onAccept = nil
    super.dispose()
  }

  private func accepts(_ drop: UnsafeMutableRawPointer) -> Bool {
    onAccept?() == true && ContentTransfer.kind(of: .drop(drop)) != nil
  }

  /// Takes the look of a widget that something is dragged over from the one that takes a drop, and from those around.
  ///
  /// GTK 4.8 does so where the pointer leaves, which it doesn't tell after a drop; those around aren't told of the drop.
  /// Not private: nothing outside GTK can make a drop, so that tests call this.
  func endHover() {
    var next = widget
    while let hovered = next {
      hovered.setState(.dropActive, false)
      next = hovered.parent
    }
  }

  private func take(_ drop: UnsafeMutableRawPointer) -> Bool {
    guard onDrop != nil else { return false }
    endHover()
    g_object_ref(drop)
    ContentTransfer(.drop(drop), limit) { [weak self] content in
      let isTaken =
        switch content {
        case .files, .picture: true
        case .nothing, .failed: false
        }
      gdk_drop_finish(OpaquePointer(drop), isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
      g_object_unref(drop)
      self?.onDrop?(content)
    }.begin()
    return true
  }
}

extension Widget {
  /// Lets files and pictures be dropped on the widget, which is `:drop(active)` while they are above it.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a picture that stands in no file.
  ///   - onAccept: Whether anything is taken now.
  ///   - onDrop: Is called with what was dropped.
  /// - Returns: What takes it.
  @discardableResult
  public final func addContentDropTarget(
    limit: Int, onAccept: @escaping () -> Bool, onDrop: @escaping (TransferredContent) -> Void
  ) -> ContentDropTarget {
    let target = ContentDropTarget(limit, onAccept, onDrop)
    addController(target)
    return target
  }
}
