extension ComponentParts {
  /// The parts of the switch form cell, as `FUISwitchFormCell` names them (seeds/000).
  public enum SwitchFormCell {
    /// The cell itself.
    public static let cell = ComponentPart(
      component: "SwitchFormCell", name: "", kind: .cell, classPath: "fdlFUISwitchFormCell", settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12])

    /// What the switch is for.
    public static let title = ComponentPart(
      component: "SwitchFormCell", name: "title", kind: .text, classPath: "fdlFUISwitchFormCell_title",
      settings: .formTitle)

    /// The switch; its newer properties, each in four states.
    public static let `switch` = ComponentPart(
      component: "SwitchFormCell", name: "switch", kind: .switch, classPath: "fdlFUISwitchFormCell_switch",
      settings: [
        StyleSetting(.tintColor, .color(.tintColor)),
        StyleSetting(.thumbColor, .color(.baseWhite), in: .enabledSelected),
        StyleSetting(.thumbColor, .color(.baseWhite), in: .enabledUnselected),
        StyleSetting(.thumbColor, .color(.baseWhite), in: .disabledSelected),
        StyleSetting(.thumbColor, .color(.baseWhite), in: .disabledUnselected),
        StyleSetting(.trackColor, .color(.tintColor), in: .enabledSelected),
        StyleSetting(.trackColor, .color(.secondaryFill), in: .enabledUnselected),
        StyleSetting(.trackColor, .color(.tintColor), in: .disabledSelected),
        StyleSetting(.trackColor, .color(.secondaryFill), in: .disabledUnselected),
        StyleSetting(.borderColor, .color(.tintColor), in: .enabledSelected),
        StyleSetting(.borderColor, .color(.separatorOpaque), in: .enabledUnselected),
        StyleSetting(.borderColor, .color(.tintColor), in: .disabledSelected),
        StyleSetting(.borderColor, .color(.separatorOpaque), in: .disabledUnselected),
        StyleSetting(.borderColor, .color(.negativeLabel), in: .enabledSelected, variant: .negative),
        StyleSetting(.borderColor, .color(.negativeLabel), in: .enabledUnselected, variant: .negative),
        StyleSetting(.viewAlpha, .opacity(1), in: .enabledSelected),
        StyleSetting(.viewAlpha, .opacity(1), in: .enabledUnselected),
        StyleSetting(.viewAlpha, .opacity(0.5), in: .disabledSelected),
        StyleSetting(.viewAlpha, .opacity(0.5), in: .disabledUnselected),
        StyleSetting(.thumbShadowColor, .color(.sectionShadow)),
      ],
      metrics: [.thumbDiameter: 22, .trackThickness: 28])

    /// The word in place of the switch where it can't be changed; the seeds list no class path for it.
    public static let valueLabel = ComponentPart(
      component: "SwitchFormCell", name: "valueLabel", kind: .text, classPath: "fdlFUISwitchFormCell_valueLabel",
      origin: .ours, settings: .text(.body, .secondaryLabel, lines: 1))

    /// All parts, the cell first.
    public static let all = [cell, title, `switch`, valueLabel]
  }
}
