public import Observation

/// An observable model of a form for a value that isn't one, such as a structure.
///
///     let contact = FormValue(Contact())
///     let form = Form(contact) {
///       FormField("Name", \.name, in: TitleFormCell.self).required()
///       FormField("City", \.address.city, in: TitleFormCell.self)
///     }
///     if form.validate() { save(contact.value) }
///
/// The key paths of fields, and the closures that get the model, access the properties of the value directly. A
/// property of the value that is itself named `value` has the key path `\.value.value`.
@Observable
@dynamicMemberLookup
@MainActor
public final class FormValue<Value> {
  @ObservationIgnored private let read: () -> Value
  @ObservationIgnored private let write: (Value) -> Void

  /// Creates a model that reads and writes a value elsewhere.
  ///
  /// - Parameters:
  ///   - get: Returns the value. A form displays changes of the observable properties that it reads.
  ///   - set: Sets the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a model that contains a value.
  public convenience init(_ value: Value) {
    var stored = value
    self.init(get: { stored }, set: { stored = $0 })
  }

  /// The current value.
  public var value: Value {
    get {
      access(keyPath: \.value)
      return read()
    }
    set { withMutation(keyPath: \.value) { write(newValue) } }
  }

  /// Accesses a property of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }

  /// Returns a property of the value.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

nonisolated extension Optional where Wrapped: Hashable {
  /// Accesses the wrapped value, with a default value in place of nil.
  ///
  /// Setting the default value sets nil. Use it in the key path of a field for an optional text, or for the properties
  /// of an optional structure: `\.note[default: ""]`, `\.address[default: Address()].city`.
  public subscript(default value: Wrapped) -> Wrapped {
    get { self ?? value }
    set { self = newValue == value ? nil : newValue }
  }
}
