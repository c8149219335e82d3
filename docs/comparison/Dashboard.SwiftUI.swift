import SwiftUI

@Observable final class Machine: Identifiable {
  let name: String
  private let number: Int
  private(set) var speed = 0
  private(set) var temperature = 0
  private(set) var output = 0

  init(_ number: Int) {
    self.number = number
    name = "Press \(number)"
    update(tick: 0)
  }

  var isHot: Bool { temperature > 90 }

  func update(tick: Int) {
    let wave = abs((tick * number + number * 7) % 40 - 20)
    speed = 1100 + wave * 10
    temperature = 55 + wave * 2
    output += tick > 0 ? wave / 4 : 0
  }
}

@Observable final class Plant {
  let machines = (1...12).map { Machine($0) }
  private(set) var tickCount = 0
  var isPaused = false

  var output: Int { machines.reduce(0) { $0 + $1.output } }
  var hotCount: Int { machines.count { $0.isHot } }
  var meanSpeed: Double { Double(machines.reduce(0) { $0 + $1.speed }) / Double(machines.count) }

  func tick() {
    tickCount += 1
    for machine in machines { machine.update(tick: tickCount) }
  }
}

@main struct DashboardApp: App {
  @State private var plant = Plant()

  var body: some Scene {
    WindowGroup { PlantPage(plant: plant) }
  }
}

struct PlantPage: View {
  let plant: Plant

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          KeyFigure(value: plant.output.formatted(), caption: "Parts produced")
          KeyFigure(
            value: plant.meanSpeed.formatted(.number.precision(.fractionLength(1))), unit: "rpm",
            caption: "Average speed")
          KeyFigure(
            value: plant.hotCount.formatted(), caption: "Hot machines",
            image: plant.hotCount > 0 ? "exclamationmark.triangle" : "checkmark.circle")
        }
        Table(plant.machines) {
          TableColumn("Machine", value: \.name)
          TableColumn("Status") { machine in
            Text(machine.isHot ? "Hot" : "Normal").foregroundStyle(machine.isHot ? .orange : .green)
          }
          TableColumn("Speed") { Text("\($0.speed) rpm").frame(maxWidth: .infinity, alignment: .trailing) }
          TableColumn("Temperature") { Text("\($0.temperature) °C").frame(maxWidth: .infinity, alignment: .trailing) }
          TableColumn("Parts") { Text($0.output.formatted()).frame(maxWidth: .infinity, alignment: .trailing) }
        }
      }
      .navigationTitle("Plant")
      .toolbar {
        Button(plant.isPaused ? "Continue" : "Pause", systemImage: plant.isPaused ? "play" : "pause") {
          plant.isPaused.toggle()
        }
        .keyboardShortcut("p")
        Button("Step", systemImage: "forward.frame") { plant.tick() }
          .keyboardShortcut(".")
          .disabled(!plant.isPaused)
      }
      .task(id: plant.isPaused) {
        while !plant.isPaused, (try? await Task.sleep(for: .milliseconds(100))) != nil { plant.tick() }
      }
    }
  }
}

struct KeyFigure: View {
  let value: String
  var unit = ""
  let caption: LocalizedStringKey
  var image: String?

  var body: some View {
    VStack {
      HStack {
        if let image { Image(systemName: image) }
        Text(value).font(.largeTitle)
        Text(unit)
      }
      Text(caption).font(.footnote)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}
