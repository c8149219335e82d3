import GTKBridge

/// The current page and the position of an animated or swiped transition.
final class PageTurner {
  /// The index of the current page, or of the target of a transition.
  private(set) var page = 0
  /// The displayed position, in pages from the first one.
  private(set) var position = 0.0

  /// Displays a page without a transition.
  func jump(to page: Int) {
    self.page = page
    position = Double(page)
    slide = nil
  }

  // MARK: Transition

  /// The duration of a transition, in microseconds.
  private static let duration = 250_000.0

  private struct Slide {
    let origin: Double
    var start: Int64?
  }
  private var slide: Slide?
  /// Whether a transition is running.
  var isSliding: Bool { slide != nil }
  /// Whether ``advance(to:)`` is called in each frame.
  var followsFrames = false

  /// Starts a transition from the displayed position to a page.
  func slide(to page: Int) {
    self.page = page
    slide = Slide(origin: position)
  }

  /// Advances the transition to a frame.
  ///
  /// - Parameter time: The time of the frame, in microseconds.
  /// - Returns: Whether the transition continues.
  func advance(to time: Int64) -> Bool {
    guard var slide else { return false }
    let start = slide.start ?? time
    slide.start = start
    let left = max(0, 1 - Double(time - start) / (Self.duration * Settings.animationSlowdown))
    // Ease out.
    position = Double(page) + (slide.origin - Double(page)) * left * left * left
    self.slide = left > 0 ? slide : nil
    return left > 0
  }

  // MARK: Swiping

  /// The distance of a swipe that turns the page: a fraction of the page, limited to a number of pixels.
  private static let swipeThresholdFraction = 0.25
  private static let swipeThreshold = 48.0

  private var swipeOrigin: Double?
  /// Whether the current gesture is a swipe.
  private(set) var isSwiping = false

  /// Begins a gesture.
  func beginSwipe() {
    swipeOrigin = position
    isSwiping = false
  }

  /// Updates the position during a swipe.
  ///
  /// - Parameters:
  ///   - distance: The distance toward the next page, in pixels.
  ///   - pitch: The distance between pages, in pixels.
  ///   - count: The number of pages.
  func swipe(by distance: Double, pitch: Int, count: Int) {
    guard let swipeOrigin else { return }
    isSwiping = true
    slide = nil
    position = min(max(swipeOrigin + distance / Double(max(1, pitch)), 0), Double(max(0, count - 1)))
  }

  /// Ends the gesture.
  ///
  /// - Parameter pitch: The distance between pages, in pixels.
  /// - Returns: The index of the target page, or nil if the gesture wasn't a swipe.
  func endSwipe(pitch: Int) -> Int? {
    defer { cancelSwipe() }
    guard isSwiping else { return nil }
    let moved = position - Double(page)
    let enough = min(Self.swipeThresholdFraction, Self.swipeThreshold / Double(max(1, pitch)))
    return page + (moved >= enough ? 1 : moved <= -enough ? -1 : 0)
  }

  /// Cancels the gesture.
  func cancelSwipe() {
    swipeOrigin = nil
    isSwiping = false
  }

  /// The accumulated scroll distance.
  var scrolling = ScrolledPages()
}

/// Converts scroll events to page turns: one for each wheel click, and one for each stroke on a touchpad of any length.
struct ScrolledPages {
  /// The distance that turns a page, in pixels.
  private static let pixels = 48.0
  /// The pause after which a new stroke begins.
  private static let pause = Duration.milliseconds(200)

  private var sum = 0.0
  private var isConsumed = false
  private var last: ContinuousClock.Instant?

  /// Adds a scroll distance.
  ///
  /// - Parameters:
  ///   - delta: The distance, in pixels or wheel clicks.
  ///   - isPrecise: Whether the distance is in pixels.
  ///   - time: The time of the event.
  /// - Returns: 1 for the next page, -1 for the previous one, or 0.
  mutating func scroll(by delta: Double, isPrecise: Bool, at time: ContinuousClock.Instant = .now) -> Int {
    if let last, time - last > Self.pause { (sum, isConsumed) = (0, false) }
    last = time
    guard !isConsumed else { return 0 }
    sum += isPrecise ? delta / Self.pixels : delta
    guard abs(sum) >= 1 else { return 0 }
    let turn = sum > 0 ? 1 : -1
    sum = 0
    isConsumed = isPrecise
    return turn
  }
}
