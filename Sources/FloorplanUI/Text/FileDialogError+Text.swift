package import GTKBridge

extension FileDialogError {
  /// What is wrong, as people are to read it.
  package var text: String {
    switch self {
    case .noSchema(let id):
      localized("Can’t open a file dialog: the settings schema %1$@ isn’t installed").filled(with: id)
    }
  }
}
