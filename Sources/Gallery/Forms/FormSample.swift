import Observation

/// What the sample on the page of a form cell edits.
@Observable
final class FormSample<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
