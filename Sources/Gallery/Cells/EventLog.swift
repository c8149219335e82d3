import Floorplan
import Observation

/// The events of a sample, the newest first.
@Observable
final class EventLog {
  private(set) var lines: [String] = []
  @ObservationIgnored private var count = 0
  private static let maximumCount = 8
  /// The maximum number of characters in a line.
  private static let maximumLineLength = 300

  func add(_ event: String) {
    count += 1
    let displayed = event.prefix(Self.maximumLineLength)
    let line = "\(count)  \(displayed)\(displayed.endIndex < event.endIndex ? "…" : "")"
    lines = Array([line] + lines).prefix(Self.maximumCount).map(\.self)
  }

  func clear() {
    count = 0
    lines = []
  }

  /// Creates a view with the events and a button that clears them.
  func view() -> Widget {
    let label = Label.wrapping(.footnote)
    label.addStyleClass("gallery-code")
    label.expandsHorizontally = true
    label.observe { [unowned label, unowned self] in
      label.text = lines.isEmpty ? localized("No events yet.") : lines.joined(separator: "\n")
    }
    let clear = Button(iconName: "edit-clear-all-symbolic", name: localized("Clear Events"))
    clear.addStyleClass("flat")
    clear.verticalAlignment = .start
    clear.onClick { self.clear() }
    clear.observe { [unowned clear, unowned self] in clear.isSensitive = !lines.isEmpty }
    return Box(.horizontal, spacing: 8, [label, clear])
  }
}
