import Comparing
import Floorplan
import OnScreen

@testable import Gallery

/// From a letter in the search of a list report of 100,000 orders to the frame with the results, compared with 100
/// orders.
func measureSearch(_ comparison: Comparison) {
  let stages = [orderCount, 100].map { AppStage(orders: $0) }
  defer { for stage in stages { stage.close() } }
  let pages = stages.map { stage in
    stage.app.open(.orders(OrderListCriteria()))
    stage.rest()
    guard let page = stage.navigation.currentPage as? ListReportPage<WorkOrder> else {
      fatalError("there is no list report")
    }
    return page
  }
  for (before, after) in [("", "p"), ("p", "pu"), ("pum", "pump"), ("", "nothing like this")] {
    let times = comparison.series(of: 2) { candidate in
      pages[candidate].search = before
      stages[candidate].rest()
      return stages[candidate].timeToFrame { pages[candidate].search = after }
    }
    comparison.report(
      "“\(after)” after “\(before)” searched in a list of 100,000 orders", against: "a list of 100", "ms", times[0],
      times[1])
  }
}
