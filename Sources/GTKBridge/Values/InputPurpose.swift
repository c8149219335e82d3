import CGTK

/// The purpose of a typed text, for the keyboard on a touch screen.
public nonisolated enum InputPurpose: UInt32, Sendable, CaseIterable {
  /// Any text.
  case freeForm
  /// Letters.
  case alpha
  /// Digits.
  case digits
  /// A number with a sign and decimals.
  case number
  /// A phone number.
  case phone
  /// A web address.
  case url
  /// An email address.
  case email
  /// The name of a person.
  case name
  /// A password.
  case password
  /// A numeric password.
  case pin
  /// A command.
  case terminal
}

extension InputPurpose: CValue { typealias C = GtkInputPurpose }
