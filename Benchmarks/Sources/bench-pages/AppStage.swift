import Floorplan
import OnScreen

@testable import Gallery

/// The gallery's business app in a window, with a number of work orders.
final class AppStage {
  let app: BusinessApp
  let store: BusinessStore
  private let context: PageContext
  private let window: Window

  init(orders count: Int) {
    var data = BusinessData.ReadResult.samples.data
    data.orders = RecordTable(OrderGenerator(data).orders(count))
    store = BusinessStore(data)
    guard let resolved = try? catalog.resolve(Address(page: BusinessRoute.Page.overview)) else {
      fatalError("the gallery has no overview")
    }
    context = PageContext(resolved)
    app = BusinessApp(context, at: .overview, store)
    window = showWindow(with: app.root)
  }

  var navigation: NavigationView { app.navigation }

  /// Processor time in milliseconds from a change to the end of the next frame.
  func timeToFrame(_ change: () -> Void) -> Double {
    rest()
    return processorTime {
      change()
      waitForFrame(of: window)
    }
  }

  /// Waits until all work for the displayed page is done.
  func rest() {
    waitForFrame(of: window)
    MainLoop.drain()
  }

  func close() {
    window.close()
    MainLoop.drain()
  }
}
