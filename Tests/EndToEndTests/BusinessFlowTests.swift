import Foundation
import Testing

/// The flow of the business app from finding an order to deleting one, only through the accessible tree or only by
/// keyboard.
@Suite(.serialized) struct BusinessFlowTests {
  @Test func flowWorksThroughTheAccessibleTree() throws {
    try withData { data, picture in
      try Programs.drive(
        [
          // Find an order.
          ["press", "push button", "See All (42)"], ["type", "entry", "Search Work Orders", "light curtain"],
          ["wait-name", "heading", "Work Orders (1 of 54)"],
          // Open it.
          ["press", "list item", "Check light curtain at press 3"], ["find", "heading", "WO-1003"],
          // Change its priority and add a picture.
          ["press", "push button", "Edit"], ["press", "radio button", "Low"],
          ["press", "push button", "Add Attachment"], ["press", "menu item", "Choose Images…"],
          // GTK's dialog has a location field only after this key.
          ["window", "Add Attachment"], ["key", "ctrl+l"],
          ["type", "text", "GtkFileChooserEntry", picture], ["press", "push button", "*Open"],
          ["find", "list item", "Red.png, *"], ["press", "push button", "Save"], ["gone", "dialog", "Edit Work Order"],
          ["find", "heading", "Attachments (2)"], ["find", "list item", "Red.png"],
          // Filter, and sort by two criteria.
          ["press", "push button", "Back to Work Orders (1 of 54)"], ["gone", "push button", "Edit"],
          ["type", "entry", "Search Work Orders", ""],
          ["press", "push button", "Filter, 1 active"], ["press", "push button", "Reset"],
          ["press", "check box", "On Hold"], ["press", "check box", "Priority"], ["press", "check box", "Title"],
          ["press", "check box", "Due Date"], ["press", "push button", "Show 6 Results"], ["gone", "dialog", "Filter"],
          ["find", "heading", "Work Orders (6 of 54)"], ["find", "push button", "Sorted by Priority, Title"],
          [
            "order", "list item", "Check light curtain at press 3", "New cable duct to the laboratory",
            "Butterfly valve DN 200 sticks at 30%", "Crane inspection, bay 4", "Replace air filters, hall ventilation",
            "Hydraulic cylinder of the lifting table drifts",
          ],
          // Create an order.
          ["press", "push button", "New Work Order"], ["type", "text", "Title", "Grease the pump"],
          ["press", "push button", "Create"], ["find", "heading", "WO-1055"],
          // Delete it, undo, and delete another one.
          ["press", "tool bar", "WO-1055", "page.delete"], ["find", "heading", "Work Orders (6 of 54)"],
          ["press", "push button", "Undo"], ["find", "heading", "Work Orders (6 of 55)"],
          ["press", "list item", "Crane inspection, bay 4"], ["press", "tool bar", "WO-1013", "page.delete"],
          ["find", "heading", "Work Orders (5 of 54)"],
          ["stderr-clean"], ["press", "frame", "*", "win.close"], ["ended"],
        ], ["overview?size=420x1500"], data: data)
      try expectStored(in: data)
    }
  }

  @Test func flowWorksByKeyboardInTheNarrowestRTLWindow() throws {
    try withData { data, picture in
      try Programs.drive(
        [
          // Find an order.
          ["tab-to", "list item", "Work Orders (54)", "Down"], ["key", "Return"],
          ["focused", "entry", "Search Work Orders"], ["write", "light curtain"],
          ["wait-name", "heading", "Work Orders (1 of 54)"],
          // Open it.
          ["tab-to", "list item", "Check light curtain at press 3"], ["key", "Return"], ["find", "heading", "WO-1003"],
          // Change its priority and add a picture.
          ["tab-to", "push button", "Edit", "shift+Tab"], ["key", "Return"], ["window", "Edit Work Order"],
          ["focused", "text", "Title"], ["tab-to", "radio button", "Very High"], ["key", "Home"],
          ["focused", "radio button", "Low"], ["key", "space"],
          ["tab-to", "push button", "Add Attachment", "shift+Tab"], ["key", "Return"],
          ["focused", "menu item", "Choose Images…"], ["key", "Return"], ["window", "Add Attachment"],
          ["key", "ctrl+l"], ["focused", "text", "GtkFileChooserEntry"], ["key", "ctrl+a"], ["write", picture],
          ["key", "Return"], ["find", "list item", "Red.png, *"], ["window", "Edit Work Order"],
          ["key", "ctrl+s"], ["gone", "dialog", "Edit Work Order"],
          // Filter, and sort by two criteria.
          ["key", "alt+Right"], ["focused", "list item", "Check light curtain at press 3"],
          ["tab-to", "entry", "Search Work Orders", "shift+Tab"], ["key", "Escape"],
          ["wait-name", "heading", "Work Orders (54)"],
          ["tab-to", "push button", "Filter", "shift+Tab"], ["key", "Return"], ["window", "Filter"],
          ["focused", "check box", "Due Date"], ["key", "Down"], ["key", "space"], ["key", "Down"], ["key", "Down"],
          ["key", "space"], ["key", "Home"], ["focused", "check box", "Due Date"], ["key", "space"],
          ["tab-to", "check box", "New"], ["tab-to", "check box", "On Hold", "Down"], ["key", "space"],
          ["find", "push button", "Show 6 Results"], ["key", "ctrl+Return"], ["gone", "dialog", "Filter"],
          ["find", "heading", "Work Orders (6 of 54)"], ["find", "push button", "Sorted by Priority, Title"],
          // Create an order.
          ["tab-to", "push button", "More Actions", "shift+Tab"], ["key", "Return"],
          ["focused", "menu item", "New Work Order"], ["key", "Return"], ["window", "New Work Order"],
          ["focused", "text", "Title"], ["write", "Grease the pump"], ["key", "ctrl+s"],
          ["gone", "dialog", "New Work Order"], ["find", "heading", "WO-1055"],
          // Delete it, undo, and delete another one.
          ["tab-to", "push button", "More Actions", "shift+Tab"], ["key", "Return"],
          ["focused", "menu item", "Delete"], ["key", "Return"], ["find", "heading", "Work Orders (6 of 54)"],
          ["key", "ctrl+z"], ["find", "heading", "Work Orders (6 of 55)"],
          ["tab-to", "list item", "Check light curtain at press 3"],
          ["tab-to", "list item", "Crane inspection, bay 4", "Down"], ["key", "Menu"],
          ["tab-to", "menu item", "Delete", "Down"], ["key", "Return"],
          ["find", "heading", "Work Orders (5 of 54)"],
          ["stderr-clean"], ["key", "ctrl+q"], ["ended"],
        ], ["overview?dir=rtl&scale=2&size=360x640"], data: data)
      try expectStored(in: data)
    }
  }

  @Test func undoKeyRestoresADeletionFromATextField() throws {
    try Programs.drive(
      [
        ["find", "heading", "WO-1005"], ["press", "tool bar", "WO-1005", "page.delete"],
        ["find", "heading", "Work Orders (53)"], ["tab-to", "entry", "Search Work Orders"],
        ["key", "ctrl+z"], ["find", "heading", "Work Orders (54)"],
        ["stderr-clean"],
      ], ["object-details?object=WO-1005&size=420x700"])
  }

  @Test func hiddenPagesAndOldRowsAreNotAccessible() throws {
    try Programs.drive(
      [
        ["find", "push button", "Overdue, 7, negative"], ["press", "push button", "See All (42)"],
        ["find", "heading", "Work Orders (42 of 54)"], ["gone", "push button", "Overdue, 7, negative"],
        ["type", "entry", "Search Work Orders", "light curtain"], ["gone", "list item", ""],
        ["press", "push button", "Back to Maintenance"], ["find", "push button", "Overdue, 7, negative"],
        ["stderr-clean"],
      ], ["overview?size=420x1000"])
  }

  /// Runs the body with a folder for the data, and the path of a picture.
  private func withData(_ body: (_ data: URL, _ picture: String) throws -> Void) throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "Red.png")
    try #require(Data(base64Encoded: Self.redPixel)).write(to: picture)
    try body(folder.appending(path: "data"), picture.path)
  }

  private static let redPixel = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQMAAAAl21bKAAAAA1BMVEX/AAAZ4gk3AAAACklEQVQI12NgAAAAAgAB4iG8MwAAAABJRU5ErkJggg==
    """

  private struct Stored: Decodable {
    struct Order: Decodable {
      let id: String
      let title: String
      let priority: String
      let attachments: [String]
    }
    struct Document: Decodable {
      let id: String
      let name: String
    }
    let orders: [Order]
    let documents: [Document]
  }

  /// Checks the saved data, which is the same for both flows.
  private func expectStored(in data: URL, _ location: SourceLocation = #_sourceLocation) throws {
    let file = data.appending(path: "io.github.floorplan.Gallery/business.json")
    let stored = try JSONDecoder().decode(Stored.self, from: Data(contentsOf: file))
    let changed = try #require(stored.orders.first { $0.id == "WO-1003" }, sourceLocation: location)
    let red = try #require(stored.documents.first { $0.name == "Red.png" }, sourceLocation: location)
    #expect(changed.priority == "low" && changed.attachments == ["D-10", red.id], sourceLocation: location)
    #expect(stored.orders.first { $0.id == "WO-1055" }?.title == "Grease the pump", sourceLocation: location)
    #expect(stored.orders.count == 54 && !stored.orders.contains { $0.id == "WO-1013" }, sourceLocation: location)
  }
}
