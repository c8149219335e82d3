public import CGTK

/// A kind of files that a file dialog offers.
public struct FileFilter: Hashable, Sendable {
  /// What the kind is called.
  public let name: String
  /// Patterns of file names, as in `*.nss`.
  public let patterns: [String]
  /// Ends of file names behind a dot, as in `png`, whether written in capitals or not.
  public let suffixes: [String]
  /// Types of contents, as in `image/png`; those of a kind as in `image/*`.
  public let contentTypes: [String]

  /// A kind of files: those that any of its patterns, its suffixes or its types fits.
  public nonisolated init(
    _ name: String, _ patterns: [String] = [], suffixes: [String] = [], contentTypes: [String] = []
  ) {
    self.name = name
    self.patterns = patterns
    self.suffixes = suffixes
    self.contentTypes = contentTypes
  }
}

/// Why no file dialog is shown.
public nonisolated enum FileDialogError: Error, Hashable, Sendable {
  /// A schema that GTK keeps the dialog's settings in isn't installed: GTK ends a program that opens one all the same.
  case noSchema(String)
}

nonisolated extension FileDialogError: CustomStringConvertible {
  /// What is wrong, for a log.
  public var description: String {
    switch self {
    case .noSchema(let id): "GTK's schema \(id) is not installed"
    }
  }
}

/// Lets the user choose a file.
///
/// Where there is a file chooser portal, the desktop shows its own dialog. GtkFileChooserNative, because GtkFileDialog
/// came after GTK 4.8; GTK marks the former as deprecated from 4.10 on, and keeps it as long as there is GTK 4.
@MainActor
public final class FileDialog: Object {
  public override class var gtype: GType { gtk_file_chooser_native_get_type() }

  /// Where GTK keeps how its own dialog was left, which it makes also where a portal shows another.
  private static let schema = "org.gtk.gtk4.Settings.FileChooser"
  /// What keeps the dialogs that are open.
  private static var open: Set<FileDialog> = []
  private var onChoice: (([String]) -> Void)?
  private weak var parent: Window?
  private weak var tie: DialogTie?

  /// Asks for a file to read.
  ///
  /// - Parameters:
  ///   - title: What the dialog says is to be chosen.
  ///   - filters: The kinds of files that are offered, the first one at first; none for all files.
  ///   - parent: The window that waits for the choice; the dialog goes with it.
  ///   - onChoice: Is called once, with the path of the file, or nil where the user has chosen none. A file that has no
  ///     path, as on a server, is its address. Where the parent is closed before, nothing is called.
  /// - Returns: The dialog.
  /// - Throws: ``FileDialogError`` where GTK can't show one; nothing is called then.
  @discardableResult
  public static func open(
    title: String, filters: [FileFilter] = [], parent: Window, onChoice: @escaping (String?) -> Void
  ) throws(FileDialogError) -> FileDialog {
    try show(GTK_FILE_CHOOSER_ACTION_OPEN, title, filters, parent, prepare: { _ in }) { onChoice($0.first) }
  }

  /// Asks for files to read, as many as the user likes.
  ///
  /// - Parameters:
  ///   - title: What the dialog says is to be chosen.
  ///   - filters: The kinds of files that are offered, the first one at first; none for all files.
  ///   - parent: The window that waits for the choice; the dialog goes with it.
  ///   - onChoice: Is called once, with the paths of the files, none where the user has chosen none. A file that has no
  ///     path, as on a server, is its address. Where the parent is closed before, nothing is called.
  /// - Returns: The dialog.
  /// - Throws: ``FileDialogError`` where GTK can't show one; nothing is called then.
  @discardableResult
  public static func openSeveral(
    title: String, filters: [FileFilter] = [], parent: Window, onChoice: @escaping ([String]) -> Void
  ) throws(FileDialogError) -> FileDialog {
    try show(
      GTK_FILE_CHOOSER_ACTION_OPEN, title, filters, parent, prepare: { gtk_file_chooser_set_select_multiple($0, 1) },
      onChoice)
  }

  /// Asks for the name of a file to write.
  ///
  /// - Parameters:
  ///   - title: What the dialog says is to be chosen.
  ///   - name: The name that is suggested.
  ///   - filters: The kinds of files that are shown, the first one at first; none for all files.
  ///   - parent: The window that waits for the choice; the dialog goes with it.
  ///   - onChoice: As for opening; whether a file may be replaced was asked already.
  /// - Returns: The dialog.
  /// - Throws: ``FileDialogError`` where GTK can't show one; nothing is called then.
  @discardableResult
  public static func save(
    title: String, name: String, filters: [FileFilter] = [], parent: Window, onChoice: @escaping (String?) -> Void
  ) throws(FileDialogError) -> FileDialog {
    try show(
      GTK_FILE_CHOOSER_ACTION_SAVE, title, filters, parent, prepare: { gtk_file_chooser_set_current_name($0, name) }
    ) { onChoice($0.first) }
  }

  /// Closes the dialog without a choice; nothing is called.
  public override func dispose() {
    guard Self.open.remove(self) != nil else { return super.dispose() }
    onChoice = nil
    if let tie { parent?.disown(tie) }
    super.dispose()
    gtk_native_dialog_destroy(native)
  }

  private var native: UnsafeMutablePointer<GtkNativeDialog> { pointer.assumingMemoryBound(to: GtkNativeDialog.self) }
  private var chooser: OpaquePointer { OpaquePointer(pointer) }

  /// Sets all options before it shows the dialog: a portal is sent them at once.
  private static func show(
    _ action: GtkFileChooserAction, _ title: String, _ filters: [FileFilter], _ parent: Window,
    prepare: (_ chooser: OpaquePointer) -> Void, _ onChoice: @escaping ([String]) -> Void
  ) throws(FileDialogError) -> FileDialog {
    guard SettingsStore.isInstalled(schema: schema) else { throw .noSchema(schema) }
    let window = parent.pointer.assumingMemoryBound(to: GtkWindow.self)
    // Without labels of ours, GTK has its own, translated.
    let native = gtk_file_chooser_native_new(title, window, action, nil, nil)
    let dialog = FileDialog(UnsafeMutableRawPointer(native!), transfer: .full)
    gtk_native_dialog_set_modal(dialog.native, 1)
    for filter in filters { dialog.add(filter) }
    prepare(dialog.chooser)
    dialog.onChoice = onChoice
    dialog.connect("response") { [unowned dialog] (response: Int32) in dialog.answer(response) }
    open.insert(dialog)
    dialog.parent = parent
    dialog.tie = parent.own(DialogTie(dialog))
    gtk_native_dialog_show(dialog.native)
    return dialog
  }

  private func add(_ filter: FileFilter) {
    let created = gtk_file_filter_new()
    defer { g_object_unref(created.map(UnsafeMutableRawPointer.init)) }
    gtk_file_filter_set_name(created, filter.name)
    for pattern in filter.patterns { gtk_file_filter_add_pattern(created, pattern) }
    for suffix in filter.suffixes { gtk_file_filter_add_suffix(created, suffix) }
    for type in filter.contentTypes { gtk_file_filter_add_mime_type(created, type) }
    gtk_file_chooser_add_filter(chooser, created)
  }

  private func answer(_ response: Int32) {
    let onChoice = onChoice
    var choices: [String] = []
    if response == GTK_RESPONSE_ACCEPT.rawValue, let files = gtk_file_chooser_get_files(chooser) {
      for position in 0..<g_list_model_get_n_items(files) {
        guard let file = g_list_model_get_item(files, position) else { continue }
        choices.append(pathOrAddress(of: OpaquePointer(file)))
        g_object_unref(file)
      }
      g_object_unref(UnsafeMutableRawPointer(files))
    }
    dispose()
    onChoice?(choices)
  }
}

/// Takes an open dialog along when its window is closed.
private final class DialogTie: Cancellable {
  private weak var dialog: FileDialog?

  init(_ dialog: FileDialog) { self.dialog = dialog }

  func cancel() { dialog?.dispose() }
}
