/// Which of several pages is shown, and how far the way to it has been gone.
@MainActor
final class PageTurner {
  /// The page that is shown, or on its way.
  private(set) var page = 0
  /// What is in sight, in pages from the first one.
  private(set) var position = 0.0

  /// Shows a page at once.
  func jump(to page: Int) {
    self.page = page
    position = Double(page)
    slide = nil
  }

  // MARK: Moving

  /// How long the way to a page takes, in microseconds.
  private static let duration = 250_000.0

  private struct Slide {
    let origin: Double
    var start: Int64?
  }
  private var slide: Slide?
  /// Whether a page is on its way by itself.
  var isSliding: Bool { slide != nil }
  /// Whether somebody calls ``advance(to:)`` in each frame.
  var followsFrames = false

  /// Begins the way to a page from what is in sight.
  func slide(to page: Int) {
    self.page = page
    slide = Slide(origin: position)
  }

  /// Goes on to a frame.
  ///
  /// - Parameter time: The time of the frame, in microseconds.
  /// - Returns: Whether there is a way left.
  func advance(to time: Int64) -> Bool {
    guard var slide else { return false }
    let start = slide.start ?? time
    slide.start = start
    let left = max(0, 1 - Double(time - start) / Self.duration)
    // Fast at first and slow at the end.
    position = Double(page) + (slide.origin - Double(page)) * left * left * left
    self.slide = left > 0 ? slide : nil
    return left > 0
  }

  // MARK: Swiping

  /// How far a swipe has to go to turn the page: this part of it, and never more than so many pixels.
  private static let turningShare = 0.25
  private static let turningDistance = 48.0

  private var swipeOrigin: Double?
  /// Whether the hand that is down turns pages, and nothing else.
  private(set) var isSwiping = false

  /// A hand has gone down.
  func beginSwipe() {
    swipeOrigin = position
    isSwiping = false
  }

  /// Follows the hand.
  ///
  /// - Parameters:
  ///   - distance: How far it has gone towards the next page, in pixels.
  ///   - pitch: How far a page is from the next, in pixels.
  ///   - count: How many pages there are.
  func swipe(by distance: Double, pitch: Int, count: Int) {
    guard let swipeOrigin else { return }
    isSwiping = true
    slide = nil
    position = min(max(swipeOrigin + distance / Double(max(1, pitch)), 0), Double(max(0, count - 1)))
  }

  /// The hand has gone up.
  ///
  /// - Parameter pitch: How far a page is from the next, in pixels.
  /// - Returns: The page to go to; nil where the hand did something else.
  func endSwipe(pitch: Int) -> Int? {
    defer { cancelSwipe() }
    guard isSwiping else { return nil }
    let moved = position - Double(page)
    let enough = min(Self.turningShare, Self.turningDistance / Double(max(1, pitch)))
    return page + (moved >= enough ? 1 : moved <= -enough ? -1 : 0)
  }

  /// Something else has taken the hand.
  func cancelSwipe() {
    swipeOrigin = nil
    isSwiping = false
  }

  /// What has been scrolled.
  var scrolling = ScrolledPages()
}

/// Makes pages of what a wheel or a touchpad scrolls: a page for each click of a wheel, and one for each stroke of a finger
/// however far it goes.
struct ScrolledPages {
  /// So many pixels turn a page.
  private static let pixels = 48.0
  /// What follows after this is another stroke.
  private static let pause = Duration.milliseconds(200)

  private var sum = 0.0
  private var isSpent = false
  private var last: ContinuousClock.Instant?

  /// Counts what has been scrolled.
  ///
  /// - Parameters:
  ///   - delta: How far, in pixels or in clicks.
  ///   - isPixelwise: Whether it is in pixels.
  ///   - time: When.
  /// - Returns: 1 for the next page, -1 for the one before, else 0.
  mutating func scroll(by delta: Double, isPixelwise: Bool, at time: ContinuousClock.Instant = .now) -> Int {
    if let last, time - last > Self.pause { (sum, isSpent) = (0, false) }
    last = time
    guard !isSpent else { return 0 }
    sum += isPixelwise ? delta / Self.pixels : delta
    guard abs(sum) >= 1 else { return 0 }
    let turn = sum > 0 ? 1 : -1
    sum = 0
    isSpent = isPixelwise
    return turn
  }
}
