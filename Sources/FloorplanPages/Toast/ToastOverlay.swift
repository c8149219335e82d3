public import CGTK
import FloorplanForms
import FloorplanTheme
public import GTKBridge

/// Shows messages over what it contains: one at a time, in the middle, for some seconds.
///
///     window.child = ToastOverlay(navigation)
///     page.showToast("Order saved")
///
/// The newest message takes the place of the one before.  It says in at most three lines what has happened; there is
/// nothing to press in it, and what is behind it can be used all the while.
///
/// ## CSS nodes
///
///     toastoverlay
///     ├── the child
///     ├── toast.fdlFUIToastMessage
///     │   ╰── label.fdlFUIToastMessage_textLabel
///     ╰── announcement                                what assistive technology reads out
///
/// ## Accessibility
///
/// A status says each message, however often the same one comes.
@MainActor
public final class ToastOverlay: CustomWidget {
  private typealias Parts = ComponentParts.ToastMessage
  private let toast = ToastMessage()
  private let announcement = Announcement()
  private var end: LoopSource?

  public override class var cssName: String { "toastoverlay" }

  /// Makes an overlay that shows no message.
  ///
  /// - Parameter child: What the messages come over.
  public init(_ child: Widget? = nil) {
    self.child = child
    super.init()
    toast.isVisible = false
    toast.opacity = 0
    announcement.canBeTarget = false
    for part in ([child, toast, announcement] as [Widget?]).compactMap(\.self) { part.setParent(self) }
  }

  /// What the messages come over; it fills the overlay.
  public var child: Widget? {
    didSet {
      guard child !== oldValue else { return }
      if let oldValue {
        // With the focus in it, GTK would keep it.
        if oldValue.containsFocus { window?.clearFocus() }
        oldValue.unparent()
      }
      child?.insert(in: self, after: nil)
    }
  }

  // MARK: Messages

  /// The message that is shown; nil for none.
  public private(set) var message: String?

  /// Shows a message in place of any other.
  ///
  /// - Parameter text: What has happened; one without letters shows nothing.
  public func show(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    end?.cancel()
    message = text
    toast.text = text
    toast.isVisible = true
    announcement.say(text)
    beginFade(to: 1)
    end = MainLoop.after(milliseconds: UInt32(Self.seconds(for: text) * 1000)) { [weak self] in self?.dismiss() }
  }

  /// Takes the message away before it goes by itself.
  public func dismiss() {
    end?.cancel()
    end = nil
    guard message != nil else { return }
    message = nil
    announcement.say("")
    beginFade(to: 0)
  }

  /// How long a message is shown, in seconds (fiori.md 1.6).
  private static let shortest = 2.0
  private static let longest = 5.0
  /// How long people read a character.
  private static let perCharacter = 0.06

  /// How long a message is shown: longer ones longer, from two seconds to five.
  static func seconds(for text: String) -> Double {
    min(max(shortest, 1 + Double(text.count) * perCharacter), longest)
  }

  // MARK: Coming and going

  /// How long it takes, in microseconds, and from how far below a message comes, in pixels (fiori.md, motion).
  private static let fadeTime = 250_000.0
  private static let rise = 8.0

  private struct Fade {
    let origin: Double
    let goal: Double
    var start: Int64?
  }
  private var fade: Fade?
  private var frames: LoopSource?

  private func beginFade(to goal: Double) {
    guard isMapped, Settings.default.enablesAnimations else {
      frames?.cancel()
      fade = nil
      return show(opacity: goal)
    }
    fade = Fade(origin: toast.opacity, goal: goal)
    guard frames?.isPending != true else { return }
    frames = onEachFrame { [weak self] time in self?.advance(to: time) ?? false }
  }

  private func advance(to time: Int64) -> Bool {
    guard var fade else { return false }
    let start = fade.start ?? time
    fade.start = start
    let part = min(1, Double(time - start) / Self.fadeTime)
    self.fade = part < 1 ? fade : nil
    show(opacity: fade.origin + (fade.goal - fade.origin) * part)
    return part < 1
  }

  private func show(opacity: Double) {
    toast.opacity = opacity
    if opacity == 0, fade == nil { toast.isVisible = false }
    queueAllocate()
  }

  // MARK: Arrangement

  private static let regularWidth = Int(Parts.view.metric(.regularWidth))
  /// How much of the width a message takes, where there is little of it and where there is much.
  private static let compactShare = 0.8
  private static let regularShare = 0.6

  /// As large as what the messages come over.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    child?.measured(orientation, forSize: forSize) ?? Measurement(0)
  }

  public override func sizeAllocate(width: Int, height: Int) {
    child?.allocate(width: width, height: height)
    announcement.allocate(width: 1, height: 1)
    guard toast.isVisible else { return }
    let share = Double(width) * (width < Self.regularWidth ? Self.compactShare : Self.regularShare)
    let widest = Parts.view.metric(.maximumWidth) * max(1, Settings.default.textScale)
    let wide = max(toast.measured(.horizontal).minimum, Int(min(share, widest)))
    let own = toast.measured(.vertical, forSize: wide)
    let high = max(own.minimum, min(own.natural, height))
    let below = Int((1 - toast.opacity) * Self.rise)
    toast.allocate(x: (width - wide) / 2, y: max(0, (height - high) / 2) + below, width: wide, height: high)
  }

  public override func dispose() {
    end?.cancel()
    end = nil
    super.dispose()
  }
}

extension Widget {
  /// Shows a message over the page that this widget stands on, for some seconds.
  ///
  /// - Parameter text: What has happened, in at most three lines.
  /// - Returns: Whether there is a ``ToastOverlay`` around the widget, which shows it.
  @discardableResult
  public func showToast(_ text: String) -> Bool {
    guard let overlay = nearest(ToastOverlay.self) else { return false }
    overlay.show(text)
    return true
  }
}
