import Floorplan

/// A form in a window of its own, for a new order or one that is there.
final class CreateEditFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessPlace.Page.edit, title: localized("Create and edit"), group: localized("Floorplans"),
    keywords: [
      "floorplan", "modal", "form", "new", "change", "validation", "required", "discard", "attachments", "work order",
      "FUIObjectEditingFloorplan", "FUIFormTableViewController",
    ],
    knobs: [
      KnobDefinition(name: "object", title: "Order", kind: .text(), defaultValue: ""), BusinessApp.ordersKnob,
    ])

  let root: Widget

  init(_ context: PageContext) { root = BusinessApp.whenDataIsThere(context) { Self.form(context) } }

  private static func form(_ context: PageContext) -> Widget {
    let store = BusinessStore.shared
    let stage = Stage()
    var app: BusinessApp?
    var opened: String?
    stage.root.observe {
      let object = context.value(ofKnob: "object")
      // An order that was opened may go, and the form with what was filled in stays.
      guard object != opened else { return }
      let id = object.isEmpty ? nil : WorkOrder.ID(rawValue: object)
      guard id.map({ store.orders.contains($0) }) ?? true else {
        (app, opened) = (nil, nil)
        return stage.show(nothing(called: object))
      }
      opened = object
      if let app { return app.show(.edit(id)) }
      let made = BusinessApp(context, at: .edit(id), store)
      app = made
      stage.show(made.root)
    }
    return stage.root
  }

  private static func nothing(called object: String) -> Widget {
    StatePanel(
      iconName: "edit-find-symbolic", title: "No such order",
      message: "Nothing is called “\(object)”. Orders are WO-1001 and on; without a number, a new one is made."
    ).root
  }
}
