import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct DateReaderTests {
  private func read(_ text: String, _ order: LocaleDates.Order = .dayMonthYear) throws -> String {
    let reader = DateParser(order: order, reference: try day(5))
    do {
      return try reader.date(of: text).isoDate
    } catch {
      return error.text
    }
  }

  @Test(arguments: [
    ("2026-03-31", "2026-03-31"), ("31.3.2026", "2026-03-31"), ("31/3/26", "2026-03-31"), ("31. März", ""),
    ("31 March 2026", "2026-03-31"), ("March 31, 2026", "2026-03-31"), ("mar 31", "2026-03-31"),
    ("Tue, 31st of March", "2026-03-31"), ("20260331", "2026-03-31"), ("31 3", "2026-03-31"),
    ("2026 March 31", "2026-03-31"), ("1.1.70", "1970-01-01"), ("1.1.68", "2068-01-01"),
    (" 31-MAR-2026 ", "2026-03-31"),
    ("٣١/٣/٢٠٢٦", "2026-03-31"),
  ]) func readsDates(pair: (String, String)) throws {
    guard !pair.1.isEmpty else {
      #expect(try read(pair.0).contains("isn’t a date"))
      return
    }
    #expect(try read(pair.0) == pair.1)
  }

  @Test func localeOrderDeterminesTheMonth() throws {
    #expect(try read("4/3/2026", .dayMonthYear) == "2026-03-04")
    #expect(try read("4/3/2026", .monthDayYear) == "2026-04-03")
    #expect(try read("26/4/3", .yearMonthDay) == "2026-04-03")
    #expect(try read("4/3", .monthDayYear) == "2026-04-03")
  }

  @Test(arguments: [
    ("31.2.2026", "February 2026 has 28 days, not 31."),
    ("29 feb 2025", "February 2025 has 28 days, not 29."),
    ("1.13.2026", "Month 13 doesn’t exist."), ("0.5.2026", "May 2026 has 31 days, not 0."),
    ("2026-00-10", "Month 0 doesn’t exist."),
    ("1.1.0000", "The year 0 isn’t valid: it must be from 1 to 9999."),
    ("1.1.12345", "The year 12345 isn’t valid: it must be from 1 to 9999."),
  ]) func nonexistentDatesAreExplained(pair: (String, String)) throws {
    #expect(try read(pair.0) == pair.1)
  }

  @Test(arguments: ["", "tomorrow", "1", "1 2 3 4", "march april 3", "99999999999999999999", "-", "12:30 x"])
  func otherTextIsRefused(text: String) throws {
    #expect(try read(text) == "\(text.inQuotes) isn’t a date. Enter it as \(try day(5).dateText) or 2026-03-05.")
  }

  @Test func megabytesOfTextAreRefused() throws {
    for text in ["1.1.2026" + String(repeating: " ", count: 1 << 22), String(repeating: "9", count: 1 << 22)] {
      #expect(try read(text).hasPrefix("\(text.inQuotes) isn’t a date."))
    }
  }

  @Test func testsUseTheCLocale() throws {
    #expect(LocaleDates.order == .monthDayYear && !LocaleDates.uses12HourClock && LocaleDates.firstWeekday == 0)
    #expect(try day(31, hour: 14, minute: 5).dateText == "Mar 31, 2026")
    #expect(try day(31, hour: 14, minute: 5).timeText() == "14:05")
    #expect(try day(31, hour: 14, minute: 5).timeText(.twelveHours) == "2:05 PM")
    #expect(try day(31).fullDateText == "Tuesday, 31 March 2026")
    #expect(LocaleDates.weekdayName(7).isEmpty && LocaleDates.standaloneMonthName(0).isEmpty)
  }

  @Test(arguments: [("full", "31. March 2026", "30. June 2026"), ("dotted", "31. Mar. 2026", "30. June 2026")])
  func catalogSelectsTheNamesOfMonths(names: String, march: String, june: String) async throws {
    var catalog = TestCatalog()
    catalog.texts = [
      "month names in dates\u{4}short": names, "month as a word, day, year\u{4}%1$@ %2$@, %3$@": "%2$@. %1$@ %3$@",
    ]
    try await withFolder { folder in
      catalog.write(language: "de", domain: TextDomain.floorplan.name, in: folder)
      try withLanguage("de") {
        TextDomain.floorplan.bind(to: folder)
        let text = try day(31).dateText
        #expect(try text == march && read(text) == "2026-03-31")
        #expect(DateTime(year: 2026, month: 6, day: 30)?.dateText == june)
      }
    }
  }
}
