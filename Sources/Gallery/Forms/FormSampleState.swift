import Floorplan

/// A state of a form cell, so that a picture has it.
enum FormSampleState: String, CaseIterable {
  case editable, readOnly, disabled, required, help, information, success, warning, error, hintError

  /// What people read.
  var title: String {
    switch self {
    case .editable: "Editable"
    case .readOnly: "Read-only"
    case .disabled: "Disabled"
    case .required: "Required"
    case .help: "Help"
    case .information: "Information"
    case .success: "Success"
    case .warning: "Warning"
    case .error: "Error"
    case .hintError: "Error as a hint"
    }
  }

  /// Puts a cell into the state.
  func show(on cell: some FieldCell) {
    cell.keepsValidationMessage = true
    switch self {
    case .editable: break
    case .readOnly: cell.isEditable = false
    case .disabled: cell.isEnabled = false
    case .required: cell.isRequired = true
    case .help: cell.hintText = "What this value is good for"
    case .information: cell.validationMessage = SampleMessage.information.message
    case .success: cell.validationMessage = SampleMessage.success.message
    case .warning: cell.validationMessage = SampleMessage.warning.message
    case .error: cell.validationMessage = SampleMessage.error.message
    case .hintError:
      cell.validationMessage = SampleMessage.error.message
      cell.validationMessage?.style = .hint
    }
  }
}
