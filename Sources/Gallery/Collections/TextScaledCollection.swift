import Floorplan

/// A collection that tells when text has become larger or smaller, for layouts whose sizes do not follow it.
final class TextScaledCollection: CollectionView {
  var onTextScaleChange: (() -> Void)?

  override func systemSettingDidChange() {
    super.systemSettingDidChange()
    onTextScaleChange?()
  }

  override func dispose() {
    onTextScaleChange = nil
    super.dispose()
  }
}
