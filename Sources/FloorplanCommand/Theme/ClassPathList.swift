import FloorplanTheme

/// The class paths and their properties as JSON.
struct ClassPathList: Encodable {
  private let classes: [Entry]

  private struct Entry: Encodable {
    let classPath: String
    let component: String
    let part: String
    let kind: String
    let origin: String
    let properties: [Property]
  }

  private struct Property: Encodable {
    let property: String
    let states: [String]
  }

  init(_ parts: [ComponentPart]) {
    classes = parts.flatMap { part in
      let properties = part.acceptedProperties.map { taken in
        Property(property: taken.property.rawValue, states: taken.states.map(\.rawValue))
      }
      return part.cssClasses.map { path in
        Entry(
          classPath: path, component: part.component, part: part.name, kind: part.kind.rawValue,
          origin: part.origin.rawValue, properties: properties)
      }
    }
  }
}
