// Declarations that the code in the documentation catalogs of the modules uses.

import Floorplan
import FloorplanFoundation
import FloorplanThemeCheck
import Foundation
import Observation

@Observable final class Invoice {
  var due: Date?
  var price: Decimal = 0
  var weight: Decimal?
  var currency = "EUR"
}

@Observable final class WorkOrder: Identifiable {
  var title = ""
  var place = ""
  var dueDate: DateTime?
}

@Observable final class Store {
  var orders: [WorkOrder] = []
}

struct SizedCell {
  var size: Size
}

struct Host {
  func scheduleAnotherPass() {}
}

struct Content {
  var sectionDescriptions: [SectionDescription] = []
}

let (invoice, store, window, new, host) = (Invoice(), Store(), Window(), Content(), Host())
let environment = LayoutEnvironment(containerSize: Size(width: 360, height: 640))
let measures: [GridItemMeasurement] = []
let changes = CollectionChanges(from: ["a"], to: ["b"])
let mapping = ItemIndexMapping(changes)
let next = Rect(x: 0, y: 0, width: 360, height: 640)
let cells: [ItemIndex: SizedCell] = [:]
var layout: AutosizingColumnFlowLayout = .autosizingColumnFlow
var engine = LayoutEngine(layout: layout, environment: environment, sections: [])
var measurer = TextMeasurer(texts: [])
var viewport = next
var focused: ItemIndex?

func details(of order: WorkOrder) -> NavigationPage { NavigationPage(order.title) }
func makeCell(_ index: ItemIndex) -> SizedCell { SizedCell(size: Size(width: 90, height: 40)) }
