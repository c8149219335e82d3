extension ComponentParts {
  /// The parts of the stepper form cell, as `FUIStepperCollectionViewCell` names them (seeds/000).
  public enum StepperFormCell {
    /// The cell itself, which the seeds give no class path.
    public static let cell = ComponentPart(
      component: "StepperFormCell", name: "", kind: .cell, classPath: "fdlFUIStepperFormCell", origin: .ours,
      settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 4])

    /// What the number is for.
    public static let keyText = ComponentPart(
      component: "StepperFormCell", name: "keyText", kind: .text, classPath: "fdlFUIStepperFormCell_keyText",
      settings: .formTitle)

    /// The button for the next number down.
    public static let decreaseButton = button("decreaseButton")

    /// The number, which can be typed.
    public static let valueText = ComponentPart(
      component: "StepperFormCell", name: "valueText", kind: .textField, classPath: "fdlFUIStepperFormCell_valueText",
      refusedProperties: [.textLineClamp],
      settings: .typedText + .fieldBorder + [
        StyleSetting(.borderColor, .color(.separator), in: .disabled),
        StyleSetting(.textAlign, .alignment(.center)),
      ],
      metrics: [
        .paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 10, .controlGap: 6,
      ])

    /// The button for the next number up.
    public static let increaseButton = button("increaseButton")

    /// The number where it can't be changed, for which the seeds have no other class path than that of the field.
    public static let readOnlyText = ComponentPart(
      component: "StepperFormCell", name: "readOnlyText", kind: .text, classPath: "fdlFUIStepperFormCell_readOnlyText",
      refinedClassPath: valueText.classPath, origin: .ours, settings: .text(.body, .secondaryLabel, lines: 0),
      traits: [.standsForReadOnlyField])

    /// The help below.
    public static let hintText = ComponentPart.formHint(
      component: "StepperFormCell", classPath: "fdlFUIStepperFormCell_hintText")

    /// All parts, the cell first.
    public static let all = [
      cell, keyText, decreaseButton, valueText, increaseButton, readOnlyText, hintText,
    ]

    private static func button(_ name: String) -> ComponentPart {
      ComponentPart(
        component: "StepperFormCell", name: name, kind: .button, classPath: "fdlFUIStepperFormCell_\(name)",
        // The button shows a symbol; its colour is all that there is to say of it.
        refusedProperties: Set<StyleProperty>.ofText.subtracting([.fontColor]),
        settings: [
          StyleSetting(.fontColor, .color(.tintColor2)),
          StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
          StyleSetting(.tintColor, .color(.tintColor)),
          StyleSetting(.backgroundColor, .color(.tertiaryFill)),
          StyleSetting(.backgroundColor, .color(.secondaryFill), in: .hover),
          StyleSetting(.backgroundColor, .color(.primaryFill), in: .highlighted),
          StyleSetting(.backgroundColor, .color(.quaternaryFill), in: .disabled),
        ],
        metrics: [
          .paddingBlock: 0, .paddingInline: 0, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 10, .iconSize: 16,
          .controlGap: 4,
        ])
    }
  }
}

extension ComponentPart {
  /// The help below the control of a form cell that has a class path of its own for it.
  ///
  /// It stands on the node of the message's text, whose values it has where nothing else is said.
  static func formHint(component: String, classPath: String) -> ComponentPart {
    ComponentPart(
      component: component, name: "hintText", kind: .text, classPath: classPath
    ).refining(ComponentParts.InlineValidationView.messageLabel)
  }
}
