import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// The widgets of a row's column, reused for the items displayed there.
///
/// The displayed values are stored here, so setting the same text again doesn't call GTK.
final class GridItemSlot {
  private unowned let host: CustomWidget
  private var text: TextWidget?
  private var title: TextWidget?
  private var image: SourceImage?
  private var ownWidget: Widget?
  private let columnTitle = LabelPart(ComponentParts.GridHeader.headerItemLabel)
  /// The widget that displays the item, or nil if the column is empty.
  private(set) var widget: Widget?

  init(in host: CustomWidget) { self.host = host }

  /// All created widgets, visible or not.
  var widgets: [Widget] {
    [columnTitle.widget, text?.label, title?.label, image?.widget, ownWidget].compactMap(\.self)
  }
  /// The title of a column that doesn't fit, or nil if it has none.
  var columnTitleLabel: PartLabel? { columnTitle.visibleLabel }

  /// Displays an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - columnTitle: The title of a column that doesn't fit.
  ///   - columnAlignment: The alignment of the column's texts.
  ///   - isFirstText: Whether the item is the first text of the row.
  func show(
    _ item: any GridRowItem, columnTitle: String? = nil, columnAlignment: TextAlignment?, isFirstText: Bool
  ) {
    self.columnTitle.setText(columnTitle.map { "\($0):" }, in: host)
    switch item {
    case let item as GridRowTextItem:
      let isTitle = item.type == .header
      let displayed = (isTitle ? title : text) ?? makeText(isTitle: isTitle)
      displayed.show(item, columnAlignment: columnAlignment, isFirstText: isFirstText && !isTitle)
      use(displayed.label)
    case let item as GridRowImageItem:
      let displayed = image ?? makeImage()
      let placement = columnAlignment?.placement(isMirrored: displayed.widget.direction == .rtl) ?? .start
      if displayed.widget.horizontalAlignment != placement { displayed.widget.horizontalAlignment = placement }
      displayed.show(item.image)
      use(displayed.widget)
    case let item as GridRowWidgetItem:
      if item.widget.parent == nil { item.widget.setParent(host) }
      ownWidget = item.widget
      use(item.widget)
    default:
      hide()
    }
  }

  /// Hides the widgets and keeps them for reuse.
  func hide() {
    use(nil)
    columnTitle.setText(nil, in: host)
  }

  private func use(_ other: Widget?) {
    guard widget !== other else { return }
    widget?.isVisible = false
    other?.isVisible = true
    widget = other
  }

  private func makeText(isTitle: Bool) -> TextWidget {
    let part = isTitle ? ComponentParts.GridHeader.headerItemLabel : ComponentParts.GridRow.textItemLabel
    let newText = TextWidget(part, in: host)
    if isTitle { title = newText } else { text = newText }
    return newText
  }

  private func makeImage() -> SourceImage {
    let newImage = SourceImage(of: ComponentParts.GridRow.imageItem)
    // The row's description contains the label of the image.
    newImage.widget.setAccessibleRole(.presentation)
    newImage.widget.isVisible = false
    newImage.widget.setParent(host)
    image = newImage
    return newImage
  }

  /// Whether the item is aligned at the trailing edge.
  var isAtTrailingEdge: Bool {
    (widget as? Label).map { $0.alignment == 1 } ?? (widget?.horizontalAlignment == .end)
  }

  // MARK: Measurement

  /// The minimum width that the item needs.
  var minimumWidth: Int { widget?.measured(.horizontal).minimum ?? 0 }
  /// The natural width of the item, in a single line if it is a text.
  var naturalWidth: Int { widget?.measured(.horizontal).natural ?? 0 }

  /// Returns whether the item fits into a column; an item that doesn't fit takes no height.
  func fits(_ width: Int) -> Bool {
    guard widget != nil else { return false }
    // Measuring the minimum width of each label would break each text at every letter.
    return width >= Self.sufficientWidth || width >= minimumWidth
  }

  /// Wider than any letter or ellipsis at up to four times the standard text size.
  private static let sufficientWidth = 96

  /// Returns the measurement of the item for a column width into which it fits.
  func measure(width: Int) -> GridItemMeasurement {
    guard let widget else { return .text(height: 0, lineCount: 1) }
    let height = widget.measured(.vertical, forSize: width).natural
    guard let displayed = [text, title].compactMap(\.self).first(where: { $0.label === widget }) else {
      return .image(height: Double(height))
    }
    return .text(height: Double(height), lineCount: displayed.isSingleLine(ofHeight: height) ? 1 : 2)
  }
}

/// A label of a slot.
private final class TextWidget {
  let label: PartLabel
  private var text = ""
  private var searchText = ""
  private var isFirstText = false
  private var semanticStatus: SemanticStatus?

  init(_ part: ComponentPart, in host: CustomWidget) {
    label = part.makeLabel()
    label.isVisible = false
    if host is GridRow { label.setAccessibleRole(.gridCell) }
    label.setParent(host)
  }

  func show(_ item: GridRowTextItem, columnAlignment: TextAlignment?, isFirstText: Bool) {
    let isOther = text != item.text
    if isOther {
      text = item.text
      label.text = text
    }
    if searchText != item.searchText || isOther {
      searchText = item.searchText
      label.highlightMatches(of: searchText)
    }
    label.replaceSemanticStatus(semanticStatus, with: item.semanticStatus)
    semanticStatus = item.semanticStatus
    label.explicitLineLimit = item.numberOfLines.map { max(0, $0) }
    label.lineLimitBound = item.isUncuttable ? 1 : nil
    label.defaultAlignment = item.type == .number ? .trailing : .leading
    label.explicitAlignment = item.textAlignment ?? columnAlignment
    if self.isFirstText != isFirstText {
      self.isFirstText = isFirstText
      let part = ComponentParts.GridRow.firstTextItem
      label.setStyleClass(part.classPath, isFirstText)
      label.additionalPart = isFirstText ? part : nil
    }
  }

  /// Returns whether the text has a single line at a height.
  func isSingleLine(ofHeight height: Int) -> Bool {
    if label.numberOfLines == 1 { return true }
    return !label.containsLineBreaks && height <= label.measured(.vertical).natural
  }
}

extension TextAlignment {
  /// Returns the alignment of a widget other than a label in a column of texts.
  fileprivate func placement(isMirrored: Bool) -> Alignment {
    switch labelAlignment(isMirrored: isMirrored).alignment {
    case 0: .start
    case 1: .end
    default: .center
    }
  }
}
