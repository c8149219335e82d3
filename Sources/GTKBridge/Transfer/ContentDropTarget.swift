public import CGTK

/// A drop target for files and pictures (GtkDropTargetAsync).
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

  /// Ends the drop state of the widget and its ancestors when a drop begins.
  ///
  /// GTK 4.8 ends the state once the pointer leaves, which X11 doesn't report after a drop, and it doesn't notify
  /// ancestors of a drop. They would stay highlighted and reject further drops.
  ///
  /// Internal rather than private, because only GTK can create a drop and tests call this method.
  func dropDidBegin() {
    var next = widget
    while let hovered = next {
      hovered.setState(.dropActive, false)
      for case let target as FileDropTarget in hovered.controllers { target.reject() }
      next = hovered.parent
    }
    renew()
  }

  /// Replaces this target with a new one, after the current drop is handled.
  func renew() { MainLoop.idle { [weak self] in self?.replace() } }

  /// Transfers the handle to a new target without a current drop, because this one would wait for its drop to leave.
  private func replace() {
    guard let widget, let handle else { return }
    self.handle = nil
    let replacement = ContentDropTarget(handle)
    replacement.phase = phase
    widget.removeController(self)
    widget.addController(replacement)
  }

  private func take(_ drop: UnsafeMutableRawPointer) -> Bool {
    guard let handle else { return false }
    dropDidBegin()
    g_object_ref(drop)
    ContentTransfer(.drop(drop), handle.limit) { [weak handle] content in
      let isAccepted =
        switch content {
        case .files, .picture: true
        case .unsupported, .failed: false
        }
      gdk_drop_finish(OpaquePointer(drop), isAccepted ? GDK_ACTION_COPY : GdkDragAction(0))
      g_object_unref(drop)
      handle?.onDrop?(content)
    }.begin()
    return true
  }
}

/// A handle of a drop target for files and pictures; see ``Widget/addContentDropTarget(limit:onAccept:onDrop:)``.
@MainActor
public final class ContentDropHandle {
  fileprivate let limit: Int
  fileprivate var onAccept: (() -> Bool)?
  fileprivate var onDrop: ((TransferredContent) -> Void)?
  /// The current target, which is replaced after each drop.
  public fileprivate(set) weak var target: ContentDropTarget?

  fileprivate init(
    _ limit: Int, _ onAccept: @escaping () -> Bool, _ onDrop: @escaping (TransferredContent) -> Void
  ) {
    self.limit = limit
    self.onAccept = onAccept
    self.onDrop = onDrop
  }

  /// The propagation phase in which the target handles drops.
  public var phase: PropagationPhase {
    get { target?.phase ?? .none }
    set { target?.phase = newValue }
  }
}

extension Widget {
  /// Adds a drop target for files and pictures; the widget is `:drop(active)` while they are dragged over it.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of a picture that isn't a file, in bytes.
  ///   - onAccept: A closure that returns whether drops are currently accepted.
  ///   - onDrop: A closure that is called with the dropped content.
  /// - Returns: The handle, which is valid for all drops.
  @discardableResult
  public final func addContentDropTarget(
    limit: Int, onAccept: @escaping () -> Bool, onDrop: @escaping (TransferredContent) -> Void
  ) -> ContentDropHandle {
    let handle = ContentDropHandle(limit, onAccept, onDrop)
    addController(ContentDropTarget(handle))
    return handle
  }
}
