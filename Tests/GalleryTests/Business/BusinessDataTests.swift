import Floorplan
import FloorplanUI
import FoundationEssentials
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct BusinessDataTests {
  private static let resource = Resource.embeddedBytes("data/business.json")

  /// The problem of a text, or the first one of its records; nil if it is valid.
  private func problem(_ text: String) -> String? {
    error(text)?.description
      ?? (try? BusinessData.read(Array(text.utf8), from: "f.json"))?.losses.first.map {
        "f.json: \($0)"
      }
  }

  private func error(_ text: String) -> BusinessFormatError? {
    do throws(BusinessFormatError) {
      _ = try BusinessData.read(Array(text.utf8), from: "f.json")
      return nil
    } catch {
      #expect(error.description.hasPrefix("f.json"))
      return error
    }
  }

  @Test func samplesAreConsistent() throws {
    let reading = try BusinessData.read(Self.resource, from: "business.json")
    #expect(reading.notes.isEmpty)
    let data = reading.data
    #expect(data.orders.count == 54 && data.products.count == 24 && data.suppliers.count == 8)
    #expect(data.people.count == 12 && data.documents.count == 24)
    #expect(Self.resource.count < 150_000)
    #expect(Set(data.orders.map(\.title)).count == 54)
    #expect(data.orders.contains { $0.notes.count > 1500 } && data.orders.contains { $0.notes.isEmpty })
    #expect(data.orders.count { $0.isOverdue(at: BusinessData.now) } > 4)
    for order in data.orders {
      #expect(0...1 ~= order.progress && order.cost >= 0 && order.createdDate <= BusinessData.now, "\(order.id)")
      #expect((order.status == .completed) == (order.progress == 1), "\(order.id)")
      #expect(Set(order.steps.map(\.id)).count == order.steps.count, "\(order.id)")
    }
    for status in OrderStatus.allCases { #expect(data.orders.contains { $0.status == status }) }
    for priority in OrderPriority.allCases { #expect(data.orders.contains { $0.priority == priority }) }
    for product in data.products {
      #expect((product.stock == 0) == (product.availability == .outOfStock), "\(product.id)")
    }
    for document in data.documents {
      guard case .picture(let bytes) = document.content else { continue }
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: "<svg".utf8), "\(document.name)")
      #expect(bytes.count == document.byteCount)
    }
  }

  @Test func writingSamplesReproducesTheFile() throws {
    let data = try BusinessData.read(Self.resource, from: "business.json").data
    let text = String(decoding: Self.resource, as: UTF8.self)
    #expect(try data.text == text)
    #expect(text.split(separator: "\n").count == 54 + 24 + 8 + 12 + 24 + 5 * 2 + 3)
  }

  @Test func dataRoundTrips() throws {
    for data in [BusinessData(), .small, BusinessData.ReadResult.samples.data] {
      let reading = try BusinessData.read(data.json(), from: "f.json")
      #expect(reading.data == data && reading.notes.isEmpty)
    }
  }

  @Test func nonFiniteNumberThrows() {
    var data = BusinessData.small
    var order = WorkOrder.numbered(1)
    order.cost = .infinity
    data.orders.save(order)
    #expect(throws: BusinessFormatError.self) { try data.json() }
  }

  @Test func malformedJSONThrows() throws {
    let text = try BusinessData.small.text
    #expect(problem("") == "f.json is empty")
    for wrong in ["\n", "{", "[1,", "no", "\u{0}\u{0}", String(text.dropLast(3)), String(text.prefix(text.count / 2))] {
      #expect(problem(wrong) == "f.json isn’t valid JSON or is incomplete", "\(wrong.prefix(20))")
    }
  }

  @Test func truncatedJSONThrows() throws {
    let bytes = try BusinessData.small.json()
    for count in 0..<(bytes.count - 2) {
      #expect(throws: BusinessFormatError.self) { try BusinessData.read(Array(bytes.prefix(count)), from: "f.json") }
    }
  }

  @Test(arguments: [(0, false), (-1, false), (2, true), (1000, true)])
  func otherVersionsThrow(version: Int, isLater: Bool) throws {
    let text = try BusinessData.small.text.replacing("\"version\":1", with: "\"version\":\(version)")
    let expected = BusinessFormatError(
      description: "f.json has format version \(version); this app reads version 1", isOfLaterVersion: isLater)
    #expect(error(text) == expected)
    // For another version, the remaining fields needn't be valid.
    #expect(error("{\"version\":\(version)}") == expected)
  }

  @Test(arguments: [
    ("\"version\":1", "\"edition\":1", "version", "missing value"),
    ("\"version\":1", "\"version\":\"1\"", "version", "wrong type"),
    ("\"orders\":", "\"borders\":", "orders", "missing value"),
    ("\"cost\":0.1", "\"cost\":\"0.1\"", "orders[0].cost", "wrong type"),
    ("\"title\":\"Order\"", "\"title\":null", "orders[1].title", "unexpected null"),
    ("\"title\":\"Order\"", "\"name\":\"Order\"", "orders[1].title", "missing value"),
    (
      "2026-03-31T23:59", "2026-02-31T23:59", "orders[0].dueDate",
      "invalid date and time “2026-02-31T23:59”; expected a value such as “2026-03-02T09:00”"
    ),
    ("\"status\":\"new\"", "\"status\":\"gone\"", "orders[0].status", "unknown value"),
    ("\"picture\":\"", "\"picture\":\"=", "documents[0].content.picture", "the image isn’t valid Base64"),
    ("\"file\":\"b.txt\"", "\"link\":\"b.txt\"", "documents[2].content.file", "missing value"),
    ("\"quantity\":2", "\"quantity\":\"2\"", "orders[0].parts[0].quantity", "wrong type"),
    ("\"quantity\":2", "\"quantity\":2.5", "orders[0]", "a number is out of range or isn’t an integer"),
    ("\"cost\":0.1", "\"cost\":1e999", "orders[0]", "a number is out of range or isn’t an integer"),
  ])
  func invalidValueErrorNamesItsPath(right: String, wrong: String, path: String, expected: String) throws {
    let text = try BusinessData.small.text
    let damaged = text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(damaged != text)
    #expect(problem(damaged) == "f.json: \(path.isEmpty ? "" : "\(path): ")\(expected)")
  }

  @Test func invalidRecordsAreLeftOut() throws {
    let text = try BusinessData.small.text
      .replacing("\"status\":\"new\"", with: "\"status\":\"gone\"", maxReplacements: 1)
      .replacing("\"kind\":\"manual\"", with: "\"kind\":7")
    let reading = try BusinessData.read(Array(text.utf8), from: "f.json")
    var expected = BusinessData.small
    _ = expected.orders.remove("WO-1")
    _ = expected.documents.remove("D-3")
    #expect(reading.data == expected && reading.notes.isEmpty)
    #expect(reading.losses == ["orders[0].status: unknown value", "documents[2].kind: wrong type"])
  }

  @Test func missingTableLeavesTheOthers() throws {
    let text = try BusinessData.small.text.replacing("\"people\":", with: "\"staff\":")
    let reading = try BusinessData.read(Array(text.utf8), from: "f.json")
    #expect(reading.losses == ["people: missing value"] && reading.data.people.isEmpty)
    #expect(reading.data.orders.count == 2 && reading.data.documents == BusinessData.small.documents)
    #expect(reading.notes.map(\.description) == ["order WO-1: assignee P-1 not found"])
  }

  @Test func dataWithoutAReadableRecordThrows() {
    let text = "{\"version\":1,\"orders\":[{},null],\"products\":[],\"suppliers\":[],\"people\":[],\"documents\":[]}"
    #expect(error(text)?.description == "f.json: orders[0].id: missing value")
  }

  @Test func danglingReferencesAreDroppedWithNotes() throws {
    var data = BusinessData.small
    for table in ["PR-1", "S-1", "P-1", "D-1"] {
      _ = data.products.remove(Product.ID(rawValue: table))
      _ = data.suppliers.remove(Supplier.ID(rawValue: table))
      _ = data.people.remove(Person.ID(rawValue: table))
      _ = data.documents.remove(Document.ID(rawValue: table))
    }
    data.products.save(Product(id: "PR-2", name: "", model: "", category: "", price: 0, stock: 0, supplierID: "S-1"))
    let reading = try BusinessData.read(data.json(), from: "f.json")
    let order = try #require(reading.data.orders["WO-1"])
    #expect(order.productID == nil && order.supplierID == nil && order.assigneeID == nil)
    #expect(order.parts == [] && order.attachments == ["D-2"])
    #expect(reading.data.products["PR-2"]?.supplierID == nil)
    #expect(
      reading.notes.map(\.description) == [
        "order WO-1: product PR-1 not found",
        "order WO-1: supplier S-1 not found",
        "order WO-1: assignee P-1 not found",
        "order WO-1: product PR-1 not found",
        "order WO-1: document D-1 not found",
        "product PR-2: supplier S-1 not found",
      ])
  }

  @Test func duplicatesAndOutOfRangeValuesAreRepaired() throws {
    var data = BusinessData.small
    var order = try #require(data.orders["WO-1"])
    let right = order
    order.parts.append(OrderPart(productID: "PR-1", quantity: 9))
    order.attachments.append("D-2")
    order.steps.append(OrderStep(id: "1", title: "Again"))
    order.progress = 1.5
    data.orders.save(order)
    let reading = try BusinessData.read(data.json(), from: "f.json")
    var expected = right
    expected.progress = 1
    #expect(reading.data.orders["WO-1"] == expected)
    #expect(
      reading.notes.map(\.description) == [
        "order WO-1: duplicate part PR-1 removed",
        "order WO-1: duplicate document D-2 removed",
        "order WO-1: duplicate step 1 removed",
        "order WO-1: progress 1.5 changed to 1",
      ])
  }

  @Test func firstRecordWinsForDuplicateID() throws {
    let text = try BusinessData.small.text.replacing("WO-2", with: "WO-1")
    let reading = try BusinessData.read(Array(text.utf8), from: "f.json")
    #expect(reading.data.orders.map(\.title) == ["Öl"])
    #expect(reading.notes.map(\.description) == ["duplicate order WO-1 removed"])
  }

  @Test func findsRelatedRecords() {
    let data = BusinessData.small
    #expect(data.orders(of: "D-1").map(\.id) == ["WO-1"])
    #expect(data.orders(of: "D-3").isEmpty)
    #expect(data.products(of: "S-1").map(\.id) == ["PR-1"])
    #expect(data.orders["WO-1"].map { data.documents(of: $0).map(\.id) } == ["D-2", "D-1"])
    #expect(data.orders["WO-1"].map { data.parts(of: $0).map(\.quantity) } == [2])
  }

  @Test func idsSortNumerically() {
    #expect(
      ["WO-1000", "WO-999", "WO-2"].map { WorkOrder.ID(rawValue: $0) }.sorted() == ["WO-2", "WO-999", "WO-1000"])
  }
}

@Suite struct DateTimeCodingTests {
  @Test func everyDateRoundTrips() {
    expectAlways(
      make: { dice in
        DateTime(
          dayNumber: Int.random(in: DateTime.earliest.dayNumber...DateTime.latest.dayNumber, using: &dice),
          minuteOfDay: Int.random(in: 0..<1440, using: &dice))
      }, shrink: { _ in [] }, holds: { DateTime(isoText: $0.isoText) == $0 && $0.isoText.count == 16 })
    #expect(DateTime(year: 2026, month: 3, day: 2, hour: 9)?.isoText == "2026-03-02T09:00")
  }

  @Test(arguments: [
    "", "2026", "2026-03-02", "2026-03-02 09:00", "2026-3-2T9:00", "2026-03-02T09:00:00", "2026-03-02T24:00",
    "2026-02-29T00:00", "0000-01-01T00:00", "+026-03-02T09:00", "2026-03-02T09:00Z", "2026T03-02-09:00",
    "٢٠٢٦-03-02T09:00",
  ])
  func rejectsOtherFormats(text: String) {
    #expect(DateTime(isoText: text) == nil)
    #expect(throws: InvalidValue.self) {
      try JSONDecoder().decode([DateTime].self, from: Data("[\"\(text)\"]".utf8))
    }
  }
}
