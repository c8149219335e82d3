import FloorplanCamera
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A window with a live camera view, a button to cancel, and optionally a button for an action on a picture.
///
/// If there is no picture, it displays the reason and a button to try again.
final class CameraWindow: DialogWindow {
  let view = CameraView()
  let message = InlineValidationView()
  private(set) lazy var cancelButton = makeCloseButton(localized("Cancel"))
  private(set) lazy var actionButton = ActionButton(action, .primary) { [weak self] in
    if let self, let picture = view.picture { onAction?(picture) }
  }
  private(set) lazy var nextButton = ActionButton(localized("Switch Camera"), .tertiary) { [weak self] in
    guard let self, cameras.count > 1 else { return }
    cameras.append(cameras.removeFirst())
    begin()
  }
  private let action: String?
  private let source: any CameraSource
  /// The cameras, the current one first.
  private var cameras: [CameraDevice] = []

  /// Called with the current picture when the user presses the action button.
  var onAction: ((CameraPicture) -> Void)?
  /// Called with each picture on the camera's thread.
  var examine: (@Sendable (CameraPicture) -> Void)?

  /// - Parameters:
  ///   - parent: The parent window.
  ///   - opener: The pressed widget, which gets the keyboard focus back.
  ///   - title: The title.
  ///   - hint: The instruction below the picture.
  ///   - action: The title of the action button; nil for no button.
  ///   - source: The source of cameras.
  init(
    over parent: Window, openedBy opener: Widget, title: String, hint: String, action: String?,
    source: any CameraSource
  ) {
    self.action = action
    self.source = source
    super.init(
      over: parent, openedBy: opener, title: title, direction: opener.direction, surface: ComponentParts.cameraView
    )
    onCoveringViewChange = { [weak self] in self?.updateMessageVisibility() }
    onContentFocus = { [weak self] in self?.cancelButton.grabFocus() }
    window.defaultSize = (min(max(1, parent.width), ComponentParts.cameraView[.preferredWidth]), -1)
    view.onFailure = { [weak self] in self?.show($0) }
    view.onPicture = { [weak self] _ in self?.actionButton.isEnabled = true }
    message.setMargins(of: ComponentParts.ListPicker.view, block: .lineGap, inline: .columnGap)
    showMessage(ValidationMessage(hint, kind: .none, style: .hint))
    append(view, expands: true)
    append(message)
    actionButton.isEnabled = false
    nextButton.isVisible = false
    setButtons(leading: [cancelButton], trailing: (action == nil ? [] : [actionButton]) + [nextButton])
  }

  /// Shows a message below the picture.
  func showMessage(_ text: ValidationMessage) {
    message.message = text
    updateMessageVisibility()
  }

  private func updateMessageVisibility() { message.isVisible = coveringView == nil && !message.message.text.isEmpty }

  // MARK: Cameras

  override func present() {
    super.present()
    cancelButton.grabFocus()
    searchForCameras()
  }

  private func searchForCameras() {
    guard !isClosed else { return }
    let source = source
    Background.run({ source.cameras() }, completion: { [weak self] in self?.show($0) })
  }

  private func show(_ found: [CameraDevice]) {
    guard !isClosed else { return }
    cameras = found
    nextButton.isVisible = found.count > 1
    begin()
  }

  private func begin() {
    guard let camera = cameras.first else { return show(CameraError(.notFound)) }
    removeCoveringView()
    actionButton.isEnabled = false
    view.start(camera, from: source, examine: examine)
  }

  private func show(_ error: CameraError) {
    actionButton.isEnabled = false
    removeCoveringView()
    let state = EmptyStateView()
    let (title, action) = (localized("No Camera Image"), localized("Try Again"))
    state.show(icon: "camera-web-symbolic", title, error.description, action: action) { [weak self] in
      // The button is removed during the search, so wait until its handler returns.
      MainLoop.idle(priority: .input) { self?.searchForCameras() }
    }
    show(state)
  }
}
