import Floorplan

/// What is known of an object: an order, one of its steps, a product, a supplier or a person.
final class ObjectDetailsFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessPlace.Page.details, title: localized("Object details"), group: localized("Floorplans"),
    keywords: [
      "floorplan", "object header", "profile header", "key values", "related", "sibling navigation", "child object",
      "FUIObjectFloorplan",
    ],
    knobs: [
      KnobDefinition(name: "object", title: "Object", kind: .text(), defaultValue: ""), BusinessApp.ordersKnob,
    ])

  let root: Widget

  init(_ context: PageContext) { root = Self.page(context) }

  private static func page(_ context: PageContext) -> Widget {
    BusinessApp.whenDataIsThere(context) { Self.details(context) }
  }

  private static func details(_ context: PageContext) -> Widget {
    let store = BusinessStore.shared
    let stage = Stage()
    var app: BusinessApp?
    var opened: String?
    stage.root.observe {
      let object = context.value(ofKnob: "object")
      // An object that was opened may go, and what was done to it can be taken back.
      guard object != opened else { return }
      guard let place = Self.place(of: object, in: store) else {
        (app, opened) = (nil, nil)
        return stage.show(Self.nothing(called: object))
      }
      opened = object
      if let app { return app.show(place) }
      let made = BusinessApp(context, at: place, store)
      app = made
      // Where none was named, it is now.
      opened = context.value(ofKnob: "object")
      stage.show(made.root)
    }
    return stage.root
  }

  /// The place of what is called so or, without a name, of the first order that there is.
  private static func place(of object: String, in store: BusinessStore) -> BusinessPlace? {
    guard object.isEmpty else { return BusinessPlace(object: object, in: store) }
    return store.orders.first { _ in true }.map { BusinessPlace.order($0.id) }
  }

  private static func nothing(called object: String) -> Widget {
    StatePanel(
      iconName: "edit-find-symbolic", title: "No such object",
      message: object.isEmpty
        ? "There is no order."
        : "Nothing is called “\(object)”. Orders are WO-1001 and on; a step stands behind its order and a slash."
    ).root
  }
}
