/// A Swift type with the raw values of a C enumeration or of C flags, which public declarations use in its place.
nonisolated protocol CValue: RawRepresentable where RawValue == UInt32 {
  associatedtype C: RawRepresentable where C.RawValue == UInt32
}

extension CValue {
  /// Creates the value for one from C, or returns nil if a later version of GTK has added it.
  nonisolated init?(_ value: C) { self.init(rawValue: value.rawValue) }

  /// The value for C.
  nonisolated var c: C {
    // Every value is one of C.
    C(rawValue: rawValue)!
  }
}
