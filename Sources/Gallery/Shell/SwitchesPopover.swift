import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The primary menu of a window, with the global switches and commands.
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
  private static let scales = [0.75, 1, 1.25, 1.5, 2]
  private static let densities: [(title: String, value: Density?)] = [
    (localized("Automatic"), nil), (localized("Cozy"), .cozy), (localized("Compact"), .compact),
  ]
  private static let motions: [(title: String, value: Address.Motion)] = [
    (localized("Full"), .full), (localized("Slow"), .slow), (localized("Reduced"), .reduced),
  ]
  private static let viewports = Viewport.allCases.map { (title: $0.title, value: $0) }

  init(_ switches: ViewSwitches, _ session: StyleSheetSession) {
    let rows = Box(.vertical, spacing: 4)
    rows.setMargins(top: 6, leading: 6, bottom: 6, trailing: 6)
    popover = Popover(FittedContent(rows, name: localized("View")))
    popover.setAccessibleLabel(localized("View"))
    rows.append(Self.appearanceBar(switches))
    rows.append(Self.scaleRow(switches))
    rows.append(Self.separator())
    rows.append(Self.styleSheetRows(switches, session))
    rows.append(Self.separator())
    rows.append(Self.row(localized("Text Direction"), Self.directions, switches, \.direction))
    rows.append(Self.row(localized("Motion"), Self.motions, switches, \.motion))
    rows.append(Self.row(localized("Density"), Self.densities, switches, \.selectedDensity))
    rows.append(Self.row(localized("Viewport"), Self.viewports, switches, \.viewport))
    rows.append(Self.separator())
    for command in GalleryCommand.all where command.isInMenu {
      let button = Self.menuButton(command.title, isToggle: command.isSwitch)
      button.actionName = command.action
      // The menu must not stay open behind a new window.
      button.onClick { [unowned popover] in popover.popDown() }
      rows.append(button)
    }
  }

  // MARK: Rows

  /// Creates a swatch for each appearance.
  private static func appearanceBar(_ switches: ViewSwitches) -> Widget {
    let swatches: [Widget] = appearances.map { _, appearance in
      guard let appearance else { return Image(iconName: "display-brightness-symbolic") }
      func color(_ token: ColorToken) -> ThemeColor { Theme.standard.color(token, in: appearance) }
      let swatch = Swatch(width: 40, height: 32)
      swatch.content = SwatchContent(
        form: .text, color: color(.primaryLabel), ground: color(.primaryBackground), frame: color(.separatorOpaque))
      return swatch
    }
    let bar = ChoiceBar(appearances.map(\.title), name: localized("Appearance")) {
      appearances.firstIndex { $0.value == switches.selectedAppearance }
    } choose: {
      switches.selectedAppearance = appearances[$0].value
    }
    bar.show(swatches)
    return bar
  }

  /// Creates a row with buttons for smaller, normal and larger text.
  private static func scaleRow(_ switches: ViewSwitches) -> Widget {
    let smaller = textButton("A−", localized("Smaller Text")) {
      if let scale = scales.last(where: { $0 < switches.scale }) { switches.scale = scale }
    }
    let normal = textButton("", localized("Normal Text Size")) { switches.scale = 1 }
    let larger = textButton("A+", localized("Larger Text")) {
      if let scale = scales.first(where: { $0 > switches.scale }) { switches.scale = scale }
    }
    normal.observe { [unowned smaller, unowned normal, unowned larger] in
      let scale = switches.scale
      let percent = percentText("\(Int((scale * 100).rounded()))")
      normal.label = percent
      normal.setAccessibleLabel(localized("Normal Text Size"))
      normal.setAccessibleDescription(percent)
      smaller.isSensitive = scales[0] < scale
      larger.isSensitive = scale < scales[scales.count - 1]
    }
    let buttons = Box(.horizontal, [smaller, normal, larger])
    buttons.addStyleClass("linked")
    return row(localized("Text Size"), buttons)
  }

  private static func textButton(_ text: String, _ name: String, perform: @escaping () -> Void) -> Button {
    let button = Button(label: text)
    button.tooltip = name
    button.setAccessibleLabel(name)
    button.onClick(perform)
    return button
  }

  /// Creates a row with a menu of the options of a switch.
  static func row<Value: Equatable>(
    _ title: String, _ options: [(title: String, value: Value)], _ switches: ViewSwitches,
    _ path: ReferenceWritableKeyPath<ViewSwitches, Value>
  ) -> Widget {
    let menu = ChoiceMenu(options.map(\.title), name: title) {
      // A file from an address isn't in the list.
      options.firstIndex { $0.value == switches[keyPath: path] }
    } choose: {
      switches[keyPath: path] = options[$0].value
    }
    return row(title, menu)
  }

  private static func row(_ title: String, _ control: Widget) -> Widget {
    let row = ActionBar(Label(title, .subheadline, wraps: true), [control])
    row.addStyleClass("gallery-menu-row")
    return row
  }

  /// Creates a button that looks like the item of a menu.
  static func menuButton(_ title: String, isToggle: Bool = false) -> Button {
    let label = Label(title, .subheadline)
    label.ellipsis = .middle
    let button = isToggle ? ToggleButton(toggling: title) : Button()
    button.child = label
    button.setAccessibleLabel(title)
    button.addStyleClass("flat")
    button.addStyleClass("gallery-menu-row")
    return button
  }

  private static func separator() -> Widget {
    let line = Box(.horizontal)
    line.addStyleClass("gallery-menu-separator")
    return line
  }
}

/// The content of a popover, which fits into the window: it wraps to the window's width, and scrolls if it is higher.
private final class FittedContent: CustomWidget {
  private let content: Widget
  private let scrolled: ScrolledWindow
  /// The maximum width with the border, the padding and the arrow of the popover, and these alone.
  private static let maximumWidth = 320
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
      let maximum = min(Self.maximumWidth, window.width) - Self.margin
      return Measurement(minimum: wanted.minimum, natural: max(wanted.minimum, maximum))
    }
    // The popover may not ask for the height at its width.
    let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
    let height = min(content.measured(.vertical, forSize: width).natural, window.height - Self.margin)
    return Measurement(minimum: min(height, scrolled.measured(.vertical).minimum), natural: height)
  }
}
