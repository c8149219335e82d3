import Floorplan

let application = Application(id: "org.example.Dashboard", texts: TextDomain("dashboard"))
// Tests start the program paused, and advance the clock with Step.
let plant = Plant(isPaused: CommandLine.arguments.contains("--paused"))

application.onActivate {
  if let window = application.windows.first { return window.present() }
  let window = ApplicationWindow(application)
  window.title = localized("Dashboard")
  window.defaultSize = (width: 800, height: 640)
  window.useTheme()
  window.addAction("pause") { plant.isPaused.toggle() }
  window.addAction("step") { if plant.isPaused { plant.tick() } }
  application.setAccelerators(["<Control>p"], for: "win.pause")
  application.setAccelerators(["<Control>period"], for: "win.step")
  window.child = NavigationView(plantPage(plant))
  window.present()
}

terminate(status: application.run())
