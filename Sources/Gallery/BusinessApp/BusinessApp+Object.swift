import Floorplan

extension BusinessApp {
  /// The knob of a page that names the object it shows.
  private static let objectKnob = "object"

  /// What a page of the gallery shows of the object that its address names, and of all that it leads to.
  ///
  /// - Parameters:
  ///   - context: What the page and the shell share.
  ///   - place: Gives the place of a name; nil where nothing is called so.
  ///   - missing: Gives what is said where nothing is called so: a title, and what can be done.
  /// - Returns: What the page shows.
  static func whenDataIsThere(
    _ context: PageContext, showing place: @escaping (_ object: String, BusinessStore) -> BusinessPlace?,
    missing: @escaping (_ object: String) -> (title: String, message: String)
  ) -> Widget {
    whenDataIsThere(context) {
      let store = BusinessStore.shared
      let stage = Stage()
      var app: BusinessApp?
      var opened: String?
      stage.root.observe {
        let object = context.value(ofKnob: objectKnob)
        // What was opened may go: what was done to it can be taken back, and a form stays with what was filled in.
        guard object != opened else { return }
        guard let found = place(object, store) else {
          (app, opened) = (nil, nil)
          let (title, message) = missing(object)
          return stage.show(StatePanel(iconName: "edit-find-symbolic", title: title, message: message).root)
        }
        opened = object
        if let app { return app.show(found) }
        let made = BusinessApp(context, at: found, store)
        app = made
        // Where none was named, it is now.
        opened = context.value(ofKnob: objectKnob)
        stage.show(made.root)
      }
      return stage.root
    }
  }
}
