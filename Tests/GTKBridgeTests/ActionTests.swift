import CGTK
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct ActionTests {
  private final class Model {
    var color = "red"
    var isOn = false
  }

  @Test func actionRequestsStateThatTheModelCanReject() async {
    await withNoPeerLeft {
      let model = Model()
      let group = ActionGroup()
      let window = Window()
      window.insertActionGroup(group, prefix: "test")
      let action = group.addAction("color", state: model.color) { if $0 != "green" { model.color = $0 } }
      #expect(action.state(as: String.self) == "red" && action.state(as: Bool.self) == nil)
      #expect(window.activateAction("test.color", "blue"))
      #expect(model.color == "blue")
      // The model decides whether its state changes.
      #expect(action.state(as: String.self) == "red")
      action.setState(model.color)
      #expect(action.state(as: String.self) == "blue")
      window.activateAction("test.color", "green")
      #expect(model.color == "blue")
      window.insertActionGroup(nil, prefix: "test")
      group.dispose()
      window.close()
    }
  }

  /// A text whose variant the test references.
  private struct ReferencedText: @MainActor VariantConvertible {
    let variant: OpaquePointer
    static var variantType: String { "s" }
    static func load(_ variant: OpaquePointer) -> ReferencedText { ReferencedText(variant: variant) }
    func makeVariant() -> OpaquePointer { g_variant_ref(variant) }
  }

  @Test(arguments: ["test.missing", "test.color"]) func parameterIsAlwaysFreed(name: String) async {
    await withNoPeerLeft {
      let group = ActionGroup()
      let window = Window()
      window.insertActionGroup(group, prefix: "test")
      group.addAction("color", state: "red") { _ in }
      let parameter = ReferencedText(variant: g_variant_new_string("blue"))
      #expect(window.activateAction(name, parameter) == (name == "test.color"))
      #expect(g_variant_is_floating(parameter.variant) == 0)
      g_variant_unref(parameter.variant)
      window.insertActionGroup(nil, prefix: "test")
      group.dispose()
      window.close()
    }
  }

  @Test func booleanActionRequestsTheOtherState() async {
    await withNoPeerLeft {
      let model = Model()
      let group = ActionGroup()
      let action = group.addAction("on", state: model.isOn) { model.isOn = $0 }
      action.activate()
      #expect(model.isOn)
      action.setState(model.isOn)
      action.activate()
      #expect(!model.isOn)
      group.dispose()
    }
  }
}
