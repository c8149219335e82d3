/// The role of a row in a grid.
public enum GridRowRole: String, Hashable, Sendable, CaseIterable {
  /// The row of column titles.
  case header
  /// A content row.
  case row

  /// Returns the presentation of a row in a size class.
  ///
  /// Check the presentation before solving columns and measuring items (SAP Fiori for iOS documentation, Grid view).
  ///
  /// - Parameter sizeClass: The size class of the grid.
  /// - Returns: Columns in the regular size class. In the compact size class, headers are hidden and rows are object
  ///   views.
  public func presentation(in sizeClass: SizeClass) -> GridRowPresentation {
    switch (sizeClass, self) {
    case (.regular, _): .columns
    case (.compact, .header): .hidden
    case (.compact, .row): .objectView
    }
  }
}

/// The presentation of a grid row.
public enum GridRowPresentation: Hashable, Sendable, CaseIterable {
  /// Items in columns, with frames from ``GridColumnSolver`` and ``GridRowLayout``.
  case columns
  /// Items as parts of an object view, which arranges itself.
  case objectView
  /// Hidden, without a height.
  case hidden
}
