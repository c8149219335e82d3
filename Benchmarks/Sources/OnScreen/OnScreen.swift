import CGTK
public import Floorplan
import Glibc

/// Displays a widget in a window of 1000 × 900 and waits for its first frame.
public func showWindow(with content: Widget) -> Window {
  let window = Window()
  window.child = content
  window.defaultSize = (1000, 900)
  window.present()
  waitForFrame(of: window)
  return window
}

/// Waits for the end of a frame of a window.
public func waitForFrame(of window: Window) {
  turn(until: { window.isMapped })
  guard let clock = window.frameClock else { fatalError("the window has no surface") }
  var isPainted = false
  let handle = clock.connect("after-paint") { isPainted = true }
  window.queueDraw()
  turn(until: { isPainted })
  handle.disconnect()
}

/// Runs the main loop until a condition holds.
public func turn(until isDone: () -> Bool) {
  while !isDone() { g_main_context_iteration(nil, 1) }
}

/// The processor time of this thread, in milliseconds.
public func processorTime(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
  let began = now()
  body()
  return now() - began
}
