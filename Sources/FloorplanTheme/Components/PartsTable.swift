/// What the parts of one component have in common, so that its table says of each only what is special.
struct PartsTable {
  private let component: String
  /// The class path of the component itself, with which those of its parts begin.
  private let classPath: String
  private let alternateClassPath: String?
  private var origin: ComponentPart.Origin

  /// Begins the table of a component.
  ///
  /// - Parameters:
  ///   - component: The name of the component.
  ///   - classPath: Its class path, by default `fdlFUI` and the name.
  ///   - alternateClassPath: A further class path of the component, with which its parts have a further one too.
  ///   - origin: Where the class paths come from.
  init(
    _ component: String, at classPath: String? = nil, also alternateClassPath: String? = nil,
    _ origin: ComponentPart.Origin = .ours
  ) {
    self.component = component
    self.classPath = classPath ?? "fdlFUI" + component
    self.alternateClassPath = alternateClassPath
    self.origin = origin
  }

  /// The table for parts whose class paths the seeds don't list.
  var ours: PartsTable {
    var table = self
    table.origin = .ours
    return table
  }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - name: The name of the part, empty for the component itself.
  ///   - kind: What the part is made of.
  ///   - classPath: The class path, by default that of the component and the name.
  ///   - alternateClassPath: A further class path that addresses the part.
  ///   - settings: The values that the part has without a style sheet.
  ///   - refused: What parts of this kind take as a rule and this one doesn't.
  ///   - metrics: The part's measures in points.
  /// - Returns: The part.
  func callAsFunction(
    _ name: String, _ kind: PartKind, at classPath: String? = nil, also alternateClassPath: String? = nil,
    _ settings: [StyleSetting]..., refusing refused: Set<StyleProperty> = [], metrics: [PartMetric: Double] = [:]
  ) -> ComponentPart {
    let suffix = name.isEmpty ? "" : "_" + name
    let inherited = name.isEmpty ? nil : self.alternateClassPath.map { $0 + suffix }
    return ComponentPart(
      component: component, name: name, kind: kind, classPath: classPath ?? self.classPath + suffix,
      alternateClassPaths: [alternateClassPath ?? inherited].compactMap(\.self), refusedProperties: refused,
      origin: origin, settings: settings.flatMap(\.self), metrics: metrics)
  }
}

extension PartsTable {
  /// The cell of a form, with the measures that all of them have and its own.
  func formCell(_ metrics: [PartMetric: Double] = [:]) -> ComponentPart {
    let shared: [PartMetric: Double] = [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44]
    return self("", .cell, .plainCell, metrics: shared.merging(metrics) { _, own in own })
  }

  /// The sign at the trailing edge: that there is more behind the cell, or a check mark.
  var accessory: ComponentPart {
    self(
      // The name of one image would be that of both signs.
      "accessory", .image, .image(.tertiaryLabel), refusing: [.imageName],
      metrics: [.iconSize: 16, .minimumWidth: 16]
    ).with(.takesTintOfCell)
  }

  /// The button at the trailing edge.
  var accessoryButton: ComponentPart {
    self(
      "accessoryButton", .image, .image(.tintColor),
      metrics: [.iconSize: 16, .minimumWidth: 36, .minimumHeight: 36, .paddingBlock: 0, .paddingInline: 0]
    ).with(.takesTintOfCell)
  }

  /// A chip in a bar over a list, which looks like the chips of forms.
  ///
  /// Its column gap is that to the next chip, its image gap the room around its text.
  func chip(_ name: String) -> ComponentPart {
    self(
      name, .button, .chip(lines: 1),
      metrics: [
        .paddingBlock: 4, .paddingInline: 12, .minimumHeight: 38, .minimumWidth: 48, .cornerRadius: 10, .iconSize: 16,
        .imageGap: 6, .columnGap: 10, .lineGap: 10, .maximumWidth: 280,
      ])
  }

  /// The help below the control of a form cell that has a class path of its own for it.
  ///
  /// It stands on the node of the message's text, whose values it has where nothing else is said.
  var formHint: ComponentPart { self("hintText", .text).refining(ComponentParts.InlineValidationView.messageLabel) }
}
