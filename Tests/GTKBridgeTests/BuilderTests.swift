import CGTK
import GTKTestSupport
import Testing

@testable import GTKBridge

private final class Plate: CustomWidget, BuildableWidget {
  /// Created before the plate's own instance.
  let part = Part(name: "rim")
  var disposals = 0

  override init() {
    super.init()
    addStyleClass("plate")
    part.setParent(self)
  }
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(40) }
  override func dispose() {
    disposals += 1
    super.dispose()
  }
}

/// Has no initializer without arguments.
private final class Part: CustomWidget {
  let partName: String

  init(name: String) {
    partName = name
    super.init()
  }
}

@Suite(.serialized) struct BuilderTests {
  private func description(_ content: String) -> String { "<interface>\(content)</interface>" }

  private func message(_ content: String, types: [CustomWidget.Type] = []) -> String? {
    do {
      _ = try Builder(xml: description(content), types: types)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func builderCreatesSwiftClassesByTypeName() async throws {
    try await withNoPeerLeft {
      let builder = try Builder(
        xml: description(
          """
          <object class="GtkBox" id="box">
            <child><object class="\(Plate.typeName)" id="plate"><property name="margin-top">7</property></object></child>
            <child><object class="\(Plate.typeName)" id="other"><style><class name="mine"/></style></object></child>
          </object>
          """), types: [Plate.self])
      let box = try #require(builder.object("box", as: Box.self))
      let plate = try #require(builder.object("plate", as: Plate.self))
      let other = try #require(builder.object("other", as: Plate.self))
      #expect(plate !== other && plate.part !== other.part)
      #expect(plate.parent === box && plate.part.parent === plate && plate.part.partName == "rim")
      #expect(plate.get("margin-top", as: Int32.self) == 7)
      #expect(other.hasStyleClass("mine") && other.hasStyleClass("plate"))
      let window = Window()
      window.child = box
      window.present()
      #expect(await turnUntil { plate.width == 40 })
      window.close()
      #expect(plate.disposals == 1)
    }
  }

  @Test func unreferencedObjectsAreReleasedWithTheBuilder() async throws {
    try await withNoPeerLeft {
      weak var plate: Plate?
      do {
        let builder = try Builder(
          xml: description("<object class=\"\(Plate.typeName)\" id=\"plate\"/>"), types: [Plate.self])
        plate = builder.object("plate")
        #expect(plate != nil)
      }
      await settle()
      #expect(plate == nil)
    }
  }

  @Test func instancesCreatedInSwiftAreDistinct() async {
    await withNoPeerLeft {
      let first = Plate()
      let second = Plate()
      #expect(first.pointer != second.pointer && first.part.pointer != second.part.pointer)
    }
  }

  @Test func unknownTypeThrows() async {
    await withNoPeerLeft {
      let message = message("<object class=\"GTKBridgeTests-Nothing\"/>")
      #expect(message?.contains("GTKBridgeTests-Nothing") == true && message?.contains("1:") == true)
    }
  }

  @Test func swiftOnlyPropertyThrows() async {
    await withNoPeerLeft {
      let message = message(
        "<object class=\"\(Plate.typeName)\"><property name=\"disposals\">3</property></object>", types: [Plate.self])
      #expect(message?.contains("disposals") == true)
    }
  }

  @Test func typeThatOnlySwiftCanCreateThrows() async {
    await withNoPeerLeft {
      #expect(
        message("<object class=\"\(Part.typeName)\"/>", types: [Part.self])
          == "\(Part.typeName) can only be created in Swift")
    }
  }

  @Test func malformedXMLOrTemplateThrows() async {
    await withNoPeerLeft {
      #expect(message("<object") != nil)
      let template = "<template class=\"\(Plate.typeName)\" parent=\"GtkWidget\"/>"
      #expect(message(template, types: [Plate.self])?.contains("template") == true)
      #expect(message("<object class=\"GtkLabel\" id=\"label\"/>") == nil)
    }
  }

  @Test func objectOfAnotherClassIsNil() async throws {
    try await withNoPeerLeft {
      let builder = try Builder(xml: description("<object class=\"GtkLabel\" id=\"label\"/>"))
      #expect(builder.object("label", as: Button.self) == nil)
      #expect(builder.object("nothing", as: Label.self) == nil)
      #expect(builder.object("label", as: Label.self)?.text == "")
    }
  }
}
