public import CGTK

/// Takes files and pictures that are dragged from elsewhere (GtkDropTargetAsync).
@MainActor
public final class ContentDropTarget: EventController {
  public override class var gtype: GType { gtk_drop_target_async_get_type() }
  private var handle: ContentDropHandle?

  fileprivate convenience init(_ handle: ContentDropHandle) {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, gdk_file_list_get_type())
    for type in ["text/uri-list"] + TransferredContent.pictureTypes {
      gdk_content_formats_builder_add_mime_type(builder, type)
    }
    let target = gtk_drop_target_async_new(gdk_content_formats_builder_free_to_formats(builder), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.handle = handle
    handle.target = self
    connect("accept") { [weak self] (drop: UnsafeMutableRawPointer) -> Bool in self?.accepts(drop) ?? false }
    connect("drop") { [weak self] (drop: UnsafeMutableRawPointer, _: Double, _: Double) -> Bool in
      self?.take(drop) ?? false
    }
  }

  public override func dispose() {
    handle?.onAccept = nil
    handle?.onDrop = nil
    handle = nil
    super.dispose()
  }

  private func accepts(_ drop: UnsafeMutableRawPointer) -> Bool {
    handle?.onAccept?() == true && ContentTransfer.kind(of: .drop(drop)) != nil
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

  /// Gives its handle a target that knows of no drop: this one would wait for its own to leave.
  private func makeRoom() {
    guard let widget, let handle else { return }
    self.handle = nil
    let fresh = ContentDropTarget(handle)
    fresh.phase = phase
    gtk_widget_remove_controller(widget.widget, OpaquePointer(pointer))
    widget.addController(fresh)
  }

  private func take(_ drop: UnsafeMutableRawPointer) -> Bool {
    guard let handle else { return false }
    dropDidBegin()
    g_object_ref(drop)
    ContentTransfer(.drop(drop), handle.limit) { [weak handle] content in
      let isTaken =
        switch content {
        case .files, .picture: true
        case .nothing, .failed: false
        }
      gdk_drop_finish(OpaquePointer(drop), isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
      g_object_unref(drop)
      handle?.onDrop?(content)
    }.begin()
    return true
  }
}

/// Takes files and pictures that are dropped on a widget; see ``Widget/addContentDropTarget(limit:onAccept:onDrop:)``.
@MainActor
public final class ContentDropHandle {
  fileprivate let limit: Int
  fileprivate var onAccept: (() -> Bool)?
  fileprivate var onDrop: ((TransferredContent) -> Void)?
  /// The current target: after each drop, another one takes its place.
  public fileprivate(set) weak var target: ContentDropTarget?

  fileprivate init(
    _ limit: Int, _ onAccept: @escaping () -> Bool, _ onDrop: @escaping (TransferredContent) -> Void
  ) {
    self.limit = limit
    self.onAccept = onAccept
    self.onDrop = onDrop
  }

  /// When drops are seen: before the children of the widget, or after them.
  public var phase: GtkPropagationPhase {
    get { target?.phase ?? .none }
    set { target?.phase = newValue }
  }
}

extension Widget {
  /// Lets files and pictures be dropped on the widget, which is `:drop(active)` while they are above it.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a picture that stands in no file.
  ///   - onAccept: Whether anything is taken now.
  ///   - onDrop: Is called with what was dropped.
  /// - Returns: The handle, which holds for all drops.
  @discardableResult
  public final func addContentDropTarget(
    limit: Int, onAccept: @escaping () -> Bool, onDrop: @escaping (TransferredContent) -> Void
  ) -> ContentDropHandle {
    let handle = ContentDropHandle(limit, onAccept, onDrop)
    addController(ContentDropTarget(handle))
    return handle
  }
}
