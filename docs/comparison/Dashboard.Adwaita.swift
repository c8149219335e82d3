import Adwaita
import Foundation

struct Machine: Identifiable {
  var id: Int
  var speed = 0
  var temperature = 0
  var output = 0

  var name: String { "Press \(id)" }
  var isHot: Bool { temperature > 90 }

  mutating func update(tick: Int) {
    let wave = abs((tick * id + id * 7) % 40 - 20)
    speed = 1100 + wave * 10
    temperature = 55 + wave * 2
    output += tick > 0 ? wave / 4 : 0
  }
}

struct Plant {
  var machines = (1...12).map { number in
    var machine = Machine(id: number)
    machine.update(tick: 0)
    return machine
  }
  var tickCount = 0
  var isPaused = false

  var output: Int { machines.reduce(0) { $0 + $1.output } }
  var hotCount: Int { machines.filter(\.isHot).count }
  var meanSpeed: Double { Double(machines.reduce(0) { $0 + $1.speed }) / Double(machines.count) }

  mutating func tick() {
    tickCount += 1
    for index in machines.indices { machines[index].update(tick: tickCount) }
  }
}

@main struct Dashboard: App {
  let id = "org.example.Dashboard"
  var app: AdwaitaApp!

  var scene: Scene {
    Window(id: "main") { _ in PlantPage(app: app) }
      .defaultSize(width: 800, height: 640)
      .title("Dashboard")
  }
}

struct PlantPage: View {
  var app: AdwaitaApp
  @State private var plant = Plant()
  @State private var selection = 0

  var view: Body {
    VStack {
      HStack {
        keyFigure(plant.output.formatted(), "Parts produced")
        keyFigure(plant.meanSpeed.formatted(.number.precision(.fractionLength(1))) + " rpm", "Average speed")
        keyFigure(plant.hotCount.formatted(), "Hot machines")
      }
      .padding()
      row(["Machine", "Status", "Speed", "Temperature", "Parts"], style: "heading")
      ScrollView {
        List(plant.machines, selection: $selection) { machine in
          row(
            [
              machine.name, machine.isHot ? "Hot" : "Normal", "\(machine.speed) rpm", "\(machine.temperature) °C",
              machine.output.formatted(),
            ], style: machine.isHot ? "warning" : "body")
        }
      }
      .vexpand()
    }
    .topToolbar {
      HeaderBar.end {
        Button(icon: .default(icon: .mediaSkipForward)) { plant.tick() }
          .keyboardShortcut("period".ctrl(), app: app, active: plant.isPaused)
          .tooltip("Step")
          .insensitive(!plant.isPaused)
        Button(icon: .default(icon: plant.isPaused ? .mediaPlaybackStart : .mediaPlaybackPause)) { toggle() }
          .keyboardShortcut("p".ctrl(), app: app)
          .tooltip(plant.isPaused ? "Continue" : "Pause")
      }
    }
    .onAppear { run() }
  }

  private func toggle() {
    plant.isPaused.toggle()
    if !plant.isPaused { run() }
  }

  private func run() {
    Idle(delay: .init(100)) {
      if !plant.isPaused { plant.tick() }
      return !plant.isPaused
    }
  }

  private func keyFigure(_ value: String, _ caption: String) -> AnyView {
    VStack {
      Text(value).style("title-1")
      Text(caption).style("caption")
    }
    .hexpand()
  }

  private func row(_ texts: [String], style: String) -> AnyView {
    HStack {
      ForEach(texts.enumerated().map { Column(id: $0.offset, text: $0.element) }) { column in
        Text(column.text).style(style).halign(column.id < 2 ? .start : .end).hexpand()
      }
    }
    .padding()
  }

  private struct Column: Identifiable {
    var id: Int
    var text: String
  }
}
