import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window of a ``PreviewWindow`` while that is open, and all that stands in it.
@MainActor
final class PreviewSheet: DialogWindow {
  private typealias Parts = ComponentParts.AttachmentPreview
  let view = AttachmentPreviewView()
  let messageBar = PreviewMessageBar()
  let announcement = Announcement()
  private let position = Label()
  private let scaleLabel = Parts.detailLabel.makeLabel()
  private let tools = WrappingBox(spacing: 0, lineSpacing: 0)
  let closeButton = ActionButton()
  let previousButton = ActionButton()
  let nextButton = ActionButton()
  let deleteButton = ActionButton()
  let zoomOutButton = ActionButton()
  let fitButton = ActionButton()
  let zoomInButton = ActionButton()
  let copyButton = ActionButton()
  let saveButton = ActionButton()
  let openButton = ActionButton()

  init(over parent: Window, openedBy opener: Widget, title: String) {
    super.init(over: parent, openedBy: opener, title: title, direction: opener.direction, surface: Parts.view)
    // What GTK calls the default is what people have made of it, unless the window fills the screen.
    let size = parent.defaultSize
    window.defaultSize = (max(1, size.width, parent.width), max(1, size.height, parent.height))
    closeButton.style = .tertiary
    deleteButton.meaning = .negative
    for (button, icon) in icons { Self.prepare(button, icon) }
    // What changes here is read out.
    position.setAccessibleRole(.status)
    messageBar.setMargins(leading: Self.inset, bottom: Self.inset, trailing: Self.inset)
    tools.horizontalAlignment = .center
    for tool in [zoomOutButton, scaleLabel, zoomInButton, fitButton, copyButton, saveButton, openButton] as [Widget] {
      tools.append(tool)
    }
    setButtons(leading: [closeButton, previousButton, nextButton], trailing: [deleteButton], title: position)
    append(view, expands: true)
    append(messageBar)
    append(tools)
    append(announcement)
  }

  private static let inset = Int(Parts.view.metric(.paddingInline))
  private static let buttonWidth = 56

  private var icons: [(ActionButton, String)] {
    [
      (previousButton, "go-previous-symbolic"), (nextButton, "go-next-symbolic"),
      (deleteButton, "edit-delete-symbolic"), (zoomOutButton, "zoom-out-symbolic"),
      (zoomInButton, "zoom-in-symbolic"), (fitButton, "zoom-fit-best-symbolic"), (copyButton, "edit-copy-symbolic"),
      (saveButton, "document-save-as-symbolic"), (openButton, "document-open-symbolic"),
    ]
  }

  private static func prepare(_ button: ActionButton, _ icon: String) {
    button.style = .tertiary
    button.setImage(.icon(icon), for: .normal)
    // An icon alone is narrower than people can hit.
    button.setSizeRequest(width: buttonWidth)
  }

  func show(_ texts: PreviewTexts) {
    closeButton.setTitle(texts.close, for: .normal)
    let names = [
      (previousButton, texts.previous), (nextButton, texts.next), (deleteButton, texts.delete),
      (zoomOutButton, texts.zoomOut), (zoomInButton, texts.zoomIn), (copyButton, texts.copy),
      (saveButton, texts.save), (openButton, texts.open),
    ]
    for (button, name) in names { button.accessibilityLabel = name }
    showZoom(texts)
  }

  /// Says which item is shown.
  func show(name: String, position text: String) {
    setTitle(name)
    position.text = text
    position.setAccessibleLabel([name, text].asList)
  }

  // MARK: What can be done

  /// Makes buttons usable or not; the focus of one that no longer is goes to one beside it.
  func setEnabled(_ states: [(button: ActionButton, isEnabled: Bool)]) {
    for state in states where state.isEnabled { state.button.isEnabled = true }
    let other = states.first { $0.isEnabled }?.button ?? closeButton
    for state in states where !state.isEnabled {
      if state.button.containsFocus { other.grabFocus() }
      state.button.isEnabled = false
    }
  }

  /// Shows a part or hides it; the focus that was in it goes to the button that closes.
  func setShown(_ widget: Widget, _ isShown: Bool) {
    guard widget.isVisible != isShown else { return }
    if isShown { widget.isVisible = true } else { widget.hide(givingFocusTo: closeButton) }
  }

  /// Shows how large the picture is, and what can be done about it.
  func showZoom(_ texts: PreviewTexts) {
    let isPicture = view.showsPicture
    for tool in [zoomOutButton, scaleLabel, zoomInButton, fitButton] as [Widget] { setShown(tool, isPicture) }
    guard isPicture else { return }
    let zoom = view.picture.zoom
    scaleLabel.text = texts.scale.filled(with: "\(zoom.percentage)")
    fitButton.setImage(.icon(zoom.canZoomOut ? "zoom-fit-best-symbolic" : "zoom-original-symbolic"), for: .normal)
    fitButton.accessibilityLabel = zoom.canZoomOut ? texts.fit : texts.actualSize
    setEnabled([(zoomOutButton, zoom.canZoomOut), (zoomInButton, zoom.canZoomIn)])
  }

  /// Shows what stands around an item: nothing while something else stands in its place.
  func showMessage() { setShown(messageBar, interlude == nil && messageBar.text != nil) }
}
