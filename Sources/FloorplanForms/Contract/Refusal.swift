import FloorplanUI

/// What a cell says of something that a person typed or chose and that it couldn't take.
///
/// A form keeps it while no cell shows the field, so that the next one says it again.
struct Refusal {
  /// What stands below the control.
  let message: ValidationMessage
  /// Which of several fields of the cell it is about; nil for all.
  let field: Int?
  /// Whether nobody who has asked for what is being typed was told yet.
  var isUntold: Bool
}
