/// What is special about a part beyond its kind, as the parts tables say it.
public enum PartTrait: Sendable, Hashable, CaseIterable {
  /// The part has the tint of its cell where nothing says one of its own: on iOS accessories and check marks do.
  case takesTintOfCell
  /// The widget marks the part with the class `readonly` while its value can't be changed.
  case showsReadOnly
  /// The part takes the place of the field that it makes special while the value can't be changed: it has the field's
  /// letters, and what is said of the field with `-readonly`.
  case standsForReadOnlyField
  /// The part is a row of one of GTK's own lists, whose shadow the platform theme draws.
  case isPlatformRow
}
