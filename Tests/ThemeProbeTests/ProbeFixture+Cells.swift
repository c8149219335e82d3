@testable import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport

extension ProbeFixture {
  /// Views with pictures: an icon, a placeholder, and a placeholder on a gradient.
  private static func pictures<Shown: Widget>(
    _ make: @MainActor () -> Shown, _ view: @MainActor (Shown) -> DetailImageView
  ) -> [Shown] {
    (0..<3).map { index in
      let shown = make()
      let image = view(shown)
      if index == 0 { image.image = .icon(icon) } else { image.placeholderText = initials }
      image.isGradientLayerEnabled = index == 2
      image.isCircular = false
      return shown
    }
  }

  static let cells: [String: @MainActor () -> ProbeFixture] = [
    "ActionButton": {
      ProbeFixture(
        ActionButton.Style.allCases.map { style in
          let button = ActionButton()
          button.style = style
          button.setTitle(text, for: .normal)
          button.setImage(.icon(icon), for: .normal)
          button.horizontalAlignment = .start
          return button
        })
    },
    "ObjectCell": {
      let cells = pictures(ObjectCell.init) { $0.detailImageView }
      for cell in cells { fill(cell) }
      // One name for each accent pair.
      cells[1].avatars = (0..<6).map { Avatar(name: "\(initials) \($0) \(initials)") }
      cells[2].avatars = (6..<10).map { Avatar(name: "\(initials) \($0) \(initials)") }
      cells[0].accessoryType = .detailDisclosureButton
      cells[1].actionAccessoryType = .progress
      cells[1].actionAccessoryView?.progress = 0.5
      cells[2].actionAccessoryType = .progress
      let last = ObjectCell()
      last.headlineText = text
      last.actionAccessoryType = .button
      last.actionAccessoryView?.button.setTitle(text, for: .normal)
      return ProbeFixture(cells + [last])
    },
    "ImageItemView": { ProbeFixture(pictures(ImageItemView.init) { $0.detailImageView }) },
    "ImageCell": { ProbeFixture(pictures(ImageCell.init) { $0.detailImageView }) },
    "ItemView": { ProbeFixture(pictures(ItemView.init) { $0.detailImageView }.map(filled)) },
    "ItemCell": { ProbeFixture(pictures(ItemCell.init) { $0.detailImageView }.map(filled)) },
    "KeyValueCell": {
      let cells = (0..<3).map { _ in KeyValueCell() }
      for cell in cells { cell.keyName = text }
      cells[0].value = text
      cells[1].value = text
      cells[1].didSelectValueHandler = {}
      cells[2].emptyValueText = text
      return ProbeFixture(cells)
    },
    "SimplePropertyCell": {
      let cell = SimplePropertyCell()
      cell.keyName = text
      cell.value = text
      return ProbeFixture([cell])
    },
    "ButtonCell": {
      let cell = ButtonCell()
      cell.title = text
      return ProbeFixture([cell])
    },
    "SwitchFormCell": {
      let cells = (0..<3).map { index in
        let cell = SwitchFormCell()
        cell.title = text
        cell.value = index == 0
        cell.isEditable = index != 2
        return cell
      }
      return ProbeFixture(cells)
    },
    "ListPickerFormCell": {
      // The last one is displayed as selected.
      ProbeFixture(
        (0..<2).map { _ in
          let cell = ListPickerFormCell()
          cell.title = text
          cell.valueOptions = [text]
          cell.value = [0]
          return cell
        })
    },
    "AttachmentsFormCell": {
      // A read-only cell without files displays the text for an empty list.
      ProbeFixture(
        [true, false].map { isEditable in
          let cell = AttachmentsFormCell()
          cell.title = text
          cell.isEditable = isEditable
          return cell
        })
    },
    "AttachmentsFormItemCell": { ProbeFixture(attachmentTiles()) },
    "AttachmentsFormAddCell": { ProbeFixture([AttachmentAddTile()]) },
    "AttachmentPreview": {
      let view = AttachmentPreviewView()
      view.show(
        Attachment(name: text, content: .file("/nowhere"), status: .failed(text)), nil, loadsContent: true)
      // The width that its texts need, as in a window.
      view.root.setSizeRequest(width: 320)
      view.root.horizontalAlignment = .start
      let reading = AttachmentPreviewView()
      reading.show(Attachment(name: text, content: .file("/nowhere")), nil, loadsContent: true)
      reading.showText(text)
      reading.root.setSizeRequest(width: 320, height: 200)
      reading.root.horizontalAlignment = .start
      var fixture = ProbeFixture([view.root, reading.root])
      fixture.owners = [view, reading]
      return fixture
    },
    "ListPickerRow": {
      let row = ListPickerRow()
      row.text = text
      row.descriptionText = text
      row.isOptionSelected = true
      return ProbeFixture([row])
    },
    "SliderFormCell": {
      let cell = SliderFormCell()
      cell.title = text
      cell.formatter = { _ in text }
      cell.value = 0.5
      let typed = SliderFormCell()
      typed.value = 0.5
      typed.showsValueField = true
      let readOnly = SliderFormCell()
      readOnly.formatter = { _ in text }
      readOnly.isEditable = false
      return ProbeFixture([cell, typed, readOnly])
    },
    "TitleFormCell": {
      ProbeFixture(
        textCells(TitleFormCell.init) { $0.showsCharacterCount = true })
    },
    "NoteFormCell": { ProbeFixture(textCells(NoteFormCell.init) { $0.showsCharacterCount = true }) },
    "KeyValueFormCell": { ProbeFixture(textCells(KeyValueFormCell.init) { $0.showsCharacterCount = true }) },
    "SimplePropertyFormCell": {
      ProbeFixture(
        textCells(SimplePropertyFormCell.init) {
          $0.showsCharacterCount = true
          $0.prefix = initials
          $0.suffix = initials
        })
    },
    "StepperFormCell": {
      ProbeFixture(
        [true, false].map { isEditable in
          let cell = StepperFormCell()
          cell.title = text
          cell.hintText = text
          cell.value = 50
          cell.isEditable = isEditable
          return cell
        })
    },
    "RangeSliderFormCell": {
      ProbeFixture(
        [true, false].map { isEditable in
          let cell = RangeSliderFormCell()
          cell.title = text
          cell.hintText = text
          cell.value = 20...60
          cell.isEditable = isEditable
          return cell
        })
    },
    "RatingFormCell": {
      let cells = RatingControl.Style.allCases.map { style in
        let cell = RatingFormCell()
        cell.title = text
        cell.style = style
        cell.value = 3
        cell.ratingControl.averageRating = 3
        cell.ratingControl.averageFormatter = { _ in text }
        cell.ratingControl.reviewCount = 1
        cell.ratingControl.reviewFormatter = { _, _ in text }
        return cell
      }
      cells[0].subtitle = text
      cells[0].isEditable = false
      let plain = RatingFormCell()
      plain.title = text
      plain.value = 3
      return ProbeFixture(cells + [plain])
    },
    "ValuePickerFormCell": { opened(valuePicker, closed: valuePicker()) },
    "PickerOption": { opened(valuePicker, closed: valuePicker()) },
    "DurationPickerFormCell": { opened(durationPicker, closed: durationPicker()) },
    "DatePickerFormCell": {
      let range = DateRangePickerFormCell()
      range.title = text
      range.formatter = { _ in text }
      if let day = DateTime(year: 2026, month: 3, day: 9) { range.value = day...day.adding(days: 5) }
      var fixture = opened(datePicker, closed: datePicker())
      let open = fixture.interact
      fixture.widgets.append(range)
      fixture.interact = {
        try open()
        range.isPickerVisible = true
      }
      return fixture
    },
    "FilterFormCell": {
      ProbeFixture(
        [true, false].map { isEditable in
          let cell = FilterFormCell()
          cell.title = text
          cell.valueOptions = [text]
          cell.value = isEditable ? [] : [0]
          cell.isEditable = isEditable
          return cell
        })
    },
    "SegmentedControlFormCell": {
      ProbeFixture(
        [true, false].map { isEditable in
          let cell = SegmentedControlFormCell()
          cell.title = text
          cell.valueOptions = [text, text]
          cell.value = isEditable ? -1 : 0
          cell.isEditable = isEditable
          return cell
        })
    },
    "InlineSignatureFormCell": { signatures() },
    "OrderPickerFormCell": { ProbeFixture([true, false].map(orderPicker)) },
    "OrderPickerFormItemCell": { ProbeFixture([orderPicker(isEditable: true)]) },
    "ContactCell": { ProbeFixture(pictures(ContactCell.init) { $0.detailImageView }.map(filled)) },
    "ProfileHeader": { ProbeFixture(pictures(ProfileHeader.init) { $0.detailImageView }.map(filled)) },
  ]

  /// A cell with a text, one without, and a read-only one.
  private static func textCells<Cell: TextCell>(
    _ make: @MainActor () -> Cell, _ prepare: @MainActor (Cell) -> Void
  ) -> [Cell] {
    (0..<3).map { index in
      let cell = make()
      cell.title = text
      cell.placeholder.text = text
      cell.value = index == 1 ? "" : text
      cell.isEditable = index != 2
      prepare(cell)
      return cell
    }
  }

  private static func valuePicker() -> ValuePickerFormCell {
    let cell = ValuePickerFormCell()
    cell.title = text
    cell.valueOptions = [text, text + text]
    cell.optionImages = [.icon("list-add-symbolic"), .icon("list-add-symbolic")]
    return cell
  }

  private static func durationPicker() -> DurationPickerFormCell {
    let cell = DurationPickerFormCell()
    cell.title = text
    cell.formatter = { _ in text }
    return cell
  }

  private static func datePicker() -> DatePickerFormCell {
    let cell = DatePickerFormCell()
    cell.title = text
    cell.datePickerMode = .date
    cell.emptyValueText = text
    return cell
  }

  /// A cell with a closed picker, and one with an open picker, whose value has the tint color.
  private static func opened<Value: Equatable>(
    _ make: @MainActor () -> PickerCell<Value>, closed: PickerCell<Value>
  ) -> ProbeFixture {
    let open = make()
    var fixture = ProbeFixture([closed, open])
    fixture.interact = { open.isPickerVisible = true }
    return fixture
  }

  /// A signature cell in each of its states; the drawn signature is a dot, with pixels that have exactly the ink's
  /// color.
  private static func signatures() -> ProbeFixture {
    let dot = Signature([[Signature.Point(x: 150, y: 60)]], width: 300, height: 200)
    let cells = (0..<6).map { _ in
      let cell = InlineSignatureFormCell()
      cell.title = text
      cell.watermarkText = text
      cell.imageStyle.strokeWidth = 20
      cell.texts.prompt = text
      cell.texts.xmark = initials
      cell.texts.notSaved = text
      cell.texts.notSigned = text
      cell.texts.cancel = text
      cell.texts.attach = text
      cell.texts.clear = text
      cell.texts.save = text
      cell.texts.reenter = text
      return cell
    }
    cells[1].draft = dot
    cells[2].value = SavedSignature(png: [], strokes: dot, watermark: text, timestamp: text)
    cells[3].value = cells[2].value
    cells[3].isEditable = false
    cells[4].isEditable = false
    cells[5].value = SavedSignature(png: SamplePicture.plain("png", width: 210, height: 60, [1, 2, 3]))
    return ProbeFixture(cells)
  }

  /// Attachments with a picture and with their own icon, an upload, and a failed upload.
  private static func attachmentTiles() -> [Widget] {
    let date = DateTime(year: 2026, month: 3, day: 2)
    let picture = SamplePicture.plain("png", width: 210, height: 210, [1, 2, 3])
    let statuses: [(Attachment.Status, ImageSource?)] = [
      (.ready, .encoded(EncodedImage(id: "probe", bytes: picture))), (.ready, .icon("media-record-symbolic")),
      (.uploading(0.5), nil), (.failed(text), nil),
    ]
    let tiles: [Widget] = statuses.map { status, picture in
      let tile = AttachmentTile()
      tile.show(
        Attachment(name: text, content: .file("/nowhere"), date: date, status: status), picture: picture)
      return tile
    }
    return tiles
  }

  private static func orderPicker(isEditable: Bool) -> OrderPickerFormCell {
    let cell = OrderPickerFormCell()
    cell.title = text
    cell.value = [
      SortCriterion(
        StyledText(text), isSelected: true, ascendingText: StyledText(initials), descendingText: StyledText(initials))
    ]
    cell.isEditable = isEditable
    return cell
  }

  private static func fill(_ cell: ObjectCell) {
    cell.headlineText = text
    cell.subheadlineText = text
    cell.footnoteText = text
    cell.statusText = text
    cell.substatusText = text
    cell.descriptionText = text
    cell.limitsHeightToMainContent = false
    cell.statusImage = .icon(icon)
    cell.substatusImage = .icon(icon)
    cell.iconImages = [GlyphImage(.icon(icon)), GlyphImage(text: initials)]
    cell.footnoteIcons = [.icon(icon)]
    cell.avatars = [Avatar(.icon(icon))] + (0..<7).map { _ in Avatar(name: initials) }
    cell.tags = Tag.Style.allCases.flatMap { style in (1...10).map { Tag(initials, style: style, accent: $0) } }
  }

  private static func filled<Item: ContentPresenting<ItemContent>>(_ item: Item) -> Item {
    item.titleText = text
    item.subtitleText = text
    item.statusText = text
    item.actionLayout = .pair
    item.primaryButton.setTitle(initials, for: .normal)
    item.secondaryButton.setTitle(initials, for: .normal)
    return item
  }

  private static func filled<Person: ContentPresenting<PersonContent>>(_ person: Person) -> Person {
    person.headlineText = text
    person.subheadlineText = text
    person.descriptionText = text
    person.activities = [Activity(.icon(icon), name: "Act") {}]
    return person
  }
}
