extension ComponentParts {
  /// The part of the bar at the leading edge of a form cell whose value was changed.
  ///
  /// Its minimum width is its width, its column gap the space between the bar and the content of the cell. The SAP Fiori
  /// for iOS documentation doesn't list a class path for it.
  public static let changeMark = PartsTable("ChangeMark")(
    "", .mark, .surface(.tintColor), metrics: [.minimumWidth: 3, .columnGap: 6, .cornerRadius: 1])
}
