import Foundation
import Testing

/// The colors of all class paths in the SAP Fiori for iOS documentation, in pictures of the gallery.
@Suite struct DocumentedPartsTests {
  /// The parts of each component, by the property that has a color of its own; the empty part is the component itself.
  ///
  /// Two class paths of one node have different properties.
  private static let table: [(component: String, property: String, parts: [String])] = [
    ("fdlFUIButtonCollectionViewCell", "background-color", [""]),
    ("fdlFUIButtonCollectionViewCell", "font-color", ["button"]),
    ("fdlFUICollectionItemView", "background-color", [""]),
    ("fdlFUICollectionItemView", "tint-color", ["detailImageView"]),
    ("fdlFUICollectionItemView", "font-color", ["placeholder", "status", "subtitle", "title"]),
    ("fdlFUIGridRowHeaderItem", "background-color", [""]),
    ("fdlFUIGridRowHeaderItem", "font-color", ["label"]),
    ("fdlFUIGridRowImageItem", "tint-color", [""]),
    ("fdlFUIGridRowTextItem", "text-shadow-color", [""]),
    ("fdlFUIGridRowTextItem", "font-color", ["font_firstTextItem", "label"]),
    ("fdlFUIGridTableViewCell", "background-color", ["", "selected"]),
    ("fdlFUIImageCollectionItemView", "background-color", [""]),
    ("fdlFUIImageCollectionItemView", "tint-color", ["detailImageView"]),
    ("fdlFUIImageCollectionViewCell", "background-color", [""]),
    ("fdlFUIImageCollectionViewCell", "tint-color", ["detailImageView"]),
    ("fdlFUIItemCollectionViewCell", "background-color", [""]),
    ("fdlFUIItemCollectionViewCell", "tint-color", ["detailImageView"]),
    ("fdlFUIItemCollectionViewCell", "font-color", ["placeholder", "status", "subtitle", "title"]),
    ("fdlFUIListPickerCollectionViewCell", "background-color", ["selectedBackgroundView"]),
    ("fdlFUIListPickerCollectionViewCell", "font-color", ["title"]),
    ("fdlFUIListPickerFormView", "font-color", ["valueText"]),
    ("fdlFUIObjectCollectionViewCell", "background-color", [""]),
    (
      "fdlFUIObjectCollectionViewCell", "font-color",
      ["descriptionLabel", "footnoteLabel", "headlineLabel", "statusLabel", "subheadlineLabel", "substatusLabel"]
    ),
    ("fdlFUIObjectCollectionViewCell", "tint-color", ["detailImageView", "statusImageView", "substatusImageView"]),
    ("fdlFUIOrderPickerFormCell", "font-color", ["title"]),
    ("fdlFUIOrderPickerFormItemCell", "tint-color", ["leadingImageView"]),
    ("fdlFUIOrderPickerFormItemCell", "font-color", ["subtitle", "title"]),
    ("fdlFUIRangeSliderFormCell", "background-color", [""]),
    ("fdlFUIRangeSliderFormCell", "font-color", ["hintText", "keyText", "textFields"]),
    ("fdlFUIRangeSliderFormCell", "track-selection-color", ["slider"]),
    ("fdlFUIRatingControlCollectionViewCell", "background-color", [""]),
    ("fdlFUIRatingControlCollectionViewCell", "on-color", ["ratingControl"]),
    ("fdlFUIRatingControlCollectionViewCell", "font-color", ["title"]),
    ("fdlFUISimplePropertyCollectionViewCell", "background-color", [""]),
    ("fdlFUISimplePropertyCollectionViewCell", "font-color", ["keyLabel", "valueTextField"]),
    ("fdlFUISliderFormCell", "background-color", [""]),
    ("fdlFUISliderFormCell", "font-color", ["keyLabel", "valueTextField"]),
    ("fdlFUIStepperFormCell", "font-color", ["decreaseButton", "hintText", "increaseButton", "keyText", "valueText"]),
    ("fdlFUISwitchFormCell", "background-color", [""]),
    ("fdlFUISwitchFormCell", "track-color", ["switch"]),
    ("fdlFUISwitchFormCell", "font-color", ["title"]),
    ("fdlSliderFormCell", "background-color", ["valueLabel"]),
  ]

  private static let addresses = [
    "button-cell", "item-cell", "item-cell?image=folder-symbolic", "item-cell?tab=variants",
    "image-cell?image=folder-symbolic", "image-cell?tab=variants", "object-cell",
    "object-cell?image=folder-symbolic&substatus-image=positive", "object-cell?tab=variants", "simple-property-cell",
    "list-picker", "list-picker-form-cell", "list-picker-form-cell?state=selected", "order-picker-form-cell",
    "range-slider-form-cell?hint=Help", "rating-form-cell", "simple-property-form-cell", "slider-form-cell",
    "stepper-form-cell?hint=Help", "switch-form-cell", "stock-table", "stock-table?state=selected",
  ]

  @Test func everyDocumentedPartIsVisibleWithoutAClick() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = Self.table.flatMap { row in
      row.parts.map { (path: $0.isEmpty ? row.component : "\(row.component)_\($0)", property: row.property) }
    }
    #expect(Set(settings.map(\.path)).count == 66)
    var colors: [String: [UInt8]] = [:]
    var sheet = ""
    for (index, setting) in settings.enumerated() {
      // Red, green and blue are different for each part.
      let color = [40 + index % 6 * 40, 30 + index / 6 % 6 * 40, 20 + index / 36 * 90 + index * 7 % 40].map {
        UInt8($0)
      }
      colors[setting.path] = color
      let hex = "#" + color.map { String(format: "%02X", $0) }.joined()
      let isOfRating = setting.property == "on-color"
      let states =
        isOfRating
        ? ["-standard", "-accented", "-editable"]
        : ["track-color"].contains(setting.property)
          ? ["-enabled-selected", "-enabled-unselected"] : []
      var declarations = ([""] + states).map { "\(setting.property)\($0): \(hex);" }
      // Only the inside of large letters has the color itself.
      if setting.property == "font-color" { declarations.append("font-size: 24; font-weight: bold;") }
      if setting.property == "text-shadow-color" { declarations.append("text-shadow-offset: 3,3;") }
      sheet += "\(setting.path) { \(declarations.joined(separator: " ")) }\n"
    }
    let path = folder.appending(path: "all.nss")
    try Data(sheet.utf8).write(to: path)
    let visible = try Self.visibleColors(["sheet=\(path.path)"], in: folder.appending(path: "styled"))
    let missing = colors.filter { !visible.contains($0.value) }.keys.sorted()
    #expect(missing == [])
    let unstyled = try Self.visibleColors([], in: folder.appending(path: "unstyled"))
    #expect(colors.filter { unstyled.contains($0.value) }.keys.sorted() == [])
  }

  /// Returns the colors of all addresses with additional knobs, whose pictures are saved in a folder.
  private static func visibleColors(_ knobs: [String], in folder: URL) throws -> Set<[UInt8]> {
    let addresses = addresses.map { address in
      let height = address.hasSuffix("tab=variants") ? 2400 : 900
      let all = knobs + ["size=700x\(height)"]
      return "\(address)\(address.contains("?") ? "&" : "?")\(all.joined(separator: "&"))"
    }
    let outcome = try Programs.run(Programs.gallery, ["--render", folder.path] + addresses)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
    #expect(names.count == addresses.count)
    return try names.reduce(into: []) { $0.formUnion(try Picture(folder.appending(path: $1)).opaqueColors) }
  }
}
