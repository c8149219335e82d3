import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// An option that one can press to choose it: a GtkButton that assistive technology takes for a check box or a radio button.
@MainActor
final class ChoiceButton: Button {
  private let textLabel: PartLabel
  private var wordWidth: (ofLabel: Int, width: Int)?

  /// - Parameters:
  ///   - part: What the button looks like.
  ///   - role: What it is for assistive technology: GTK fixes it once that has seen the button.
  init(_ part: ComponentPart, role: GtkAccessibleRole) {
    textLabel = PartLabel(part, standardAlignment: .center, hasOwnNode: false)
    super.init()
    setAccessibleRole(role)
    become(part)
    textLabel.setAccessibleRole(.presentation)
    child = textLabel
    setAccessibleChecked(false)
  }

  /// What is chosen with it.
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      textLabel.text = text
      wordWidth = nil
    }
  }
  /// What assistive technology calls it.
  var spokenName: String? {
    didSet { if let spokenName, spokenName != oldValue { setAccessibleLabel(spokenName) } }
  }
  /// Whether it shows that what is chosen can't be taken.
  var isInvalid = false {
    didSet { if isInvalid != oldValue { setStyleClass(StyleVariant.negative.rawValue, isInvalid) } }
  }
  /// Whether it is chosen.
  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      setState(.selected, isChosen)
      setAccessibleChecked(isChosen)
    }
  }

  /// The width below which words would be broken, in pixels.
  var leastWidth: Int {
    let ofLabel = textLabel.measured(.horizontal)
    let own = measured(.horizontal)
    if wordWidth?.ofLabel != ofLabel.natural {
      let words = text.split(whereSeparator: \.isWhitespace)
      wordWidth = (ofLabel.natural, words.map { textLabel.width(of: String($0)) }.max() ?? 0)
    }
    // What the button has around its text.
    return max(own.minimum, (wordWidth?.width ?? 0) + own.natural - ofLabel.natural)
  }
}
