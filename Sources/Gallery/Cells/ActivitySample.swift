import Floorplan

/// The ways to reach the people of the samples.
enum ActivitySample {
  private static let calls = ["phone": "call", "message": "chat", "email": "write", "video": "meet", "details": "show"]
  private static let names = ["phone", "message", "email", "video", "details"]

  /// The first activities, which say what was pressed.
  static func activities<Person: ContentPresenting<PersonContent>>(
    _ count: Int, of person: Person, _ context: PageContext
  ) -> [Activity] {
    func announce(_ text: String) -> () -> Void {
      { [unowned person] in context.announce("\(text) \(person.headlineText ?? "")") }
    }
    let all: [Activity] = [
      .phone(announce("Call")), .message(announce("Message")), .email(announce("Email")),
      .video(announce("Video call")),
      .details(announce("Details of")),
    ]
    return Array(all.prefix(count))
  }

  /// A knob for how many there are.
  static func property<Person: ContentPresenting<PersonContent> & SheetSample>(_ count: Int) -> CellProperty<Person> {
    CellProperty(
      .number("activities", "Activities", Double(count), in: 0...5),
      set: { person, text, context in person.activities = activities(Int(text) ?? count, of: person, context) },
      code: { text in
        let shown = names.prefix(Int(text) ?? 0).map { ".\($0) { \(calls[$0] ?? "")() }" }
        return shown.isEmpty ? nil : "\(Person.codeName).activities = [\(shown.joined(separator: ", "))]"
      })
  }
}
