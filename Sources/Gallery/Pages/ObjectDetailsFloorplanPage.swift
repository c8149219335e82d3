import Floorplan

/// What is known of an object: an order, one of its steps, a product, a supplier or a person.
final class ObjectDetailsFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessPlace.Page.details, title: "Object details", group: "Floorplans",
    keywords: [
      "floorplan", "object header", "profile header", "key values", "related", "sibling navigation", "child object",
      "FUIObjectFloorplan",
    ],
    knobs: [
      KnobDefinition(name: "object", title: "Object", kind: .text(), defaultValue: "WO-1001"), BusinessApp.ordersKnob,
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
    stage.root.observe {
      let object = context.value(ofKnob: "object")
      guard let place = BusinessPlace(object: object, in: store) else {
        app = nil
        return stage.show(Self.nothing(called: object))
      }
      guard let app else {
        let opened = BusinessApp(context, at: place, store)
        app = opened
        return stage.show(opened.root)
      }
      app.show(place)
    }
    return stage.root
  }

  private static func nothing(called object: String) -> Widget {
    StatePanel(
      iconName: "edit-find-symbolic", title: "No such object",
      message: "Nothing is called “\(object)”. Orders are WO-1001 and on; a step stands behind its order and a slash."
    ).root
  }
}
