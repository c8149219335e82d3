import Comparing
import Floorplan
import OnScreen

@testable import Gallery

/// From the call that opens a page of the business app, among 100,000 orders, to the end of its first frame.
func measureNavigation(_ comparison: Comparison) {
  let stage = AppStage(orders: orderCount)
  defer { stage.close() }
  guard let order = stage.store.orders.first(where: { !$0.steps.isEmpty && $0.productID != nil }),
    let product = order.productID
  else { fatalError("no order has steps and a product") }
  let routes: [(name: String, route: BusinessRoute)] = [
    ("the list report of 100,000 orders", .orders(OrderListCriteria())), ("the details of an order", .order(order.id)),
    ("a step of an order", .step(order.id, order.steps[0].id)), ("the details of a product", .product(product)),
    ("the list of products", .records(.products)),
  ]
  for (name, route) in routes {
    let opened = comparison.series(of: 2) { candidate in
      let spent = stage.timeToFrame {
        if candidate == 0 {
          stage.app.open(route)
        } else {
          stage.navigation.push(NavigationPage("Empty", content: Box(.vertical)))
        }
      }
      stage.navigation.pop()
      return spent
    }
    comparison.report("\(name) opened, to its first frame", against: "an empty page", "ms", opened[0], opened[1])
    let left = comparison.series(of: 1) { _ in
      stage.app.open(route)
      return stage.timeToFrame { stage.navigation.pop() }
    }
    comparison.report("back from \(name)", against: "", "ms", left[0], [])
  }
}

/// The widgets and heap bytes that are left after 100 pages have been opened and closed.
func measureMemory(_ comparison: Comparison) {
  let stage = AppStage(orders: 100)
  defer { stage.close() }
  guard let order = stage.store.orders.first(where: { _ in true })?.id else { fatalError("there is no order") }
  func visit(_ count: Int) {
    for round in 0..<count {
      stage.app.open(round.isMultiple(of: 2) ? .orders(OrderListCriteria()) : .order(order))
      stage.rest()
      stage.navigation.pop()
      stage.rest()
    }
  }
  // Fills GTK's caches.
  visit(100)
  let (peers, bytes) = (PeerTable.count, heapBytes())
  visit(100)
  comparison.report(
    "peers left by 100 navigations", against: "", "", [Double(PeerTable.count - peers)], [])
  comparison.report(
    "heap left by a navigation, of 100", against: "", "KiB", [Double(heapBytes() - bytes) / 100 / 1024], [])
}
