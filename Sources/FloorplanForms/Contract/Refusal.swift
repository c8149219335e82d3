import FloorplanUI

/// A message about refused input, together with the texts.
///
/// The texts may also be restored ones that were typed before the program was started.
///
/// A form keeps it while no cell displays the field, so the next cell can continue from it.
struct Refusal {
  /// The message below the control; nil until a cell examines restored texts.
  var message: ValidationMessage?
  /// The refused or restored text of each field of the cell; nil for none.
  var texts: [String?] = []
  /// Whether the refusal prevents saving the form.
  var blocksSaving: Bool { texts.contains { $0 != nil } }
}
