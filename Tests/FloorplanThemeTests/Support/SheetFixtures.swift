/// Complete sheets of the kinds that exist in real apps, written for these tests.
enum SheetFixtures {
  /// Classes of an app, none of which belongs to a component.
  static let ownClasses = """
    BusyRing_progress {
        tint-color: red;
    }

    busy_ring_1_progress {
        tint-color: red;
        control-size: regular;
    }

    busy_ring_1_title {
        font-weight: bold;
        font-size: 18;
        font-color: green;
    }

    busy_ring_1_content {
        border-color: yellow;
        position-layout: bottom;
    }
    """

  /// Both kinds of comments, definitions without spaces, and eight digits.
  static let bothComments = """
    @ringColor:#A68A5BFF;
    @otherColor:green;

    busy_ring_title {
        font-size: 38;
        font-size-selected: 48;
        font-color: @ringColor;
        font-color-disabled: @ringColor;
    }
    /*
    BusyRing { content }
    */
    // BusyRing { content }
    busy_ring_content {
        border-color: red;
    }
    """

  /// The palette redefined for light and dark surfaces, and a rule whose variables are defined elsewhere.
  static let palette = """
    @tintColor:#f46;
    @header:#fff;
    @primaryBackground:#fff;
    @primaryLabel:#203040;
    @tintColor_darkBackground:#f46;
    @header_darkBackground:#1d232a;
    @primaryBackground_darkBackground:#1d232a;
    @primaryLabel_darkBackground:#00FFFF;

    Button {
        background-color: @primaryBackgroundColor;
        border-color: #A2A2A2;
        border-width: @borderWidth;
        font-color: @labelColor;
        font-size: 18;
    }
    """

  /// A theme for stock NUI in a released app: many variables, gradients, offsets, lists, and no line break at the end.
  static let stockTheme = """
    @mainFont: AvenirNext-Medium;
    @mainFontBold: AvenirNext-Bold;
    @textColor: #505050;
    @secondTextColor: #8A8A8A;
    @barColor: #FFFFFF;
    @topColor: #FFFFFF;
    @bottomColor: #EDEDED;
    @lineColor: #EEEEEE;
    @lineWidth: 1;

    BarButton {
        background-color: #A0D0F0;
        corner-radius: 7;
        font-name: @mainFontBold;
        font-color: @barColor;
        font-size: 13;
        text-shadow-color: clear;
    }
    Button {
        background-color-top: @topColor;
        background-color-bottom: @bottomColor;
        border-color: @lineColor;
        border-width: @lineWidth;
        font-color: @textColor;
        font-color-highlighted: @secondTextColor;
        font-name: @mainFont;
        font-size: 18;
        height: 37;
        padding: 12;
        corner-radius: 7;
        exclude-views: UIAlertButton;
        exclude-subviews: UITableViewCell,UITextField;
    }
    LargeButton { height: 50; font-size: 24; }
    Label { font-name: @mainFont; font-size: 20; font-color: @textColor; text-auto-fit: false; }
    NavigationBar {
        font-name: @mainFont;
        font-color: @textColor;
        text-shadow-color: clear;
        background-color-top: #F4F4F4;
        background-color-bottom: #EAEAEA;
    }
    SearchBar { scope-background-color: #FFFFFF; }
    SegmentedControl { background-color: @topColor; background-color-selected: #EEEEEE; font-color: @textColor; }
    Switch { on-tint-color: @bottomColor; }
    TabBarItem { font-name: @mainFont; font-color: @textColor; text-offset: 0,-11; }
    TableCellDetail { font-size: 14; font-color: @secondTextColor; }
    TextField { height: 37; border-style: rounded; vertical-align: center; }
    LargeTextField {
        height: 50;
    }
    LargeTextField {
        font-size: 28;
    }
    View {
        background-image: NUIBackground.png;
    }
    """

  /// Properties of many kinds in many states, like the test sheet of a library.
  static let manyStates = """
    ActivityIndicator{
        color: red;
    }

    Button {
        background-color-disabled: blue;
        background-color-highlighted: yellow;
        background-color-selected: cyan;
        background-color-top: #101010;
        background-color-bottom: #202020;
        content-insets: 8;
        font-color: white;
        font-color-disabled: gray;
        font-color-highlighted: black;
        font-color-selected: black;
        font-color-selected-disabled: red;
        font-name: Avenir;
        shadow-offset: 1, 2;
        shadow-opacity: 0.5;
        text-align: left;
        text-alpha: 0.8;
        text-auto-fit: true;
        text-shadow-offset: 2, 1;
        text-transform: uppercase;
        width: 80;
        border-width: 2px;
    }

    ButtonWithImage {
        background-image-selected-highlighted: Assets/picture;
        background-image-selected-highlighted-insets: 2;
        image-disabled: picture;
        image-disabled-insets: 2;
    }

    ButtonWithColor {
        background-color: yellow;
        background-color-normal: red;
        font-name: ultraLightSystem;
    }

    Label {
        text-line-clamp:6;
    }

    Slider {
        minimum-track-tint-color: orange;
        minimum-value-image: picture;
        thumb-tint-color: blue;
    }

    TextField{
        keyboard-appearance: dark;
        tint-color: red;
    }

    TextView {
        keyboard-appearance: dark;
    }
    """

  /// A sheet for Floorplan's components, with their states.
  static let components = """
    @brand: #0057D2;
    @media (device: iphone) {
        fdlFUIObjectCollectionViewCell_headlineLabel { text-line-clamp: 1; }
    }
    fdlFUIObjectCollectionViewCell { background-color: secondaryGroupedBackground; }
    fdlFUIObjectCollectionViewCell_headlineLabel {
        font-color: @brand;
        font-color-disabled: quaternaryLabel;
        font-style: title3;
        text-line-clamp: 3;
        text-align: left;
    }
    fdlFUISwitchFormCell_switch {
        track-color-enabled-selected: positiveLabel;
        view-alpha-disabled-selected: 0.3;
    }
    """

  /// All fixtures.
  static let all = [ownClasses, bothComments, palette, stockTheme, manyStates, components]
}
