import CGTK
import GTKTestSupport
import Testing

@testable import GTKBridge

/// The offers of each dialog when it was displayed.
private var offers: [String] = []

/// Files that the user chooses in a dialog or drags to a window.
@Suite(.serialized) struct FileChoiceTests {
  private final class Choices {
    var made: [String?] = []
  }

  /// Opens a dialog for a window, and checks that both are released.
  private func withDialog(
    _ filters: [FileFilter] = [],
    _ body: (_ dialog: FileDialog, _ window: Window, _ choices: Choices) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let window = Window()
      window.present()
      #expect(await turnUntil { window.isMapped })
      let choices = Choices()
      let dialog = try FileDialog.open(title: "Open Style Sheet", filters: filters, parent: window) {
        choices.made.append($0)
      }
      #expect(await turnUntil { isShown(dialog) })
      try await body(dialog, window, choices)
      window.close()
    }
  }

  private func isShown(_ dialog: FileDialog) -> Bool {
    gtk_native_dialog_get_visible(dialog.pointer.assumingMemoryBound(to: GtkNativeDialog.self)) != 0
  }

  @Test func chosenFileIsReportedOnceAndTheDialogCloses() async throws {
    try await withFolder { folder in
      write("", to: "\(folder)/a theme ü.nss")
      try await withDialog([FileFilter("Style sheets", ["*.nss"]), FileFilter("All files", ["*"])]) {
        dialog, _, choices in
        let chooser = OpaquePointer(dialog.pointer)
        let filters = ListModel(UnsafeMutableRawPointer(gtk_file_chooser_get_filters(chooser)), transfer: .full)
        #expect(filters.count == 2)
        let file = g_file_new_for_path("\(folder)/a theme ü.nss")
        gtk_file_chooser_set_file(chooser, file, nil)
        g_object_unref(UnsafeMutableRawPointer(file))
        let isSelected = await turnUntil {
          let chosen = gtk_file_chooser_get_file(chooser)
          defer { if let chosen { g_object_unref(UnsafeMutableRawPointer(chosen)) } }
          return chosen != nil
        }
        #expect(isSelected)
        dialog.emit("response", GTK_RESPONSE_ACCEPT.rawValue)
        #expect(choices.made == ["\(folder)/a theme ü.nss"])
        #expect(!isShown(dialog) && dialog.isDisposed)
      }
    }
  }

  @Test("All options are set before the dialog is displayed, because a portal gets them once")
  func optionsAreSetBeforeTheDialogIsShown() async throws {
    let type = gtk_file_chooser_native_get_type()
    let dialogs = g_type_class_ref(type).assumingMemoryBound(to: GtkNativeDialogClass.self)
    let show = dialogs.pointee.show
    defer {
      dialogs.pointee.show = show
      g_type_class_unref(dialogs)
    }
    offers = []
    dialogs.pointee.show = { dialog in
      let chooser = OpaquePointer(dialog)
      let isSaving = gtk_file_chooser_get_action(chooser) == GTK_FILE_CHOOSER_ACTION_SAVE
      let name = isSaving ? gtk_file_chooser_get_current_name(chooser) : nil
      defer { g_free(name) }
      offers.append(
        gtk_file_chooser_get_select_multiple(chooser) != 0 ? "several" : name.map { String(cString: $0) } ?? "")
    }
    try await withNoPeerLeft {
      let window = Window()
      try FileDialog.open(title: "Open", parent: window) { _ in }
      try FileDialog.openMultiple(title: "Open", parent: window) { _ in }
      try FileDialog.save(title: "Save", name: "a.nss", parent: window) { _ in }
      window.close()
    }
    #expect(offers == ["", "several", "a.nss"])
  }

  @Test(arguments: [GTK_RESPONSE_CANCEL.rawValue, GTK_RESPONSE_DELETE_EVENT.rawValue])
  func cancelReportsNil(response: Int32) async throws {
    try await withDialog { dialog, _, choices in
      dialog.emit("response", response)
      #expect(choices.made == [nil])
      #expect(!isShown(dialog))
    }
  }

  @Test func closingTheWindowClosesTheDialogWithoutAReport() async throws {
    try await withDialog { dialog, window, choices in
      window.close()
      #expect(!isShown(dialog) && choices.made.isEmpty)
    }
  }

  // MARK: Drag and drop

  /// Drops files like GTK.
  private func drop(
    _ addresses: [String], on target: FileDropTarget, at place: (x: Double, y: Double) = (1, 2)
  ) -> Bool {
    var files: [OpaquePointer?] = addresses.map { g_file_new_for_uri($0) }
    let list = gdk_file_list_new_from_array(&files, gsize(files.count))
    for file in files { g_object_unref(file.map(UnsafeMutableRawPointer.init)) }
    var value = GValue()
    g_value_init(&value, gdk_file_list_get_type())
    g_value_take_boxed(&value, UnsafeMutableRawPointer(list))
    defer { g_value_unset(&value) }
    return withUnsafeMutablePointer(to: &value) { target.emit("drop", BoxedValue($0), place.x, place.y) }
  }

  @Test func droppedFilesAreReportedByPathOrAddress() async {
    await withNoPeerLeft {
      let label = Label("Drop here")
      var dropped: [[String]] = []
      let target = label.addFileDropTarget { dropped.append($0) }
      #expect(drop(["file:///here/a%20b.nss", "file:///c.nss"], on: target))
      #expect(dropped == [["/here/a b.nss", "/c.nss"]])
      #expect(drop(["sftp://host/theme.nss"], on: target))
      #expect(dropped.last == ["sftp://host/theme.nss"])
      #expect(!drop([], on: target))
      #expect(dropped.count == 2)
      // Nothing is dragged over it anymore.
      label.setState(.dropActive, true)
      #expect(drop(["file:///c.nss"], on: target) && !label.stateFlags.contains(.dropActive))
      label.discard()
    }
  }

  @Test func acceptedDropEndsTheDropState() async throws {
    try await withNoPeerLeft {
      let inside = Box(.vertical)
      let around = Box(.vertical, [inside])
      let handle = inside.addContentDropTarget(limit: 1) {
        true
      } onDrop: { _ in
      }
      handle.phase = .capture
      for _ in 0..<2 {
        let target = try #require(handle.target)
        #expect(target.widget === inside)
        for widget in [inside, around] { widget.setState(.dropActive, true) }
        target.dropDidBegin()
        #expect(![inside, around].contains { $0.stateFlags.contains(.dropActive) })
        // GTK reports the next drop to another handler.
        await settle()
        let next = inside.controllers(of: ContentDropTarget.self)
        #expect(next.count == 1 && next.first === handle.target && next.first !== target && target.widget == nil)
        #expect(next.first?.phase == .capture && handle.phase == .capture)
      }
      handle.phase = .bubble
      #expect(inside.controllers(of: ContentDropTarget.self).map(\.phase) == [.bubble])
      around.discard()
    }
  }

  @Test func targetThatRefusedADropReceivesTheNextOne() async {
    await withNoPeerLeft {
      let (inside, window) = (Box(.vertical), Window())
      inside.expandsVertically = true
      window.child = Box(.vertical, [inside])
      window.defaultSize = (200, 200)
      let handle = inside.addContentDropTarget(limit: 1) {
        false
      } onDrop: { _ in
      }
      let refusingTarget = handle.target
      var dropped: [[String]] = []
      let target = window.addFileDropTarget { dropped.append($0) }
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 2)
      #expect(drop(["file:///c.nss"], on: target, at: (100, 150)) && dropped == [["/c.nss"]])
      await settle()
      let next = inside.controllers(of: ContentDropTarget.self)
      #expect(next.count == 1 && next.first !== refusingTarget && next.first === handle.target)
      window.close()
    }
  }
}

/// A GValue that contains a GValue.
private struct BoxedValue: ValueConvertible {
  private let value: UnsafeMutablePointer<GValue>?
  init(_ value: UnsafeMutablePointer<GValue>?) { self.value = value }
  static var gtype: GType { g_value_get_type() }
  static func load(_ value: UnsafePointer<GValue>) -> BoxedValue {
    BoxedValue(g_value_get_boxed(value)?.assumingMemoryBound(to: GValue.self))
  }
  func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_boxed(value, self.value) }
}
