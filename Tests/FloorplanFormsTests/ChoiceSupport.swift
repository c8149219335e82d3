import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// A model with choices that counts the writes to it.
@Observable final class ChoiceModel {
  private(set) var writes = 0
  var chosen: [Int] = [] { didSet { writes += 1 } }
  var index = 0 { didSet { writes += 1 } }
  var criteria: [SortCriterion] = [] { didSet { writes += 1 } }
  /// Always contains the first option.
  @ObservationIgnored private var stored = [0]
  var withFirst: [Int] {
    get {
      access(keyPath: \.withFirst)
      return stored
    }
    set { withMutation(keyPath: \.withFirst) { stored = newValue.contains(0) ? newValue : [0] + newValue } }
  }
}

extension ChoiceGroup {
  /// The indices of the options that are displayed as selected, also for assistive technology.
  var chosen: [Int] {
    buttons.indices.filter { buttons[$0].isSelected == true && buttons[$0].isAccessibleChecked == true }
  }
  /// The index of the option that has the focus.
  var focused: Int? { buttons.firstIndex { $0.hasFocus } }

  /// Does what GTK does after an option is pressed by any input.
  func pressOption(_ index: Int) { buttons[index].emit("clicked") }
}

/// Runs the body of a test with the standard theme and its sizes.
func withStandardTheme(_ body: () async throws -> Void) async throws {
  _ = GTKEnvironment.isReady
  let manager = ThemeManager(display: try #require(Display.default))
  defer { manager.remove() }
  try await body()
}
