import Testing

@testable import FloorplanForms

@Suite(.serialized) struct HourCycleTests {
  @Test(arguments: [
    (HourCycle.twentyFourHours, 0, "00"), (.twentyFourHours, 17, "17"), (.twelveHours, 0, "12 AM"),
    (.twelveHours, 12, "12 PM"), (.twelveHours, 17, "5 PM"), (.locale, 17, "17"),
  ]) func hoursRoundTrip(row: (HourCycle, Int, String)) {
    #expect(row.0.text(ofHour: row.1) == row.2 && row.0.hour(of: row.2) == row.1)
  }

  @Test func readsHoursAsUsersTypeThem() {
    let cycle = HourCycle.twelveHours
    #expect(cycle.hour(of: "5pm") == 17 && cycle.hour(of: "5") == 5 && cycle.hour(of: "17") == 17)
    #expect(cycle.hour(of: "12a") == 0 && cycle.hour(of: "") == nil && cycle.hour(of: "noon") == nil)
    #expect(cycle.hour(of: "99") == nil && HourCycle.twentyFourHours.hour(of: "9 PM") == 9)
  }
}
