import Floorplan

/// Returns the page with the key figures and the machines of a plant.
func plantPage(_ plant: Plant) -> NavigationPage {
  let content = Box(.vertical, [keyFigures(plant), ScrolledWindow(machineGrid(plant), name: localized("Machines"))])
  let page = NavigationPage(localized("Plant"), content: content)
  page.setActions {
    PageAction(
      "pause", plant.isPaused ? localized("Continue") : localized("Pause"),
      image: .icon(plant.isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic")
    ) {
      plant.isPaused.toggle()
    }
    PageAction("step", localized("Step"), image: .icon("media-skip-forward-symbolic"), isEnabled: plant.isPaused) {
      plant.tick()
    }
  }
  runClock(of: plant, whileDisplaying: page)
  return page
}

/// Advances the clock of a plant ten times a second, unless it is paused, until the page is disposed.
private func runClock(of plant: Plant, whileDisplaying page: NavigationPage) {
  var clock: LoopSource?
  page.observe { [weak page] in
    clock?.cancel()
    clock = nil
    guard !plant.isPaused else { return }
    clock = MainLoop.every(milliseconds: 100) {
      guard page?.isDisposed == false else { return false }
      plant.tick()
      return true
    }
  }
}

private func keyFigures(_ plant: Plant) -> KPIHeader {
  let header = KPIHeader()
  let (output, speed, hot) = (KPIView(), KPIView(), KPIView())
  output.caption = localized("Parts produced")
  speed.caption = localized("Average speed")
  speed.unit = localized("rpm")
  hot.caption = localized("Hot machines")
  header.items = [output, speed, hot]
  header.observe {
    output.value = NumberFormat.integer.text(plant.output)
    speed.value = NumberFormat(decimals: 1...1).text(plant.meanSpeed)
    hot.value = NumberFormat.integer.text(plant.hotCount)
    hot.image = .indicator(plant.hotCount > 0 ? .critical : .positive)
    hot.imageSemanticStatus = plant.hotCount > 0 ? .critical : .positive
  }
  return header
}

private func machineGrid(_ plant: Plant) -> GridView {
  let grid = GridView()
  grid.setAccessibleLabel(localized("Machines"))
  grid.expandsVertically = true
  grid.columns = [
    GridColumn(localized("Machine"), width: .flexible, minimumWidth: 96, importance: .required),
    GridColumn(localized("Status"), width: .flexible, minimumWidth: 72, importance: .low),
    GridColumn(localized("Speed"), width: 0.2, minimumWidth: 96, alignment: .trailing),
    GridColumn(localized("Temperature"), width: 0.2, minimumWidth: 96, importance: .high, alignment: .trailing),
    GridColumn(localized("Parts"), width: 0.2, minimumWidth: 72, alignment: .trailing),
  ]
  let source = CollectionDataSource<Int, Int>(grid, GridRow.self) { row, index in
    let machine = plant.machines[index]
    row.gridItems = [
      GridRowTextItem(text: machine.name),
      GridRowTextItem(
        text: machine.isHot ? localized("Hot") : localized("Normal"),
        semanticStatus: machine.isHot ? .critical : .positive),
      GridRowTextItem(text: NumberFormat(.unit(localized("rpm"))).text(machine.speed)),
      GridRowTextItem(text: NumberFormat(.unit("°C")).text(machine.temperature)),
      GridRowTextItem(number: Double(machine.output)),
    ]
  }
  try? source.apply(CollectionSnapshot([Array(plant.machines.indices)]), animated: false)
  return grid
}
