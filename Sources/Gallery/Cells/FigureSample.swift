import Floorplan

/// A key figure of the samples.
struct FigureSample {
  let variableName: String
  let value: String
  var unit: String?
  let caption: String
  var trend: Indicator?
  var semantic: SemanticStatus?

  func view() -> KPIView {
    let view = KPIView()
    view.value = value
    view.unit = unit
    view.caption = caption
    view.image = trend.map { .indicator($0) }
    view.imageSemanticStatus = semantic
    return view
  }
}
