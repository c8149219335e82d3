/// A trait of a part in addition to its kind.
public enum PartTrait: Sendable, Hashable, CaseIterable {
  /// The part takes the tint of its cell by default, like accessories and checkmarks on iOS.
  case inheritsCellTint
  /// The widget adds the class `readonly` to the part while its value is read-only.
  case hasReadOnlyClass
  /// The part replaces the field that it specializes while the value is read-only. It has the field's font, and its
  /// values for `-readonly`.
  case replacesReadOnlyField
  /// The part is a row of a GTK list, with a shadow from the platform theme.
  case isPlatformRow
  /// The part is a GtkTextView, with a surface from the platform theme.
  case isTextView
  /// The part is a picture or mark whose size follows the text scale, as that of a person.
  case followsTextScale
  /// The part has the same metrics in each density, as the size of a canvas or the space for a focus ring.
  case ignoresDensity
}
