import Floorplan

/// The page of the signature cell: all states, and a sample with knobs.
let inlineSignatureFormCellPage = Page.form(
  InlineSignatureFormCell.self, path: "inline-signature-form-cell", title: localized("Signature"),
  summary: localized("A signature, drawn with a pen, finger or mouse"), iconName: "edit-clear-all-symbolic",
  keywords: localizedKeywords("sign, pen, ink, stylus, draw")
    + ["FUIInlineSignatureFormCell", "FUIInlineSignatureFormView", "FUIInlineSignatureCollectionViewCell"],
  label: "Signature",
  properties: [
    .number("stroke-width", "Stroke width", 3, in: 0.5...20, step: 0.5, of: \.imageStyle.strokeWidth),
    .number("image-scale", "Image scale", 2, in: 1...4, step: 0.5, of: \.imageStyle.scale),
    .choice("background", "Background", .transparent, of: \.imageStyle.background),
    .toggle("crop", "Cropped", false, of: \.imageStyle.isCropped),
    .text("watermark", "Watermark", "", of: \.watermarkText),
    .toggle("timestamp", "Timestamp", false, of: \.addsTimestampInImage),
    CellProperty(
      .toggle("timestamp-day", "Date-only timestamp", false),
      set: { cell, text, _ in
        cell.timestampFormatter = { text == "on" ? $0.dateText : $0.timestampText }
      },
      code: { $0 == "on" ? "\(InlineSignatureFormCell.variableName).timestampFormatter = { $0.dateText }" : nil }),
    .toggle("no-xmark", "Hide X mark", false, of: \.hidesXmark),
    .toggle("no-line", "Hide signature line", false, of: \.hidesSignatureLine),
  ],
  value: nil, text: text(of:),
  prepare: { cell, events in
    cell.onStateChangeHandler = { events.add("\(InlineSignatureFormCell.variableName).state = \($0)") }
  },
  variants: [
    Variant("Active") { $0.beginSigning() },
    Variant("Signed, not saved") { $0.draft = SampleSignature.strokes },
    Variant("Saved") { $0.value = SampleSignature.saved },
    .readOnly("Saved") { $0.value = SampleSignature.saved },
    .disabled("Saved") { $0.value = SampleSignature.saved },
    .disabled("Signed") { $0.draft = SampleSignature.strokes },
    Variant("Attached image") { cell in
      cell.value = SampleSignature.saved.map { SavedSignature(png: $0.png) }
    },
    Variant("Watermark and timestamp") { cell in
      cell.value = SavedSignature(
        SampleSignature.strokes, watermark: "Work order 4711", timestamp: "03/31/2026 02:05PM CEST")
    },
    Variant("Without X mark and line", ["no-xmark": "on", "no-line": "on"]) { $0.beginSigning() },
    Variant("Wide strokes", ["stroke-width": "8"]) { $0.draft = SampleSignature.strokes },
    Variant("Custom text") { cell in
      cell.title = "Unterschrift"
      var texts = SignatureTexts()
      texts.notSaved = "Noch nicht gesichert"
      texts.cancel = "Abbrechen"
      texts.attach = "Bild anhängen …"
      texts.clear = "Löschen"
      texts.save = "Sichern"
      cell.texts = texts
      cell.draft = SampleSignature.strokes
    },
    Variant("Long title", ["title": "I have read and accept the terms and conditions of the delivery"]),
    .rightToLeft("التوقيع") { $0.draft = SampleSignature.strokes },
  ])

private func text(of value: SavedSignature?) -> String {
  guard let value else { return "nil" }
  guard let count = value.strokes?.strokes.count else { return "a picture" }
  return "a signature of \(count) \(count == 1 ? "stroke" : "strokes")"
}
