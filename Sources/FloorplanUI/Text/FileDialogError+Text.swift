package import GTKBridge

extension FileDialogError {
  /// What is wrong, as people are to read it.
  package var text: String {
    switch self {
    case .noSchema(let id):
      localized("There is no file dialog: the settings of GTK are not installed (%1$@)").filled(with: id)
    }
  }
}
