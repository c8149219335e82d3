/// What a row of a grid is for.
public enum GridRowRole: Hashable, Sendable, CaseIterable {
  /// The row of the columns' titles.
  case header
  /// A row of content.
  case row

  /// Says how a row appears, which is to be asked before columns are solved and items measured (seed 003).
  ///
  /// - Parameter sizeClass: The room that the grid has.
  /// - Returns: In regular, columns. In compact there are none: a header is hidden, and a row is an object view.
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
  /// Its items stand in columns: ``GridColumnSolver`` and ``GridRowLayout`` give their frames.
  case columns
  /// Its items are bound to the parts of an object view, which arranges them and knows its height.
  case objectView
  /// It is not shown and has no height.
  case hidden
}
