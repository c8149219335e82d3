/// Collapsing the sections of a form.
extension Form {
  /// The fields that a view displays, by section: the visible ones in expanded sections.
  var displayedFields: [[FormField<Model>]] {
    zip(sections.indices, visibleFields).map { isExpanded(section: $0) ? $1 : [] }
  }

  /// Returns whether a section is expanded, by its index in ``sections``.
  ///
  /// The method is observable. A form remembers the state as long as it exists.
  public func isExpanded(section: Int) -> Bool { !collapsedSections.contains(section) }

  /// Expands or collapses a section, by its index in ``sections``; it has no effect unless the section is collapsible.
  public func setExpanded(_ isExpanded: Bool, section: Int) {
    guard sections.indices.contains(section), sections[section].isCollapsible,
      isExpanded != self.isExpanded(section: section)
    else { return }
    if isExpanded { collapsedSections.remove(section) } else { collapsedSections.insert(section) }
  }

  /// Expands the section of a field.
  func expandSection(ofField name: String) {
    // Most forms have no collapsed sections.
    guard !collapsedSections.isEmpty else { return }
    if let section = sections.firstIndex(where: { $0.fields.contains { $0.id == name } }) {
      setExpanded(true, section: section)
    }
  }
}
