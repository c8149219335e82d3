extension ComponentParts {
  /// The parts of the switch form cell, with the names of `FUISwitchFormCell` in the SAP Fiori for iOS documentation.
  public enum SwitchFormCell: Component {
    private static let part = table(.fiori)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12], compact: [.paddingBlock: 3])

    /// The title of the switch.
    public static let title = part("title", .text, .formTitle)

    /// The switch, with a value for each of the four states of its newer properties.
    public static let `switch` = part(
      "switch", .switch, .color(.tintColor, .tintColor), states(.thumbColor, on: .baseWhite, off: .baseWhite),
      states(.trackColor, on: .tintColor, off: .secondaryFill),
      states(.borderColor, on: .tintColor, off: .separatorOpaque),
      [
        StyleSetting(.borderColor, .color(.negativeLabel), in: .enabledSelected, variant: .negative),
        StyleSetting(.borderColor, .color(.negativeLabel), in: .enabledUnselected, variant: .negative),
        StyleSetting(.viewAlpha, .opacity(1), in: .enabledSelected),
        StyleSetting(.viewAlpha, .opacity(1), in: .enabledUnselected),
        StyleSetting(.viewAlpha, .opacity(0.5), in: .disabledSelected),
        StyleSetting(.viewAlpha, .opacity(0.5), in: .disabledUnselected),
      ], .color(.thumbShadowColor, .sectionShadow), metrics: [.thumbDiameter: 22, .trackThickness: 28],
      compact: [.thumbDiameter: 20])

    /// The text in place of a read-only switch.
    ///
    /// The SAP Fiori for iOS documentation doesn't list a class path for it.
    public static let valueLabel = part.floorplan.text("valueLabel", .body, .secondaryLabel, lines: 1)

    /// All parts, the cell first.
    public static let all = [cell, title, `switch`, valueLabel]

    private static func states(_ property: StyleProperty, on: ColorToken, off: ColorToken) -> [StyleSetting] {
      [
        StyleSetting(property, .color(on), in: .enabledSelected),
        StyleSetting(property, .color(off), in: .enabledUnselected),
        StyleSetting(property, .color(on), in: .disabledSelected),
        StyleSetting(property, .color(off), in: .disabledUnselected),
      ]
    }
  }
}
