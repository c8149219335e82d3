import FloorplanTheme
import GTKBridge

/// The parts of a business object inside a widget of any kind: what an object cell, an object view and a row of a grid
/// have in common.
///
/// The widget that hosts it measures and places through it, and owns it.  A part that is not set costs nothing: its
/// widget does not exist.
@MainActor
public final class ObjectContent {
  private typealias Parts = ComponentParts.ObjectCell
  unowned let host: CustomWidget
  /// Whether the host is named and described by the texts.
  private let namesHost: Bool

  let headline = LabelPart(Parts.headlineLabel)
  let subheadline = LabelPart(Parts.subheadlineLabel)
  let footnote = LabelPart(Parts.footnoteLabel)
  let descriptionPart = LabelPart(Parts.descriptionLabel)
  let status = LabelPart(Parts.statusLabel)
  let substatus = LabelPart(Parts.substatusLabel)
  let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder)
  let statusIcon = ImagePart(Parts.statusImageView)
  let substatusIcon = ImagePart(Parts.substatusImageView)

  init(in host: CustomWidget, namesHost: Bool = true) {
    self.host = host
    self.namesHost = namesHost
  }

  var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }
  var statusImage: ImageSource? { didSet { setImage(statusImage, of: statusIcon, besides: status) } }
  var substatusImage: ImageSource? { didSet { setImage(substatusImage, of: substatusIcon, besides: substatus) } }
  var statusMeaning: StatusMeaning? { didSet { showMeanings() } }
  var substatusMeaning: StatusMeaning? { didSet { showMeanings() } }

  /// The texts that are set, in the order of reading.
  var texts: [String] {
    [headline, subheadline, footnote, descriptionPart, status, substatus].compactMap(\.text)
  }

  func setText(_ text: String?, of part: LabelPart) {
    guard part.text != text else { return }
    part.setText(text, in: host)
    if part === status || part === substatus {
      (part === status ? statusIcon : substatusIcon).isHidden = text != nil
      showMeanings()
    }
    if namesHost { nameHost() }
  }

  private func setImage(_ image: ImageSource?, of part: ImagePart, besides text: LabelPart) {
    part.setImage(image, in: host)
    part.isHidden = text.text != nil
    showMeanings()
  }

  private func showMeanings() {
    for widget in [status.widget, statusIcon.widget] as [Widget?] { widget?.show(statusMeaning) }
    for widget in [substatus.widget, substatusIcon.widget] as [Widget?] { widget?.show(substatusMeaning) }
  }

  private func nameHost() {
    host.setAccessibleLabel(headline.text ?? "")
    host.setAccessibleDescription(
      [subheadline, footnote, descriptionPart, status, substatus].compactMap(\.text).joined(separator: ", "))
  }

  /// Takes every part away.
  func clear() {
    for part in [headline, subheadline, footnote, descriptionPart, status, substatus] { setText(nil, of: part) }
    statusImage = nil
    substatusImage = nil
    statusMeaning = nil
    substatusMeaning = nil
    detail.reset()
  }
}
