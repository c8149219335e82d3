import Floorplan
import Glibc
import Testing

@testable import Gallery

nonisolated extension WorkOrder {
  /// An order with only a number.
  static func numbered(_ number: Int, _ title: String = "Order") -> WorkOrder {
    WorkOrder(id: WorkOrder.ID(rawValue: "WO-\(number)"), title: title, createdDate: BusinessData.now)
  }
}

nonisolated extension BusinessData {
  /// Two orders, and one object of every type that they refer to.
  static var small: BusinessData {
    var data = BusinessData()
    data.suppliers.save(
      Supplier(id: "S-1", name: "Müller & Söhne", contact: "A", phone: "1", mail: "a@b", place: "C", rating: 4.5))
    data.products.save(
      Product(id: "PR-1", name: "Pump", model: "P", category: "C", price: 1.5, stock: 3, supplierID: "S-1"))
    data.people.save(Person(id: "P-1", name: "佐々木 葵", role: "R", phone: "1", mail: "a@b", place: "C"))
    data.documents.save(
      Document(
        id: "D-1", name: "a.png", kind: .picture, byteCount: 3, date: BusinessData.now, content: .picture([0, 255, 7])))
    data.documents.save(
      Document(
        id: "D-2", name: "a.txt", kind: .report, byteCount: 3, date: BusinessData.now, content: .text("a/\"\\\n\u{1}")))
    data.documents.save(
      Document(id: "D-3", name: "b.txt", kind: .manual, byteCount: 3, date: BusinessData.now, content: .file("b.txt")))
    var order = WorkOrder.numbered(1, "Öl")
    order.dueDate = DateTime(year: 2026, month: 3, day: 31, hour: 23, minute: 59)
    (order.productID, order.supplierID, order.assigneeID) = ("PR-1", "S-1", "P-1")
    (order.cost, order.plannedHours, order.progress) = (0.1, 1e-9, 1.0 / 3)
    order.parts = [OrderPart(productID: "PR-1", quantity: 2)]
    order.attachments = ["D-2", "D-1"]
    order.steps = [OrderStep(id: "1", title: "First", isDone: true, durationMinutes: 5, notes: "\u{202E}")]
    data.orders.save(order)
    data.orders.save(.numbered(2))
    return data
  }

  /// The JSON text of the data.
  var text: String { get throws { String(decoding: try json(), as: UTF8.self) } }
}

extension BusinessStore {
  /// Deletes an order, and returns the reversal, or nil if the order doesn't exist.
  @discardableResult
  func delete(order id: WorkOrder.ID) -> Reversal? {
    var deletion: Reversal?
    delete(orders: [id]) { deletion = $0 }
    return deletion.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Deletes a document, and returns the reversal, or nil if the document doesn't exist.
  @discardableResult
  func delete(document id: Document.ID) -> Reversal? {
    let deletion = delete(documents: [id])
    return deletion.isEmpty ? nil : deletion
  }

  /// Restores a few deleted records.
  func restore(_ deletion: Reversal) { revert(deletion) { _ in } }
}

/// Returns the sorted names of the files in a folder, or none if the folder doesn't exist.
nonisolated func files(_ folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
