public import CGTK

/// Takes files and pictures that are dragged from elsewhere (GtkDropTargetAsync).
@MainActor
public final class ContentDropTarget: EventController {
  /// `GtkDropTargetAsync`.
  public override class var gtype: GType { gtk_drop_target_async_get_type() }
  private var handlers: Handlers?
  private var limit = 0

  /// What is called; a target and the one that takes its place share it.
  private final class Handlers {
    let onAccept: () -> Bool
    let onDrop: (TransferredContent) -> Void

    init(_ onAccept: @escaping () -> Bool, _ onDrop: @escaping (TransferredContent) -> Void) {
      self.onAccept = onAccept
      self.onDrop = onDrop
    }
  }

  fileprivate convenience init(
    _ limit: Int, _ onAccept: @escaping () -> Bool, _ onDrop: @escaping (TransferredContent) -> Void
  ) {
    self.init(limit, Handlers(onAccept, onDrop))
  }

  private convenience init(_ limit: Int, _ handlers: Handlers) {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, gdk_file_list_get_type())
    for type in ["text/uri-list"] + TransferredContent.pictureTypes {
      gdk_content_formats_builder_add_mime_type(builder, type)
    }
    let target = gtk_drop_target_async_new(gdk_content_formats_builder_free_to_formats(builder), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.limit = limit
    self.handlers = handlers
    connect("accept") { [weak self] (drop: UnsafeMutableRawPointer) -> Bool in self?.accepts(drop) ?? false }
    connect("drop") { [weak self] (drop: UnsafeMutableRawPointer, _: Double, _: Double) -> Bool in
      self?.take(drop) ?? false
    }
  }

  /// Lets go of the handlers.
  public override func dispose() {
    handlers = nil
    super.dispose()
  }

  private func accepts(_ drop: UnsafeMutableRawPointer) -> Bool {
    handlers?.onAccept() == true && ContentTransfer.kind(of: .drop(drop)) != nil
  }

  /// A drop is taken: nothing is dragged over the widget any more, nor over those around it.
  ///
  /// GTK 4.8 knows so once the pointer leaves, which X11 doesn't tell after a drop; those around aren't told of the
  /// drop at all. They would look as if something were dragged over them, and take nothing else.
  /// Not private: nothing outside GTK can make a drop, so that tests call this.
  func dropDidBegin() {
    var next = widget
    while let hovered = next {
      hovered.setState(.dropActive, false)
      for case let target as FileDropTarget in hovered.controllers { target.reject() }
      next = hovered.parent
    }
    renew()
  }

  /// Waits for no drop any more, once the one that is above has been dealt with.
  func renew() { MainLoop.idle { [weak self] in self?.makeRoom() } }

  /// Leaves its place to a target that knows of no drop: this one would wait for its own to leave.
  private func makeRoom() {
    guard let widget, let handlers else { return }
    self.handlers = nil
    let fresh = ContentDropTarget(limit, handlers)
    fresh.phase = phase
    gtk_widget_remove_controller(widget.widget, OpaquePointer(pointer))
    widget.addController(fresh)
  }

  private func take(_ drop: UnsafeMutableRawPointer) -> Bool {
    guard let handlers else { return false }
    dropDidBegin()
    g_object_ref(drop)
    ContentTransfer(.drop(drop), limit) { [weak handlers] content in
      let isTaken =
        switch content {
        case .files, .picture: true
        case .nothing, .failed: false
        }
      gdk_drop_finish(OpaquePointer(drop), isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
      g_object_unref(drop)
      handlers?.onDrop(content)
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
  /// - Returns: What takes it, until something was dropped: then another one takes its place.
  @discardableResult
  public final func addContentDropTarget(
    limit: Int, onAccept: @escaping () -> Bool, onDrop: @escaping (TransferredContent) -> Void
  ) -> ContentDropTarget {
    let target = ContentDropTarget(limit, onAccept, onDrop)
    addController(target)
    return target
  }
}
