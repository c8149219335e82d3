import FloorplanForms
import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// A list of recent search terms, as chips below a heading and a button that clears them.
package final class RecentTermsView: CustomWidget {
  private typealias Parts = ComponentParts.SearchField
  private let label = Parts.recentLabel.makeLabel()
  private let clearButton = ActionButton()
  private let strip = ChipStrip(Parts.recentChip, wraps: true)

  /// Called with the term that the user clicks.
  @Callback var onChoose: ((String) -> Void)?
  /// Called when the user clears the terms.
  @Callback var onClear: (() -> Void)?

  package override class var cssName: String { "recentterms" }

  package override init() {
    super.init()
    label.setAccessibleRole(.heading)
    label.expandsHorizontally = true
    expandsHorizontally = false
    clearButton.style = .tertiary
    clearButton.verticalAlignment = .center
    clearButton.didSelectHandler = { [weak self] _ in self?.onClear?() }
    strip.onClick = { [weak self] index in
      guard let self else { return }
      onChoose?(terms[index])
    }
    let content = Box(
      .vertical, spacing: .lineGap, of: Parts.view,
      [Box(.horizontal, spacing: .lineGap, of: Parts.view, [label, clearButton]), strip])
    content.setParent(self)
    let heading = localized("Recent Searches")
    for part in [self, strip] { part.setAccessibleLabel(heading) }
    label.text = heading
    clearButton.setTitle(localized("Clear"), for: .normal)
    clearButton.accessibilityLabel = localized("Clear Recent Searches")
  }

  /// The terms, in reading order, without duplicates.
  package var terms: [String] = [] {
    didSet {
      guard terms != oldValue else { return }
      strip.show(ids: terms)
      for (chip, term) in zip(strip.buttons, terms) {
        chip.text = term
        chip.accessibleName = localized("Search for %1$@").filled(with: term)
      }
    }
  }
}
