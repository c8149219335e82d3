/// The common values of a component's parts, so its table only contains the differences.
struct PartsTable {
  private let component: String
  /// The class path of the component, which is the prefix of its parts' class paths.
  private let classPath: String
  private let alternateClassPath: String?
  private var origin: ComponentPart.Origin

  /// Makes the table of a component.
  ///
  /// - Parameters:
  ///   - component: The name of the component.
  ///   - classPath: Its class path, by default `fdlFUI` and the name.
  ///   - alternateClassPath: An additional class path of the component, which its parts also get.
  ///   - origin: The origin of the class paths.
  init(
    _ component: String, at classPath: String? = nil, also alternateClassPath: String? = nil,
    _ origin: ComponentPart.Origin = .floorplan
  ) {
    self.component = component
    self.classPath = classPath ?? "fdlFUI" + component
    self.alternateClassPath = alternateClassPath
    self.origin = origin
  }

  /// The table for parts whose class paths aren't in the SAP Fiori for iOS documentation.
  var floorplan: PartsTable {
    var table = self
    table.origin = .floorplan
    return table
  }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - name: The name of the part, empty for the component itself.
  ///   - kind: The kind of the part.
  ///   - classPath: The class path, by default that of the component and the name.
  ///   - alternateClassPath: An additional class path of the part.
  ///   - settings: The default values without a style sheet.
  ///   - unsupported: Properties of the kind that the part doesn't accept.
  ///   - padding: The space inside the part: above and below its content, and at both sides of it.
  ///   - metrics: Other metrics of the part in points.
  ///   - compactMetrics: The metrics in the compact density that differ from the usual reduction.
  /// - Returns: The part.
  func callAsFunction(
    _ name: String, _ kind: PartKind, at classPath: String? = nil, also alternateClassPath: String? = nil,
    _ settings: [StyleSetting]..., unsupported: Set<StyleProperty> = [],
    padding: (block: Double, inline: Double)? = nil, metrics: [PartMetric: Double] = [:],
    compact compactMetrics: [PartMetric: Double] = [:]
  ) -> ComponentPart {
    var metrics = metrics
    if let padding { (metrics[.paddingBlock], metrics[.paddingInline]) = padding }
    let suffix = name.isEmpty ? "" : "_" + name
    let inherited = name.isEmpty ? nil : self.alternateClassPath.map { $0 + suffix }
    return ComponentPart(
      component: component, name: name, kind: kind, classPath: classPath ?? self.classPath + suffix,
      alternateClassPaths: [alternateClassPath ?? inherited].compactMap(\.self), unsupportedProperties: unsupported,
      origin: origin, settings: settings.flatMap(\.self), metrics: metrics, compactMetrics: compactMetrics)
  }
}

/// A component with several parts; its name is that of the type.
protocol Component {}

extension Component {
  /// The table for parts whose class paths have the usual names.
  static var part: PartsTable { table() }

  /// Makes the table of the component.
  ///
  /// - Parameters:
  ///   - classPath: Its class path, by default `fdlFUI` and the name.
  ///   - alternateClassPath: An additional class path of the component, which its parts also get.
  ///   - origin: The origin of the class paths.
  /// - Returns: The table.
  static func table(
    at classPath: String? = nil, also alternateClassPath: String? = nil, _ origin: ComponentPart.Origin = .floorplan
  ) -> PartsTable {
    PartsTable(String(describing: Self.self), at: classPath, also: alternateClassPath, origin)
  }
}

extension PartsTable {
  /// Returns a form cell with the common metrics and its own.
  func formCell(_ metrics: [PartMetric: Double] = [:], compact: [PartMetric: Double] = [:]) -> ComponentPart {
    self(
      "", .cell, .plainCell, padding: (8, 16), metrics: [.minimumHeight: 44].merging(metrics) { _, own in own },
      compact: compact)
  }

  /// Returns a read-only text with a style and a color; a disabled text has a separate color.
  func text(
    _ name: String, at classPath: String? = nil, also alternateClassPath: String? = nil, _ style: TextStyle,
    _ color: ColorToken, lines: Int, _ settings: [StyleSetting]..., unsupported: Set<StyleProperty> = [],
    metrics: [PartMetric: Double] = [:]
  ) -> ComponentPart {
    self(
      name, .text, at: classPath, also: alternateClassPath, .text(style, color, lines: lines), settings.flatMap(\.self),
      unsupported: unsupported, metrics: metrics)
  }

  /// Returns a picture; a disabled one has a separate tint.
  func image(
    _ name: String, at classPath: String? = nil, _ tint: ColorToken, _ settings: [StyleSetting]...,
    unsupported: Set<StyleProperty> = [], metrics: [PartMetric: Double] = [:]
  ) -> ComponentPart {
    self(
      name, .image, at: classPath, .image(tint), settings.flatMap(\.self), unsupported: unsupported, metrics: metrics)
  }

  /// Returns an icon from the icon theme.
  func icon(
    _ name: String, _ tint: ColorToken, size: Double, _ settings: [StyleSetting]...,
    unsupported: Set<StyleProperty> = [], metrics: [PartMetric: Double] = [:]
  ) -> ComponentPart {
    image(
      name, tint, settings.flatMap(\.self), unsupported: unsupported,
      metrics: metrics.merging([.iconSize: size]) { _, size in size })
  }

  /// Returns the icon of a status, in the color of its semantic variant.
  func statusIcon(_ name: String, size: Double = 16) -> ComponentPart {
    icon(name, .tertiaryLabel, size: size, .semanticColors(.tintColor))
  }

  /// Returns a disclosure indicator or checkmark in the tint of its cell.
  ///
  /// It accepts no image, which would replace both.
  func indicator(_ name: String, _ tint: ColorToken, minimumWidth: Double? = nil) -> ComponentPart {
    icon(
      name, tint, size: 16, unsupported: [.imageName], metrics: minimumWidth.map { [.minimumWidth: $0] } ?? [:]
    ).with(.inheritsCellTint)
  }

  /// The disclosure indicator or checkmark at the trailing edge.
  var accessory: ComponentPart { indicator("accessory", .tertiaryLabel, minimumWidth: 16) }

  /// The button at the trailing edge.
  var accessoryButton: ComponentPart {
    icon(
      "accessoryButton", .tintColor, size: 16,
      metrics: [.minimumWidth: 36, .minimumHeight: 36, .paddingBlock: 0, .paddingInline: 0]
    ).with(.inheritsCellTint)
  }

  /// Returns a chip in a bar above a list, styled as a chip of forms.
  ///
  /// Its column gap is the space before the next chip, its image gap the space around its text.
  func chip(_ name: String) -> ComponentPart {
    self(
      name, .button, .chip(lines: 1), padding: (4, 12),
      metrics: [
        .minimumHeight: 38, .minimumWidth: 48, .cornerRadius: 10, .iconSize: 16, .imageGap: 6, .columnGap: 10,
        .lineGap: 10, .maximumWidth: 280,
      ])
  }

  /// The help below the control of a form cell, for cells with a separate class path for it.
  ///
  /// It is on the node of the message's text, whose values it has by default.
  var formHint: ComponentPart { self("hintText", .text).specializing(ComponentParts.InlineValidationView.messageLabel) }
}
