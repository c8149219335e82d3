import Floorplan
import Observation

/// A machine with its current values.
@Observable
final class Machine {
  let name: String
  private let number: Int
  private(set) var speed = 0
  private(set) var temperature = 0
  private(set) var output = 0

  init(_ number: Int) {
    self.number = number
    name = localized("Press %1$@").filled(with: "\(number)")
    update(tick: 0)
  }

  var isHot: Bool { temperature > 90 }

  /// Simulates the sensor values after a number of ticks.
  func update(tick: Int) {
    let wave = abs((tick * number + number * 7) % 40 - 20)
    speed = 1100 + wave * 10
    temperature = 55 + wave * 2
    output += tick > 0 ? wave / 4 : 0
  }
}

/// All machines, which change with the clock.
@Observable
final class Plant {
  let machines = (1...12).map { Machine($0) }
  private(set) var tickCount = 0
  var isPaused: Bool

  init(isPaused: Bool) { self.isPaused = isPaused }

  var output: Int { machines.reduce(0) { $0 + $1.output } }
  var hotCount: Int { machines.count { $0.isHot } }
  var meanSpeed: Double { Double(machines.reduce(0) { $0 + $1.speed }) / Double(machines.count) }

  func tick() {
    tickCount += 1
    for machine in machines { machine.update(tick: tickCount) }
  }
}
