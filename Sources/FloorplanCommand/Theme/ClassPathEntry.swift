import FloorplanTheme

/// A class path and its properties as JSON.
struct ClassPathEntry: Encodable {
  let classPath: String
  let component: String
  let part: String
  let kind: String
  let origin: String
  let properties: [Property]

  struct Property: Encodable {
    let property: String
    let states: [String]
  }

  init(_ part: ComponentPart, at classPath: String) {
    self.classPath = classPath
    component = part.component
    self.part = part.name
    kind = part.kind.rawValue
    origin = part.origin.rawValue
    properties = part.acceptedProperties.map { taken in
      Property(property: taken.property.rawValue, states: taken.states.map(\.rawValue))
    }
  }
}
