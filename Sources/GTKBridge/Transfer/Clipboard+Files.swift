import CGTK

extension Clipboard {
  /// Copies files to the clipboard: file managers paste copies, text editors paste the URIs.
  public func set(files: [FileLocation]) {
    var handles: [OpaquePointer?] = files.map { $0.newHandle() }
    withValue(of: gdk_file_list_get_type()) { value in
      let list = gdk_file_list_new_from_array(&handles, gsize(handles.count))
      g_value_take_boxed(value, list.map { UnsafeRawPointer($0) })
      gdk_clipboard_set_value(OpaquePointer(pointer), value)
    }
    for handle in handles { g_object_unref(handle.map { UnsafeMutableRawPointer($0) }) }
  }
}
