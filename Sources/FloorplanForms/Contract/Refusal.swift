import FloorplanUI

/// What a cell says of something that a person typed or chose and that it couldn't take.
///
/// A form keeps it while no cell shows the field, so that the next cell goes on from there.
struct Refusal {
  /// What stands below the control.
  let message: ValidationMessage
  /// The refused text in each field of the cell; nil where there is none.
  var texts: [String?] = []
  /// Whether a form with it can't be saved.
  var blocksSaving: Bool { texts.contains { $0 != nil } }
}
