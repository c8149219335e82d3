import Floorplan

extension [GridColumn] {
  /// Returns the columns for the knob `required`: if it is on, they scroll sideways instead of leaving a narrow grid.
  func required(_ isOn: Bool) -> [GridColumn] {
    guard isOn else { return self }
    return map { column in
      var required = column
      required.importance = .required
      return required
    }
  }
}
