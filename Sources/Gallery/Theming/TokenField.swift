import Floorplan
import FloorplanTheme
import FloorplanThemeCheck

/// A field for the value of a quick token as written in the style sheet; for a color, with a swatch and its contrast.
final class TokenField {
  let root: Box
  private let token: QuickToken
  private let draft: TokenDraft
  private let entry = Entry()
  private let swatch = Swatch(width: 32, height: 32)
  private let contrast = Label.wrapping(.caption1)
  private let pair = Label.wrapping(.caption1, .secondary)
  private let problem = InlineValidationView()
  /// The value in the style sheet, which the user may be changing.
  private var text = ""

  init(_ token: QuickToken, of draft: TokenDraft) {
    (self.token, self.draft) = (token, draft)
    let title = token.title
    for part in [entry, entry.input] { part.setAccessibleLabel(title) }
    problem.isVisible = false
    // GTK's minimum is too wide for four fields in a row.
    entry.widthInCharacters = 9
    if case .color(_, let appearance) = token {
      let button = Button()
      button.child = swatch
      button.addStyleClass("flat")
      button.verticalAlignment = .start
      button.isSensitive = ColorDialog.isAvailable
      button.tooltip = localized("Choose a Color")
      button.setAccessibleLabel(localized("Choose %1$@").filled(with: title))
      let column = Box(
        .vertical, spacing: 4, [Label(appearance.title, .caption1, .secondary), entry, problem, contrast, pair])
      column.expandsHorizontally = true
      root = Box(.horizontal, spacing: 8, [button, column])
      button.onClick { [unowned self, unowned button] in chooseColor(over: button.window) }
    } else {
      root = Box(.vertical, spacing: 4, [entry, problem])
    }
    entry.connect("activate") { [unowned self] in commit() }
    entry.input.connect("notify::has-focus") { [weak self] in if let self, !entry.input.hasFocus { commit() } }
    entry.onEscape { [unowned self] in
      guard entry.text != text || problem.isVisible else { return false }
      display(text)
      return true
    }
    // The closures of the tree keep the field alive until the tree is discarded.
    root.observe { [self] in update() }
  }

  private func update() {
    let tokens = draft.tokens
    let newText = tokens.text(of: token) ?? ""
    if newText != text { display(newText) }
    guard case .color(let color, let appearance) = token else { return }
    let value = tokens.theme.color(color, in: appearance)
    entry.placeholder = value.sheetText
    swatch.content = ThemePalette(theme: tokens.theme, appearance: appearance, isElevated: false)
      .swatch(of: value, in: appearance, elevated: false)
    let lowest = color.contrastPairs.map { ($0, tokens.theme.contrast(of: $0, in: appearance)) }.min { one, other in
      one.1.rating.passes == other.1.rating.passes ? one.1.ratio < other.1.ratio : other.1.rating.passes
    }
    for label in [contrast, pair] { label.isVisible = lowest != nil }
    guard let (lowestPair, measure) = lowest else { return }
    contrast.text = "\(measure.ratioText) · \(measure.rating.title(for: lowestPair.purpose))".leftToRight
    contrast.showColor(of: measure.rating)
    pair.text = lowestPair.title.leftToRight
    entry.input.setAccessibleDescription([value.sheetText, contrast.text, pair.text].accessibleSummary())
  }

  private func display(_ newText: String) {
    text = newText
    if entry.text != newText { entry.input.replaceText(newText) }
    show(nil)
  }

  /// Sets the token to the typed text.
  func commit() {
    guard entry.text != text else { return show(nil) }
    let typed = entry.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Six hexadecimal digits without “#” aren't a color.
    let isBare = token.isColor && typed.utf8.count == 6 && typed.allSatisfy(\.isHexDigit)
    set(to: isBare ? "#" + typed : typed)
  }

  private func set(to newText: String) {
    guard newText == text || draft.set(token, to: newText.isEmpty ? nil : newText) else { return show(token.problem) }
    display(newText)
  }

  private func show(_ message: String?) {
    problem.message = message.map { ValidationMessage($0) } ?? ValidationMessage("", kind: .none)
    problem.isVisible = message != nil
    for part in [entry, entry.input] { part.setAccessibleInvalid(message != nil) }
  }

  private func chooseColor(over window: Window?) {
    guard let window, let color = swatch.content?.color else { return }
    ColorDialog(title: token.title, color: color.paint, parent: window) { [weak self] in
      func channel(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
      let chosen = ThemeColor(
        red: channel($0.red), green: channel($0.green), blue: channel($0.blue),
        alpha: ($0.opacity * 100).rounded() / 100)
      self?.set(to: chosen.sheetText)
    }.present()
  }
}

extension QuickToken {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }

  /// The description of the token for assistive technology.
  fileprivate var title: String {
    if case .color(let color, let appearance) = self { "\(color.rawValue), \(appearance.title)" } else { name }
  }

  /// The message for a value that can't be set.
  fileprivate var problem: String {
    switch self {
    case .color: localized("Can’t set this color. Enter a value such as #0057D2 or tintColor2.")
    case .property(.cornerRadius, _): localized("Can’t set this radius. Enter a number such as 8.")
    case .property: localized("Can’t set this font. Enter a name such as Palatino-Bold.")
    }
  }
}

extension ColorToken {
  /// The pairs with the color as foreground or surface, except disabled texts if there are others.
  fileprivate nonisolated var contrastPairs: [ContrastPair] {
    let pairs = ContrastPair.all.filter { $0.foreground == self || $0.surfaces.contains(self) }
    let enabled = pairs.filter { $0.purpose != .disabledText }
    return enabled.isEmpty ? pairs : enabled
  }
}
