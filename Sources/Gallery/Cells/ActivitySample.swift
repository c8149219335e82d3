import Floorplan

/// The activities of people in the samples.
enum ActivitySample {
  /// The activities, with their code and the start of the message when they are pressed.
  private static let all: [(code: String, announcement: String, make: (@escaping () -> Void) -> Activity)] = [
    (".phone { print(\"Call\") }", "Call", { .phone($0) }),
    (".message { print(\"Message\") }", "Message", { .message($0) }),
    (".email { print(\"Email\") }", "Email", { .email($0) }),
    (".video { print(\"Video\") }", "Video call", { .video($0) }),
    (".details { print(\"Details\") }", "Details of", { .details($0) }),
  ]

  /// Returns the first activities, which display a message when they are pressed.
  static func activities<Person: ContentPresenting<PersonContent>>(
    _ count: Int, of person: Person, _ context: PageContext
  ) -> [Activity] {
    all.prefix(count).map { activity in
      activity.make { [unowned person] in context.announce("\(activity.announcement) \(person.headlineText ?? "")") }
    }
  }

  /// Returns a knob for the number of activities.
  static func property<Person: ContentPresenting<PersonContent> & SheetSample>(_ count: Int) -> CellProperty<Person> {
    CellProperty(
      .number("activities", "Activities", Double(count), in: 0...5),
      set: { person, text, context in person.activities = activities(Int(text) ?? count, of: person, context) },
      code: { text in
        let samples = all.prefix(Int(text) ?? count).map(\.code)
        return samples.isEmpty ? nil : "\(Person.variableName).activities = [\(samples.joined(separator: ", "))]"
      })
  }
}
