public import CGTK

/// A file type filter of a file dialog.
public struct FileFilter: Hashable, Sendable {
  /// The display name of the filter.
  public let name: String
  /// Glob patterns of file names, such as `*.nss`.
  public let patterns: [String]
  /// File name extensions without the dot, such as `png`, ignoring case.
  public let suffixes: [String]
  /// Content types such as `image/png`, or wildcards such as `image/*`.
  public let contentTypes: [String]

  /// Creates a filter for files that match any of the patterns, suffixes or content types.
  public nonisolated init(
    _ name: String, _ patterns: [String] = [], suffixes: [String] = [], contentTypes: [String] = []
  ) {
    self.name = name
    self.patterns = patterns
    self.suffixes = suffixes
    self.contentTypes = contentTypes
  }
}

/// An error that prevents a file dialog from opening.
public nonisolated struct FileDialogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The ID of the settings schema that GTK needs but isn't installed.
  public let schema: String
  /// A description of the error for a log.
  public var description: String { "the settings schema \(schema) is not installed" }
}

/// A dialog to choose files.
///
/// If there is a file chooser portal, the desktop displays its own dialog. This class uses GtkFileChooserNative,
/// because GtkFileDialog requires GTK 4.10. GtkFileChooserNative is deprecated since GTK 4.10 but remains available in
/// all GTK 4 versions.
public final class FileDialog: Object {
  public override class var gtype: GType { gtk_file_chooser_native_get_type() }

  /// The schema of the built-in dialog's settings, which GTK needs even if a portal displays its own dialog.
  private static let schema = "org.gtk.gtk4.Settings.FileChooser"
  /// The open dialogs, which keeps them alive.
  private static var open: Set<FileDialog> = []
  private var onChoice: (([String]) -> Void)?
  private weak var parent: Window?

  /// Opens a dialog to choose a file to read.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - filters: The file type filters, initially the first one; empty for all files.
  ///   - parent: The parent window, with which the dialog closes.
  ///   - onChoice: A closure that is called once with the path of the file, or its URI if it has no path, as on a
  ///     server, or nil if the user cancels. It isn't called if the parent closes first.
  /// - Returns: The dialog.
  /// - Throws: ``FileDialogError`` if GTK can't open a dialog; `onChoice` isn't called then.
  @discardableResult
  public static func open(
    title: String, filters: [FileFilter] = [], parent: Window, onChoice: @escaping (String?) -> Void
  ) throws(FileDialogError) -> FileDialog {
    try show(GTK_FILE_CHOOSER_ACTION_OPEN, title, filters, parent, prepare: { _ in }) { onChoice($0.first) }
  }

  /// Opens a dialog to choose several files to read.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - filters: The file type filters, initially the first one; empty for all files.
  ///   - parent: The parent window, with which the dialog closes.
  ///   - onChoice: A closure that is called once with the paths of the files, or URIs for files without a path, as on a
  ///     server, or an empty array if the user cancels. It isn't called if the parent closes first.
  /// - Returns: The dialog.
  /// - Throws: ``FileDialogError`` if GTK can't open a dialog; `onChoice` isn't called then.
  @discardableResult
  public static func openMultiple(
    title: String, filters: [FileFilter] = [], parent: Window, onChoice: @escaping ([String]) -> Void
  ) throws(FileDialogError) -> FileDialog {
    try show(
      GTK_FILE_CHOOSER_ACTION_OPEN, title, filters, parent, prepare: { gtk_file_chooser_set_select_multiple($0, 1) },
      onChoice)
  }

  /// Opens a dialog to choose the name of a file to write.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - name: The suggested file name.
  ///   - filters: The file type filters, initially the first one; empty for all files.
  ///   - parent: The parent window, with which the dialog closes.
  ///   - onChoice: A closure as for opening a file; the dialog has already confirmed that an existing file may be
  ///     replaced.
  /// - Returns: The dialog.
  /// - Throws: ``FileDialogError`` if GTK can't open a dialog; `onChoice` isn't called then.
  @discardableResult
  public static func save(
    title: String, name: String, filters: [FileFilter] = [], parent: Window, onChoice: @escaping (String?) -> Void
  ) throws(FileDialogError) -> FileDialog {
    try show(
      GTK_FILE_CHOOSER_ACTION_SAVE, title, filters, parent, prepare: { gtk_file_chooser_set_current_name($0, name) }
    ) { onChoice($0.first) }
  }

  /// Closes the dialog without calling `onChoice`.
  public override func dispose() {
    guard Self.open.remove(self) != nil else { return super.dispose() }
    onChoice = nil
    parent?.removeCancellable(self)
    super.dispose()
    gtk_native_dialog_destroy(native)
  }

  private var native: UnsafeMutablePointer<GtkNativeDialog> { pointer.assumingMemoryBound(to: GtkNativeDialog.self) }
  private var chooser: OpaquePointer { OpaquePointer(pointer) }

  /// Opens a dialog, setting all options first because a portal receives them at once.
  private static func show(
    _ action: GtkFileChooserAction, _ title: String, _ filters: [FileFilter], _ parent: Window,
    prepare: (_ chooser: OpaquePointer) -> Void, _ onChoice: @escaping ([String]) -> Void
  ) throws(FileDialogError) -> FileDialog {
    guard SettingsStore.isInstalled(schema: schema) else { throw FileDialogError(schema: schema) }
    let window = parent.pointer.assumingMemoryBound(to: GtkWindow.self)
    // Without labels, GTK uses its own, translated ones.
    let native = gtk_file_chooser_native_new(title, window, action, nil, nil)
    let dialog = FileDialog(UnsafeMutableRawPointer(native!), transfer: .full)
    gtk_native_dialog_set_modal(dialog.native, 1)
    for filter in filters { dialog.add(filter) }
    prepare(dialog.chooser)
    dialog.onChoice = onChoice
    dialog.connect("response") { [unowned dialog] (response: Int32) in dialog.handleResponse(response) }
    open.insert(dialog)
    dialog.parent = parent
    parent.addCancellable(dialog)
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

  private func handleResponse(_ response: Int32) {
    let onChoice = onChoice
    var choices: [String] = []
    if response == GTK_RESPONSE_ACCEPT.rawValue, let files = gtk_file_chooser_get_files(chooser) {
      choices = objects(in: files).map { pathOrAddress(of: OpaquePointer($0)) }
      g_object_unref(UnsafeMutableRawPointer(files))
    }
    dispose()
    onChoice?(choices)
  }
}

extension FileDialog: Cancellable {
  /// Closes the dialog together with its parent window.
  public func cancel() { dispose() }
}
