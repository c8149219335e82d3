import Floorplan

/// A page that opens the filter window of a list, which changes the list when the user confirms.
let filterFloorplanPage = Page(
  path: "filter", title: localized("Filter and Sort"), group: localized("Floorplans"),
  summary: localized("A window for the filters and the order of a list"), iconName: "edit-select-all-symbolic",
  documentation: "components/filter-window",
  keywords:
    localizedKeywords("floorplan, sort, filter, group, order picker, modal, reset, number of results, work orders")
    + ["FUISortFilterViewController"],
  knobs: OrderListCriteria.knobDefinitions
) { context in
  let app = BusinessApp(context, at: route(context))
  let root = app.root
  BusinessApp.followOrdersKnob(of: context, app.store, in: root)
  root.observe({ route(context) }) { route in
    app.show(route)
    // The address leads to the filter until the user navigates.
    app.unlink()
  }
  var isOpened = false
  root.connect("map") { () -> Void in
    guard !isOpened else { return }
    isOpened = true
    // The filter window needs a visible parent window.
    MainLoop.idle {
      if app.navigation.window != nil { (app.navigation.currentPage as? ListReportPage<WorkOrder>)?.openFilter() }
    }
  }
  return root
}

private func route(_ context: PageContext) -> BusinessRoute {
  .orders(OrderListCriteria(knob: context.value(ofKnob:)))
}
