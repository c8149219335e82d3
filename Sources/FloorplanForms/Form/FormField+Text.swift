/// Help with typing in fields of texts.
///
/// It has no effect if the cell isn't a `TextCell` with one line.
extension FormField {
  /// Gives the text a fixed form, such as `###-###` for six digits.
  ///
  /// An incomplete text is invalid, whether or not a cell displays it. The value has the literals of the mask.
  ///
  /// - Parameter mask: The pattern, as in ``InputMask``.
  /// - Returns: The field with the mask.
  public func mask(_ mask: InputMask) -> Self {
    guard cellType is TextCell.Type, !(cellType is LongTextCell.Type) else { return self }
    return with { field in
      field.mask = mask
      field.bind = { [bind] cell, model in
        (cell as? TextCell)?.mask = mask
        bind(cell, model)
      }
    }
  }

  /// Suggests texts while the user types.
  ///
  /// - Parameter suggestions: Returns the sources of the suggestions; it may read observable properties of the model.
  /// - Returns: The field with the suggestions.
  public func suggestions(_ suggestions: @escaping (Model) -> Suggestions) -> Self {
    with { field in
      field.bind = { [bind] cell, model in
        bind(cell, model)
        guard let cell = cell as? TextCell else { return }
        cell.observeWhileBound { [unowned cell] in cell.suggestions = suggestions(model) }
      }
    }
  }

  /// Suggests texts of a list, recent values and the results of a search while the user types.
  public func suggestions(
    _ options: [Suggestion] = [], recent: [String] = [],
    search: (@MainActor (_ text: String) async throws -> [Suggestion])? = nil
  ) -> Self {
    suggestions { _ in Suggestions(options, recent: recent, search: search) }
  }
}
