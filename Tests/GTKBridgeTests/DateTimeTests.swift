import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct DateTimeTests {
  /// Returns a time in 2026.
  private func day(_ day: Int, month: Int = 3, hour: Int = 0, minute: Int = 0) throws -> DateTime {
    try #require(DateTime(year: 2026, month: month, day: day, hour: hour, minute: minute))
  }

  @Test func nonexistentDatesAreNil() {
    #expect(DateTime(year: 2026, month: 2, day: 29) == nil && DateTime(year: 2024, month: 2, day: 29) != nil)
    #expect(DateTime(year: 1900, month: 2, day: 29) == nil && DateTime(year: 2000, month: 2, day: 29) != nil)
    for (year, month, day) in [(0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (2026, 4, 0)] {
      #expect(DateTime(year: year, month: month, day: day) == nil)
    }
    for (hour, minute) in [(24, 0), (-1, 0), (0, 60), (0, -1)] {
      #expect(DateTime(year: 2026, month: 1, day: 1, hour: hour, minute: minute) == nil)
    }
    for year in [0, 10_000] { #expect(DateTime.numberOfDays(inMonth: 2, ofYear: year) == 0) }
  }

  @Test func dayNumbersAndWeekdaysAreConsecutive() throws {
    var date = try #require(DateTime(year: 1999, month: 12, day: 25))
    // A Saturday.
    var weekday = 6
    var number = 10_950
    #expect(date.dayNumber == number)
    for _ in 0..<1500 {
      #expect(date.weekday == weekday && date.dayNumber == number && DateTime(dayNumber: number) == date)
      let next = date.adding(days: 1)
      #expect(next > date && next.adding(days: -1) == date)
      date = next
      weekday = (weekday + 1) % 7
      number += 1
    }
    #expect(DateTime.earliest.weekday == 1 && DateTime.latest.weekday == 5)
    #expect(DateTime.earliest.dayNumber == -719_162)
  }

  @Test func addingClampsToTheCalendar() {
    #expect(DateTime.latest.adding(days: 1).isSameDay(as: .latest))
    #expect(DateTime.earliest.adding(days: .min) == .earliest && DateTime.latest.adding(days: .max) == .latest)
    #expect(DateTime.earliest.adding(months: -1) == .earliest)
    #expect(DateTime.latest.adding(months: .max) == .latest && DateTime.earliest.adding(months: .min) == .earliest)
  }

  @Test func addingMonthsKeepsTheDayIfItExists() throws {
    let last = try day(31, month: 1, hour: 9, minute: 30)
    #expect(last.adding(months: 1).description == "2026-02-28 09:30")
    #expect(last.adding(months: 12).description == "2027-01-31 09:30")
    #expect(last.adding(months: -2).description == "2025-11-30 09:30")
    #expect(last.at(minuteOfDay: 5000).description == "2026-01-31 23:59")
    #expect(last.at(minuteOfDay: -1) == last.startOfDay && last.isSameDay(as: last.startOfDay))
  }

  @Test func timeZoneDeterminesTheInstant() throws {
    #expect(GTKEnvironment.isReady)
    let berlin = try #require(ClockZone(identifier: "Europe/Berlin"))
    #expect(ClockZone(identifier: "No/Where") == nil)
    let noon = try day(1, month: 1, hour: 12)
    #expect(noon.secondsSince1970(in: .utc) == 1_767_268_800)
    #expect(noon.secondsSince1970(in: berlin) == 1_767_268_800 - 3600)
    #expect(DateTime(secondsSince1970: 1_767_268_800, in: berlin)?.description == "2026-01-01 13:00")
    #expect(DateTime(secondsSince1970: .max, in: berlin) == nil && DateTime(secondsSince1970: .min, in: berlin) == nil)
    // On the last Sunday of March, clocks skip the hour from two to three.
    let skipped = try day(29, hour: 2, minute: 30)
    #expect(skipped.validTime(in: berlin).description == "2026-03-29 03:00" && skipped.validTime(in: .utc) == skipped)
    // In October, the hour occurs twice: the result is one of them.
    let twice = try day(25, month: 10, hour: 2, minute: 30)
    #expect(twice.validTime(in: berlin) == twice)
    #expect(DateTime.now(in: .utc) > noon.adding(months: -24))
  }
}
