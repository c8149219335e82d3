import Floorplan

/// The filter of a list: the order and all filters in a window over the list, which changes only when a person says so.
enum FilterFloorplanPage: Page {
  static let entry = PageEntry(
    path: "filter", title: localized("Filter and sort"), group: localized("Floorplans"),
    keywords: [
      "floorplan", "sort", "filter", "group", "order picker", "modal", "reset", "number of results", "work orders",
      "FUISortFilterViewController",
    ],
    knobs: OrderListPlace.knobDefinitions)

  static func body(_ context: PageContext) -> Widget {
    let app = BusinessApp(context, at: place(context))
    let root = app.root
    // Until a person goes on, the filter is what the address leads to.
    context.linkedAddress = nil
    root.observe { app.show(place(context)) }
    var isOpened = false
    root.connect("map") { () -> Void in
      guard !isOpened else { return }
      isOpened = true
      // A window that isn't seen yet has no place for another one over it.
      MainLoop.idle { if app.navigation.window != nil { app.openFilter() } }
    }
    return root
  }

  private static func place(_ context: PageContext) -> BusinessPlace {
    .orders(OrderListPlace(knob: context.value(ofKnob:)))
  }
}
