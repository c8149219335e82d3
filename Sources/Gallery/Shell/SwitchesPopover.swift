import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The primary menu of a window, with the global switches (theme, direction, text size, density, motion) and commands.
final class SwitchesPopover {
  let popover: Popover

  private static let appearances: [(title: String, value: Appearance?)] = [
    (localized("Desktop"), nil), (localized("Light"), .light), (localized("Dark"), .dark),
    (localized("High Contrast"), .highContrastLight),
    (localized("High Contrast Dark"), .highContrastDark),
  ]
  private static let directions: [(title: String, value: Address.Direction)] = [
    (localized("Left to Right"), .leftToRight), (localized("Right to Left"), .rightToLeft),
  ]
  private static let scales: [(title: String, value: Double)] = [
    (percentText("75"), 0.75), (percentText("100"), 1), (percentText("125"), 1.25), (percentText("150"), 1.5),
    (percentText("200"), 2),
  ]
  private static let densities: [(title: String, value: Density?)] = [
    (localized("Input Device"), nil), (localized("Cozy"), .cozy), (localized("Compact"), .compact),
  ]
  private static let motions: [(title: String, value: Address.Motion)] = [
    (localized("Full"), .full), (localized("Reduced"), .reduced),
  ]

  init(_ switches: ViewSwitches, _ session: StyleSheetSession) {
    let rows = Box(.vertical, spacing: 12)
    rows.setMargins(top: 12, leading: 12, bottom: 12, trailing: 12)
    popover = Popover(FittedContent(rows, name: localized("View")))
    popover.setAccessibleLabel(localized("View"))
    rows.append(Self.styleSheetRow(switches, session))
    rows.append(Self.row(localized("Appearance"), Self.appearances, switches, \.selectedAppearance))
    rows.append(Self.row(localized("Text Direction"), Self.directions, switches, \.direction))
    rows.append(Self.row(localized("Text Size"), Self.scales, switches, \.scale))
    rows.append(Self.row(localized("Density"), Self.densities, switches, \.selectedDensity))
    rows.append(Self.row(localized("Motion"), Self.motions, switches, \.motion))
    rows.append(Self.commands(closing: popover))
  }

  private static func commands(closing popover: Popover) -> Widget {
    let box = WrappingBox(spacing: 8, lineSpacing: 8)
    for command in GalleryCommand.all where command.isInMenu {
      let button = Button(label: command.title)
      button.actionName = command.action
      // The menu must not stay open behind a new window.
      button.onClick { [unowned popover] in popover.popDown() }
      box.append(button)
    }
    return box
  }

  /// Creates a title with the options of a switch below it.
  static func row<Value: Equatable>(
    _ title: String, _ options: [(title: String, value: Value)], _ switches: ViewSwitches,
    _ path: ReferenceWritableKeyPath<ViewSwitches, Value>
  ) -> Widget {
    let label = Label(title, .footnote)
    let bar = ChoiceBar(options.map(\.title), name: title, wraps: true) { switches[keyPath: path] = options[$0].value }
    // A scale from an address may not be in the list. Then no button is pressed.
    bar.observe { [unowned bar] in
      let current = switches[keyPath: path]
      bar.selectedIndex = options.firstIndex { $0.value == current }
    }
    return Box(.vertical, spacing: 4, [label, bar])
  }
}

/// The content of a popover, which fits into the window: it wraps to the window's width, and scrolls if it is higher.
private final class FittedContent: CustomWidget {
  private let content: Widget
  private let scrolled: ScrolledWindow
  /// The border, padding and arrow of the popover.
  private static let margin = 40

  init(_ content: Widget, name: String) {
    self.content = content
    scrolled = ScrolledWindow(content, name: name, horizontal: .never)
    super.init()
    scrolled.setParent(self)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let window, window.width > 0 else { return content.measured(orientation, forSize: forSize) }
    if orientation == .horizontal {
      let wanted = content.measured(.horizontal)
      return Measurement(minimum: wanted.minimum, natural: min(wanted.natural, window.width - Self.margin))
    }
    // The popover may not ask for the height at its width.
    let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
    let height = min(content.measured(.vertical, forSize: width).natural, window.height - Self.margin)
    return Measurement(minimum: min(height, scrolled.measured(.vertical).minimum), natural: height)
  }
}
