import CGTK
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct LabelTests {
  /// The text that GTK displays.
  private func displayed(_ label: Label) -> String { String(cString: gtk_label_get_text(OpaquePointer(label.pointer))) }

  @Test func lineLimitCountsParagraphs() async {
    await withNoPeerLeft {
      let label = Label()
      label.numberOfLines = 1
      let line = label.measured(.vertical).natural
      for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}"] {
        label.numberOfLines = 1
        label.text = "a \(end)b"
        #expect(label.text == "a \(end)b" && displayed(label) == "a …" && label.containsLineBreaks)
        #expect(label.measured(.vertical).natural == line)
        label.numberOfLines = 2
        #expect(label.text == "a \(end)b" && displayed(label) == "a \u{2028}b")
        #expect(abs(label.measured(.vertical, forSize: 300).natural - 2 * line) <= 1)
        label.text = "a\(end)b\(end)c"
        #expect(displayed(label) == "a \u{2028}b…")
        #expect(abs(label.measured(.vertical, forSize: 300).natural - 2 * line) <= 1)
        label.numberOfLines = 0
        #expect(label.text == "a\(end)b\(end)c" && displayed(label) == label.text)
        // A line break at the end hides nothing.
        label.numberOfLines = 1
        label.text = "a\(end)"
        #expect(label.text == "a\(end)" && displayed(label) == "a")
        label.text = "a"
        #expect(label.text == "a" && displayed(label) == "a" && !label.containsLineBreaks)
      }
      label.text = "ümläut … 漢字"
      #expect(displayed(label) == "ümläut … 漢字" && !label.containsLineBreaks)
    }
  }

  @Test func emphasisIsUnderlinedToo() async {
    await withNoPeerLeft {
      let label = Label("a headline")
      label.emphasizedRanges = [2..<6]
      let text = pango_attr_list_to_string(gtk_label_get_attributes(OpaquePointer(label.pointer)))
      let spans = text.map { String(cString: $0) } ?? ""
      g_free(text)
      #expect(spans.contains("2 6 weight bold") && spans.contains("2 6 underline single"))
    }
  }

  /// The bold ranges of the text that GTK displays.
  private func boldTexts(_ label: Label) -> [String] {
    guard let list = pango_layout_get_attributes(label.displayedLayout), let spans = pango_attr_list_to_string(list)
    else { return [] }
    defer { g_free(spans) }
    let text = Array(String(cString: pango_layout_get_text(label.displayedLayout)).utf8)
    return String(cString: spans).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 2, words[2] == "weight", let start = Int(words[0]), let end = Int(words[1]) else {
        return nil
      }
      return String(decoding: text[min(start, text.count)..<min(end, text.count)], as: UTF8.self)
    }
  }

  @Test func emphasisKeepsItsTextForEachLineLimit() async {
    await withNoPeerLeft {
      for end in ["\n", "\r\n", "\u{2028}"] {
        let label = Label("ü ab\(end)cd \(end)ef")
        let start = "ü ab\(end)".utf8.count
        label.emphasizedRanges = [3..<5, start..<start + 2]
        #expect(boldTexts(label) == ["ab", "cd"])
        label.numberOfLines = 2
        #expect(boldTexts(label) == ["ab", "cd"])
        label.numberOfLines = 3
        #expect(boldTexts(label) == ["ab", "cd"])
        label.emphasizedRanges = [4..<start + 1]
        #expect(boldTexts(label) == ["b", "c"])
        label.numberOfLines = 1
        #expect(boldTexts(label) == ["b"])
        label.numberOfLines = 0
        #expect(boldTexts(label) == ["b\(end)c"])
        label.text = "the other"
        #expect(boldTexts(label) == ["other".prefix(end.utf8.count + 2).description])
      }
    }
  }

  @Test func measuredTextIsNotEmphasized() async {
    await withNoPeerLeft {
      let label = Label("a headline")
      let width = label.width(of: "headline")
      label.emphasizedRanges = [0..<6]
      #expect(label.width(of: "headline") == width)
      #expect(label.measured(.horizontal).natural > label.width(of: label.text))
    }
  }

  @Test func heightNeverExceedsTheLineLimit() async {
    await withNoPeerLeft {
      let label = Label()
      label.numberOfLines = 1
      let line = label.measured(.vertical).natural
      let paragraphs = ["words that go on", "", "a", "more words"]
      for count in 1...8 {
        let text = (0..<count).map { paragraphs[$0 % paragraphs.count] }.joined(separator: "\n")
        for limit in 1...4 {
          label.numberOfLines = limit
          label.text = text
          for width in [30, 80, 400] {
            let wide = max(width, label.measured(.horizontal).minimum)
            let height = label.measured(.vertical, forSize: wide).natural
            #expect(height <= limit * line + limit, "\(count) paragraphs, \(limit) lines, \(wide)")
          }
          #expect(label.text == text)
        }
      }
    }
  }

  @Test func lineCanBeLowerThanItsFont() async throws {
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    let sheet = StyleProvider()
    #expect(sheet.load("label.low { font-size: 40px; line-height: 22px; }") == [])
    display.add(sheet)
    defer { display.remove(sheet) }
    await withNoPeerLeft {
      let label = Label()
      label.addStyleClass("low")
      let window = Window()
      window.child = label
      // Pango places it below the line, about which GTK warns.
      #expect(label.measured(.vertical).natural == 22 && label.naturalBaseline(forWidth: -1) == 22)
      label.numberOfLines = 3
      label.text = "mmmmm"
      #expect(label.measured(.horizontal).minimum < 150 && label.widestWordWidth > 150)
      label.allocate(x: 0, y: 0, width: 150, height: label.measured(.vertical, forSize: 150).natural)
      #expect(label.shortenedLayout != nil)
      window.close()
    }
  }

  @Test func tooltipIsShownWhileTheTextIsTruncated() async {
    await withNoPeerLeft {
      let label = Label("a text that is truncated")
      let tooltip = Object(g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil), transfer: .full)
      @MainActor func isShown(width: Int) -> Bool {
        label.allocate(x: 0, y: 0, width: width, height: label.measured(.vertical, forSize: width).natural)
        return label.emit("query-tooltip", Int32(0), Int32(0), false, tooltip)
      }
      #expect(!isShown(width: 400))
      label.numberOfLines = 1
      #expect(!isShown(width: 400) && isShown(width: 60))
      label.numberOfLines = 3
      #expect(isShown(width: 30) && !isShown(width: 400))
      label.numberOfLines = 1
      label.text = "short"
      #expect(!isShown(width: 400))
      label.text = "short\nand more"
      #expect(isShown(width: 400))
      // GTK asks the ancestors if the label answers no.
      let box = Box(.horizontal, [label])
      box.tooltip = "the reason"
      #expect(!isShown(width: 400))
      box.tooltip = nil
      #expect(isShown(width: 400))
    }
  }

  @Test func naturalWidthIsIndependentOfTheHeight() async {
    await withNoPeerLeft {
      let label = Label("ill ill")
      label.numberOfLines = 3
      #expect(label.measured(.horizontal, forSize: 450).natural == label.measured(.horizontal).natural)
    }
  }

  @Test func negativeLineLimitIsUnlimited() async {
    await withNoPeerLeft {
      let label = Label("a\nb")
      label.numberOfLines = -3
      #expect(label.numberOfLines == 0 && label.text == "a\nb" && label.lineHeight > 4)
    }
  }

  /// Measures and allocates a label, and returns its lines.
  private func lines(_ label: Label, width: Int) -> [String] {
    label.allocate(x: 0, y: 0, width: width, height: label.measured(.vertical, forSize: width).natural)
    #expect(label.linesWithinWords.isEmpty)
    var height: Int32 = 0
    pango_layout_get_pixel_size(label.displayedLayout, nil, &height)
    #expect(abs(label.height - Int(height)) <= 1)
    return label.displayedLines
  }

  @Test func wordsAreShortenedInsteadOfBroken() async {
    await withNoPeerLeft {
      let label = Label("The maintenance ünïts: an übergroßes_wort")
      let width = label.width(of: "maintena")
      for limit in [0, 3, 9] {
        label.numberOfLines = limit
        #expect(lines(label, width: 2000) == [label.text])
        #expect(label.widestWordWidth == max(label.width(of: "maintenance"), label.width(of: "übergroßes_wort")))
        let narrow = lines(label, width: width)
        #expect(narrow.prefix(2) == ["The ", "mainte… "] || narrow.prefix(2) == ["The ", "mainten… "], "\(narrow)")
        #expect(limit == 3 || narrow.last?.hasPrefix("über") == true && narrow.last?.hasSuffix("…") == true)
        #expect(label.measured(.horizontal).minimum <= width)
        // The words are complete as soon as they fit.
        let complete = lines(label, width: label.widestWordWidth).joined()
        #expect(limit == 3 || complete == label.text)
      }
    }
  }

  @Test func shorteningKeepsTheOtherText() async {
    await withNoPeerLeft {
      let label = Label()
      label.numberOfLines = 0
      for text in ["maintenance-maintenance maintenance", "a\nmaintenance\r\n", "صيانةصيانةصيانة ab", "m m m"] {
        label.text = text
        for width in 20...label.width(of: text) where width >= label.measured(.horizontal).minimum {
          let visible = lines(label, width: width)
          #expect(visible.count >= text.split(whereSeparator: \.isNewline).count)
          #expect(label.text == text)
        }
      }
      // Emphasis stays at its text.
      label.text = "maintenance order"
      label.emphasizedRanges = [12..<17]
      #expect(lines(label, width: label.width(of: "mainten")).last == "order")
      #expect(boldTexts(label) == ["order"])
    }
  }

  @Test func omittedLettersDoNotAffectTheBaseline() throws {
    let label = Label("Wartungsanleitung")
    label.numberOfLines = 0
    let attributes = pango_attr_list_new()
    let large = try #require(pango_attr_size_new(40 * PANGO_SCALE))
    (large.pointee.start_index, large.pointee.end_index) = (12, 17)
    pango_attr_list_insert(attributes, large)
    gtk_label_set_attributes(OpaquePointer(label.pointer), attributes)
    pango_attr_list_unref(attributes)
    let width = label.measured(.horizontal).minimum
    let baseline = try #require(label.naturalBaseline(forWidth: width))
    let plain = Label("Wartungsanleitung")
    plain.numberOfLines = 0
    _ = plain.measured(.horizontal)
    #expect(baseline == plain.naturalBaseline(forWidth: width))
  }

  @Test func wordsAreMeasuredWithTheirOwnEmphasis() async {
    await withNoPeerLeft {
      let label = Label("maintenance maintenance")
      label.numberOfLines = 0
      let width = label.width(of: "maintenance")
      label.emphasizedRanges = [12..<23]
      #expect(lines(label, width: width).map { $0.contains("…") } == [false, true])
      label.emphasizedRanges = [0..<11]
      #expect(lines(label, width: width).map { $0.contains("…") } == [true, false])
      label.emphasizedRanges = [0..<11, 12..<23]
      #expect(lines(label, width: width).map { $0.contains("…") } == [true, true])
    }
  }

  @Test func addressBreaksWithinWords() async {
    await withNoPeerLeft {
      let label = Label("franck.syren@example.com")
      label.numberOfLines = 0
      label.breaksWords = true
      let width = label.width(of: "franck.")
      label.allocate(x: 0, y: 0, width: width, height: label.measured(.vertical, forSize: width).natural)
      #expect(label.displayedLines.joined() == label.text && !label.linesWithinWords.isEmpty)
    }
  }

  @Test func onlyBreakableRangesBreakWithinWords() async {
    await withNoPeerLeft {
      let label = Label()
      label.numberOfLines = 0
      label.breaksWords = true
      for address in ["franck.syren@example.com", "franck.syren@example.org"] {
        label.text = "Maintenance, re-maintenance " + address
        label.breakableRanges = [28..<52]
        let width = label.width(of: "mainten")
        #expect(label.measured(.horizontal).minimum <= width)
        #expect(label.widestWordWidth == label.width(of: "Maintenance,"))
        label.allocate(x: 0, y: 0, width: width, height: label.measured(.vertical, forSize: width).natural)
        let lines = label.displayedLines
        #expect(lines.joined().hasSuffix(address) && !lines.contains { $0.hasSuffix(address) }, "\(lines)")
        #expect(lines.count { $0.contains("…") } == 2 && lines[1] == "re-", "\(lines)")
      }
    }
  }

  @Test func shortenedWordHasATooltip() async {
    await withNoPeerLeft {
      let label = Label("maintenance")
      label.numberOfLines = 0
      let tooltip = Object(g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil), transfer: .full)
      for width in [label.width(of: label.text), label.width(of: "maint")] {
        _ = lines(label, width: width)
        #expect(label.emit("query-tooltip", Int32(0), Int32(0), false, tooltip) == (width < label.widestWordWidth))
      }
    }
  }
}
