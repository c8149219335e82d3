/// Returns the number of observations in a model's registrar, from the runtime's description of it.
@MainActor
public func observations(of model: AnyObject) -> Int {
  func count(_ mirror: Mirror, depth: Int) -> Int {
    guard depth > 0 else { return 0 }
    var found = mirror.superclassMirror.map { count($0, depth: depth - 1) } ?? 0
    for child in mirror.children {
      let inner = Mirror(reflecting: child.value)
      found += child.label == "observations" ? inner.children.count : count(inner, depth: depth - 1)
    }
    return found
  }
  return count(Mirror(reflecting: model), depth: 9)
}
