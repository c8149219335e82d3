/// A weak reference, as an element of a collection.
package nonisolated struct Weak<Value: AnyObject> {
  package private(set) weak var value: Value?

  package init(_ value: Value) { self.value = value }
}
