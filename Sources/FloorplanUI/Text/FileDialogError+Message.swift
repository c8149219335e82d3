package import GTKBridge

extension FileDialogError {
  /// The error message for the user.
  package var message: String {
    localized("Can’t open a file dialog: the settings schema %1$@ isn’t installed.").filled(with: schema)
  }
}
