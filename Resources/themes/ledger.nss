/*
 * Ledger: black on white, small and dense, with monospaced figures. Only semantic statuses have colors.
 *
 * The colors come first, then the styles of each component. Every palette color with a role is redefined in all four
 * appearances, so nothing of the standard style remains.
 */

/* Labels: black ink */

@primaryLabel_lightBackground: #121416;
@primaryLabel_darkBackground: #F2F4F5;
@primaryLabel_contrastLightBackground: #000000;
@primaryLabel_contrastDarkBackground: #FFFFFF;

@secondaryLabel_lightBackground: #363B40;
@secondaryLabel_darkBackground: #CDD2D6;
@secondaryLabel_contrastLightBackground: #16191C;
@secondaryLabel_contrastDarkBackground: #EEF0F2;

@tertiaryLabel_lightBackground: #4C5359;
@tertiaryLabel_darkBackground: #ABB2B9;
@tertiaryLabel_contrastLightBackground: #2B3035;
@tertiaryLabel_contrastDarkBackground: #D5DADF;

@quaternaryLabel_lightBackground: rgba(58, 64, 70, 0.42);
@quaternaryLabel_darkBackground: rgba(170, 178, 186, 0.38);
@quaternaryLabel_contrastLightBackground: rgba(58, 64, 70, 0.55);
@quaternaryLabel_contrastDarkBackground: rgba(170, 178, 186, 0.58);

@quinaryLabel_lightBackground: #FFFFFF;
@quinaryLabel_darkBackground: #0E1012;
@quinaryLabel_contrastLightBackground: #FFFFFF;
@quinaryLabel_contrastDarkBackground: #000000;

@navBarTitleLabel_lightBackground: #121416;
@navBarTitleLabel_darkBackground: #F2F4F5;
@navBarTitleLabel_contrastLightBackground: #000000;
@navBarTitleLabel_contrastDarkBackground: #FFFFFF;

/* Tint: the color of the ink */

@tintColor_lightBackground: #1F2428;
@tintColor_darkBackground: #E6E9EB;
@tintColor_contrastLightBackground: #000000;
@tintColor_contrastDarkBackground: #FFFFFF;

@tintColor2_lightBackground: #1F2428;
@tintColor2_darkBackground: #E6E9EB;
@tintColor2_contrastLightBackground: #000000;
@tintColor2_contrastDarkBackground: #FFFFFF;

@tintColor3_lightBackground: rgba(31, 36, 40, 0.10);
@tintColor3_darkBackground: rgba(230, 233, 235, 0.13);
@tintColor3_contrastLightBackground: rgba(0, 0, 0, 0.12);
@tintColor3_contrastDarkBackground: rgba(255, 255, 255, 0.15);

@tintColorTapState_lightBackground: #454C52;
@tintColorTapState_darkBackground: #BCC2C8;
@tintColorTapState_contrastLightBackground: #2B3035;
@tintColorTapState_contrastDarkBackground: #D5DADF;

/* Backgrounds: white sheets on gray; inverted in the dark appearance */

@primaryBackground_lightBackground: #FFFFFF;
@primaryBackground_darkBackground: #0C0E10;
@primaryBackground_contrastLightBackground: #FFFFFF;
@primaryBackground_contrastDarkBackground: #000000;
@primaryBackground_elevatedDarkBackground: #181B1E;

@secondaryBackground_lightBackground: #F1F2F3;
@secondaryBackground_darkBackground: #15181B;
@secondaryBackground_contrastLightBackground: #ECEDEF;
@secondaryBackground_contrastDarkBackground: #0F1113;
@secondaryBackground_elevatedDarkBackground: #22262A;

@tertiaryBackground_lightBackground: #FFFFFF;
@tertiaryBackground_darkBackground: #1E2226;
@tertiaryBackground_contrastLightBackground: #FFFFFF;
@tertiaryBackground_contrastDarkBackground: #181B1E;
@tertiaryBackground_elevatedDarkBackground: #2C3136;

@primaryGroupedBackground_lightBackground: #E9EBEC;
@primaryGroupedBackground_darkBackground: #0C0E10;
@primaryGroupedBackground_contrastLightBackground: #E4E6E8;
@primaryGroupedBackground_contrastDarkBackground: #000000;
@primaryGroupedBackground_elevatedDarkBackground: #181B1E;

@secondaryGroupedBackground_lightBackground: #FFFFFF;
@secondaryGroupedBackground_darkBackground: #15181B;
@secondaryGroupedBackground_contrastLightBackground: #FFFFFF;
@secondaryGroupedBackground_contrastDarkBackground: #0F1113;
@secondaryGroupedBackground_elevatedDarkBackground: #22262A;

@tertiaryGroupedBackground_lightBackground: #F1F2F3;
@tertiaryGroupedBackground_darkBackground: #1E2226;
@tertiaryGroupedBackground_contrastLightBackground: #ECEDEF;
@tertiaryGroupedBackground_contrastDarkBackground: #181B1E;
@tertiaryGroupedBackground_elevatedDarkBackground: #2C3136;

/* Fills */

@primaryFill_lightBackground: rgba(58, 64, 70, 0.18);
@primaryFill_darkBackground: rgba(170, 178, 186, 0.22);
@primaryFill_contrastLightBackground: rgba(58, 64, 70, 0.24);
@primaryFill_contrastDarkBackground: rgba(170, 178, 186, 0.28);

@secondaryFill_lightBackground: rgba(58, 64, 70, 0.13);
@secondaryFill_darkBackground: rgba(170, 178, 186, 0.15);
@secondaryFill_contrastLightBackground: rgba(58, 64, 70, 0.18);
@secondaryFill_contrastDarkBackground: rgba(170, 178, 186, 0.22);

@tertiaryFill_lightBackground: rgba(58, 64, 70, 0.08);
@tertiaryFill_darkBackground: rgba(170, 178, 186, 0.11);
@tertiaryFill_contrastLightBackground: rgba(58, 64, 70, 0.11);
@tertiaryFill_contrastDarkBackground: rgba(170, 178, 186, 0.14);

@quaternaryFill_lightBackground: rgba(58, 64, 70, 0.05);
@quaternaryFill_darkBackground: rgba(170, 178, 186, 0.07);
@quaternaryFill_contrastLightBackground: rgba(58, 64, 70, 0.06);
@quaternaryFill_contrastDarkBackground: rgba(170, 178, 186, 0.09);

/* Separators: clearly visible lines */

@separator_lightBackground: rgba(58, 64, 70, 0.35);
@separator_darkBackground: rgba(170, 178, 186, 0.34);
@separator_contrastLightBackground: rgba(58, 64, 70, 0.60);
@separator_contrastDarkBackground: rgba(170, 178, 186, 0.60);

@separatorOpaque_lightBackground: rgba(58, 64, 70, 0.85);
@separatorOpaque_darkBackground: rgba(170, 178, 186, 0.80);
@separatorOpaque_contrastLightBackground: #3A4046;
@separatorOpaque_contrastDarkBackground: #AAB2BA;

/* Texts and icons with a semantic status: the only colors */

@negativeLabel_lightBackground: #990B0B;
@negativeLabel_darkBackground: #FFA39B;
@negativeLabel_contrastLightBackground: #7A0000;
@negativeLabel_contrastDarkBackground: #FFBDB8;

@positiveLabel_lightBackground: #0B5528;
@positiveLabel_darkBackground: #86D69D;
@positiveLabel_contrastLightBackground: #053F1B;
@positiveLabel_contrastDarkBackground: #A2E6B4;

@criticalLabel_lightBackground: #703E00;
@criticalLabel_darkBackground: #F5BC38;
@criticalLabel_contrastLightBackground: #562E00;
@criticalLabel_contrastDarkBackground: #FFD36B;

@informativeLabel_lightBackground: #1B467F;
@informativeLabel_darkBackground: #9CC5F8;
@informativeLabel_contrastLightBackground: #0B3266;
@informativeLabel_contrastDarkBackground: #B4D4FF;

@neutralLabel_lightBackground: #43494F;
@neutralLabel_darkBackground: #B6BDC4;
@neutralLabel_contrastLightBackground: #24292E;
@neutralLabel_contrastDarkBackground: #D5DADF;

/* Texts and icons with a semantic status, pressed */

@negativeLabelTapState_lightBackground: #7A0000;
@negativeLabelTapState_darkBackground: #E8665C;
@negativeLabelTapState_contrastLightBackground: #560000;
@negativeLabelTapState_contrastDarkBackground: #FF8A80;

@positiveLabelTapState_lightBackground: #06461F;
@positiveLabelTapState_darkBackground: #56B273;
@positiveLabelTapState_contrastLightBackground: #032A11;
@positiveLabelTapState_contrastDarkBackground: #7CCF94;

@criticalLabelTapState_lightBackground: #5E3300;
@criticalLabelTapState_darkBackground: #CC9412;
@criticalLabelTapState_contrastLightBackground: #3D2000;
@criticalLabelTapState_contrastDarkBackground: #F0B429;

@informativeLabelTapState_lightBackground: #123768;
@informativeLabelTapState_darkBackground: #6A9FE0;
@informativeLabelTapState_contrastLightBackground: #062145;
@informativeLabelTapState_contrastDarkBackground: #8DBBF5;

@neutralLabelTapState_lightBackground: #2B3035;
@neutralLabelTapState_darkBackground: #949CA4;
@neutralLabelTapState_contrastLightBackground: #121518;
@neutralLabelTapState_contrastDarkBackground: #B6BDC4;

/* Surfaces with a semantic status */

@negativeBackground_lightBackground: rgba(198, 40, 40, 0.08);
@negativeBackground_darkBackground: rgba(217, 83, 74, 0.12);
@negativeBackground_contrastLightBackground: rgba(198, 40, 40, 0.08);
@negativeBackground_contrastDarkBackground: rgba(217, 83, 74, 0.14);

@positiveBackground_lightBackground: rgba(27, 138, 71, 0.08);
@positiveBackground_darkBackground: rgba(76, 175, 110, 0.12);
@positiveBackground_contrastLightBackground: rgba(27, 138, 71, 0.08);
@positiveBackground_contrastDarkBackground: rgba(76, 175, 110, 0.14);

@criticalBackground_lightBackground: rgba(184, 106, 0, 0.08);
@criticalBackground_darkBackground: rgba(214, 154, 28, 0.12);
@criticalBackground_contrastLightBackground: rgba(184, 106, 0, 0.08);
@criticalBackground_contrastDarkBackground: rgba(214, 154, 28, 0.14);

@informationBackground_lightBackground: rgba(90, 97, 104, 0.08);
@informationBackground_darkBackground: rgba(154, 162, 170, 0.12);
@informationBackground_contrastLightBackground: rgba(90, 97, 104, 0.08);
@informationBackground_contrastDarkBackground: rgba(154, 162, 170, 0.14);

@neutralBackground_lightBackground: rgba(90, 97, 104, 0.08);
@neutralBackground_darkBackground: rgba(154, 162, 170, 0.12);
@neutralBackground_contrastLightBackground: rgba(90, 97, 104, 0.08);
@neutralBackground_contrastDarkBackground: rgba(154, 162, 170, 0.14);

/* Surfaces with a semantic status, pressed */

@negativeBackgroundTapState_lightBackground: rgba(198, 40, 40, 0.14);
@negativeBackgroundTapState_darkBackground: rgba(217, 83, 74, 0.17);
@negativeBackgroundTapState_contrastLightBackground: rgba(198, 40, 40, 0.14);
@negativeBackgroundTapState_contrastDarkBackground: rgba(217, 83, 74, 0.20);

@positiveBackgroundTapState_lightBackground: rgba(27, 138, 71, 0.14);
@positiveBackgroundTapState_darkBackground: rgba(76, 175, 110, 0.17);
@positiveBackgroundTapState_contrastLightBackground: rgba(27, 138, 71, 0.14);
@positiveBackgroundTapState_contrastDarkBackground: rgba(76, 175, 110, 0.20);

@criticalBackgroundTapState_lightBackground: rgba(184, 106, 0, 0.14);
@criticalBackgroundTapState_darkBackground: rgba(214, 154, 28, 0.17);
@criticalBackgroundTapState_contrastLightBackground: rgba(184, 106, 0, 0.14);
@criticalBackgroundTapState_contrastDarkBackground: rgba(214, 154, 28, 0.20);

@informationBackgroundTapState_lightBackground: rgba(90, 97, 104, 0.14);
@informationBackgroundTapState_darkBackground: rgba(154, 162, 170, 0.17);
@informationBackgroundTapState_contrastLightBackground: rgba(90, 97, 104, 0.14);
@informationBackgroundTapState_contrastDarkBackground: rgba(154, 162, 170, 0.20);

@neutralBackgroundTapState_lightBackground: rgba(90, 97, 104, 0.14);
@neutralBackgroundTapState_darkBackground: rgba(154, 162, 170, 0.17);
@neutralBackgroundTapState_contrastLightBackground: rgba(90, 97, 104, 0.14);
@neutralBackgroundTapState_contrastDarkBackground: rgba(154, 162, 170, 0.20);

/* Bars and shadows */

@header_lightBackground: #FFFFFF;
@header_darkBackground: #15181B;
@header_contrastLightBackground: #FFFFFF;
@header_contrastDarkBackground: #0F1113;
@header_elevatedDarkBackground: #22262A;

@headerBlended_lightBackground: rgba(255, 255, 255, 0.90);
@headerBlended_darkBackground: rgba(18, 21, 24, 0.90);
@headerBlended_contrastLightBackground: rgba(255, 255, 255, 0.90);
@headerBlended_contrastDarkBackground: rgba(11, 13, 15, 0.92);
@headerBlended_elevatedDarkBackground: rgba(29, 33, 36, 0.90);

@footer_lightBackground: #FFFFFF;
@footer_darkBackground: #15181B;
@footer_contrastLightBackground: #FFFFFF;
@footer_contrastDarkBackground: #0F1113;
@footer_elevatedDarkBackground: #22262A;

@chrome_lightBackground: rgba(255, 255, 255, 0.88);
@chrome_darkBackground: rgba(12, 14, 16, 0.78);
@chrome_contrastLightBackground: rgba(255, 255, 255, 0.92);
@chrome_contrastDarkBackground: rgba(0, 0, 0, 0.90);
@chrome_elevatedDarkBackground: rgba(24, 27, 30, 0.78);

@chromeSecondary_lightBackground: rgba(241, 242, 243, 0.88);
@chromeSecondary_darkBackground: rgba(21, 24, 27, 0.78);
@chromeSecondary_contrastLightBackground: rgba(236, 237, 239, 0.92);
@chromeSecondary_contrastDarkBackground: rgba(15, 17, 19, 0.90);
@chromeSecondary_elevatedDarkBackground: rgba(34, 38, 42, 0.78);

@barTransparent_lightBackground: rgba(12, 14, 16, 0.85);
@barTransparent_darkBackground: rgba(12, 14, 16, 0.85);
@barTransparent_contrastLightBackground: rgba(0, 0, 0, 0.85);
@barTransparent_contrastDarkBackground: rgba(0, 0, 0, 0.85);

@contrastElement_lightBackground: #4C5359;
@contrastElement_darkBackground: #949CA4;
@contrastElement_contrastLightBackground: #2B3035;
@contrastElement_contrastDarkBackground: #AAB2BA;

@cellBackground_lightBackground: rgba(255, 255, 255, 0.00);
@cellBackground_darkBackground: rgba(21, 24, 27, 0.00);
@cellBackground_contrastLightBackground: rgba(255, 255, 255, 0.00);
@cellBackground_contrastDarkBackground: rgba(15, 17, 19, 0.00);

@cardShadow_lightBackground: rgba(0, 0, 0, 0.06);
@cardShadow_darkBackground: rgba(0, 0, 0, 0.30);
@cardShadow_contrastLightBackground: rgba(0, 0, 0, 0.06);
@cardShadow_contrastDarkBackground: rgba(0, 0, 0, 0.30);

@sectionShadow_lightBackground: rgba(0, 0, 0, 0.22);
@sectionShadow_darkBackground: rgba(0, 0, 0, 0.40);
@sectionShadow_contrastLightBackground: rgba(0, 0, 0, 0.22);
@sectionShadow_contrastDarkBackground: rgba(0, 0, 0, 0.40);

/* The ten color pairs of tags: text */

@accentLabel1_lightBackground: #1B1E21;
@accentLabel1_darkBackground: #F1F3F4;
@accentLabel1_contrastLightBackground: #000000;
@accentLabel1_contrastDarkBackground: #FFFFFF;

@accentLabel2_lightBackground: #1B1E21;
@accentLabel2_darkBackground: #F1F3F4;
@accentLabel2_contrastLightBackground: #000000;
@accentLabel2_contrastDarkBackground: #FFFFFF;

@accentLabel3_lightBackground: #1B1E21;
@accentLabel3_darkBackground: #F1F3F4;
@accentLabel3_contrastLightBackground: #000000;
@accentLabel3_contrastDarkBackground: #FFFFFF;

@accentLabel4_lightBackground: #1B1E21;
@accentLabel4_darkBackground: #F1F3F4;
@accentLabel4_contrastLightBackground: #000000;
@accentLabel4_contrastDarkBackground: #FFFFFF;

@accentLabel5_lightBackground: #1B1E21;
@accentLabel5_darkBackground: #F1F3F4;
@accentLabel5_contrastLightBackground: #000000;
@accentLabel5_contrastDarkBackground: #FFFFFF;

@accentLabel6_lightBackground: #1B1E21;
@accentLabel6_darkBackground: #F1F3F4;
@accentLabel6_contrastLightBackground: #000000;
@accentLabel6_contrastDarkBackground: #FFFFFF;

@accentLabel7_lightBackground: #1B1E21;
@accentLabel7_darkBackground: #F1F3F4;
@accentLabel7_contrastLightBackground: #000000;
@accentLabel7_contrastDarkBackground: #FFFFFF;

@accentLabel8_lightBackground: #1B1E21;
@accentLabel8_darkBackground: #F1F3F4;
@accentLabel8_contrastLightBackground: #000000;
@accentLabel8_contrastDarkBackground: #FFFFFF;

@accentLabel9_lightBackground: #1B1E21;
@accentLabel9_darkBackground: #F1F3F4;
@accentLabel9_contrastLightBackground: #000000;
@accentLabel9_contrastDarkBackground: #FFFFFF;

@accentLabel10_lightBackground: #1B1E21;
@accentLabel10_darkBackground: #F1F3F4;
@accentLabel10_contrastLightBackground: #000000;
@accentLabel10_contrastDarkBackground: #FFFFFF;

/* The ten color pairs of tags: surfaces, in ten grays */

@accentBackground1_lightBackground: #E9EBEC;
@accentBackground1_darkBackground: #26292B;
@accentBackground1_contrastLightBackground: #EAEBEB;
@accentBackground1_contrastDarkBackground: #27292A;

@accentBackground2_lightBackground: #E3E5E7;
@accentBackground2_darkBackground: #2C2E31;
@accentBackground2_contrastLightBackground: #E4E5E6;
@accentBackground2_contrastDarkBackground: #2D2E30;

@accentBackground3_lightBackground: #DDDFE1;
@accentBackground3_darkBackground: #313437;
@accentBackground3_contrastLightBackground: #DEDFE1;
@accentBackground3_contrastDarkBackground: #323436;

@accentBackground4_lightBackground: #D8DADC;
@accentBackground4_darkBackground: #363A3D;
@accentBackground4_contrastLightBackground: #D8DADB;
@accentBackground4_contrastDarkBackground: #373A3C;

@accentBackground5_lightBackground: #D2D4D7;
@accentBackground5_darkBackground: #3B3F43;
@accentBackground5_contrastLightBackground: #D2D4D6;
@accentBackground5_contrastDarkBackground: #3D3F42;

@accentBackground6_lightBackground: #CCCFD1;
@accentBackground6_darkBackground: #414549;
@accentBackground6_contrastLightBackground: #CDCFD0;
@accentBackground6_contrastDarkBackground: #424548;

@accentBackground7_lightBackground: #C6C9CC;
@accentBackground7_darkBackground: #464A4F;
@accentBackground7_contrastLightBackground: #C7C9CB;
@accentBackground7_contrastDarkBackground: #474A4D;

@accentBackground8_lightBackground: #C0C3C7;
@accentBackground8_darkBackground: #4B5055;
@accentBackground8_contrastLightBackground: #C1C3C6;
@accentBackground8_contrastDarkBackground: #4D5053;

@accentBackground9_lightBackground: #BABEC2;
@accentBackground9_darkBackground: #51565B;
@accentBackground9_contrastLightBackground: #BBBEC0;
@accentBackground9_contrastDarkBackground: #525659;

@accentBackground10_lightBackground: #B4B8BC;
@accentBackground10_darkBackground: #565B61;
@accentBackground10_contrastLightBackground: #B5B8BB;
@accentBackground10_contrastDarkBackground: #585B5F;
/* Figures, keys and codes are monospaced. iOS has no font of this name, and uses the system's font. */

@figures: monospace;

/* Lines are close together. iOS has no line heights. */

fdlFontStyle_headline {
    line-height: 20;
}

fdlFontStyle_subheadline {
    line-height: 18;
}

fdlFontStyle_footnote {
    line-height: 16;
}

fdlFontStyle_caption1 {
    line-height: 15;
}

/* Cells have a border, so a list resembles a paper form. The border of selected cells has the tint color. */

fdlFUIObjectCollectionViewCell, fdlFUIContactCell, fdlFUIKeyValueCollectionViewCell,
fdlFUISimplePropertyCollectionViewCell {
    border-color: separator;
    border-color-selected: tintColor;
}

fdlFUIItemCollectionViewCell, fdlFUIImageCollectionViewCell {
    border-color-selected: tintColor;
}

/* Buttons; the secondary one has a border. */

fdlFUIActionButton, fdlFUIButtonCollectionViewCell_button, fdlFUIObjectCollectionViewCell_actionButton,
fdlFUIItemCollectionViewCell_primaryButton, fdlFUIItemCollectionViewCell_secondaryButton,
fdlFUIEmptyStateView_primaryButton, fdlFUINavigationBar_backButton, fdlFUINavigationBar_actionButton {
    font-style: footnote;
    font-weight: bold;
}

fdlFUIEmptyStateView_secondaryButton {
    font-style: footnote;
    font-weight: bold;
    border-color: tintColor;
    border-color-disabled: separator;
}

/* Object cells and contacts: one line each */

fdlFUIObjectCollectionViewCell_headlineLabel, fdlFUIContactCell_headlineLabel {
    font-style: subheadline;
    font-weight: bold;
    text-line-clamp: 1;
}

fdlFUIObjectCollectionViewCell_subheadlineLabel, fdlFUIContactCell_subheadlineLabel {
    font-style: footnote;
    text-line-clamp: 1;
}

fdlFUIObjectCollectionViewCell_footnoteLabel, fdlFUIObjectCollectionViewCell_moreAvatarsLabel {
    font-name: @figures;
    font-style: caption1;
}

fdlFUIObjectCollectionViewCell_statusLabel, fdlFUIObjectCollectionViewCell_substatusLabel,
fdlFUIObjectHeader_statusLabel, fdlFUIObjectHeader_substatusLabel {
    font-name: @figures;
    font-style: caption1;
    font-weight: bold;
}

fdlFUIObjectCollectionViewCell_descriptionLabel, fdlFUIContactCell_descriptionLabel {
    font-style: caption1;
    text-line-clamp: 2;
}

fdlFUIObjectCollectionViewCell_tag, fdlFUIObjectHeader_tag {
    font-name: @figures;
    font-style: caption2;
}

fdlFUIObjectCollectionViewCell_placeholder, fdlFUIContactCell_placeholder, fdlFUIObjectHeader_placeholder,
fdlFUIProfileHeader_placeholder, fdlFUIItemCollectionViewCell_placeholder, fdlFUIImageCollectionViewCell_placeholder {
    font-name: @figures;
    font-style: headline;
}

/* Headers of objects and profiles */

fdlFUIObjectHeader, fdlFUIProfileHeader, fdlFUIKPIHeader {
    border-color: separator;
}

fdlFUIObjectHeader_headlineLabel, fdlFUIProfileHeader_headlineLabel {
    font-style: headline;
    font-weight: bold;
    text-line-clamp: 2;
}

fdlFUIObjectHeader_subheadlineLabel, fdlFUIProfileHeader_subheadlineLabel {
    font-style: footnote;
    text-line-clamp: 1;
}

fdlFUIObjectHeader_bodyLabel, fdlFUIObjectHeader_footnoteLabel, fdlFUIObjectHeader_descriptionLabel,
fdlFUIProfileHeader_descriptionLabel {
    font-style: caption1;
    text-line-clamp: 4;
}

/* Key figures */

fdlFUIKPIView_valueLabel, fdlFUIKPIView_largeValueLabel {
    font-name: @figures;
    font-style: title2;
    font-weight: bold;
    font-color: primaryLabel;
}

fdlFUIKPIView_unitLabel {
    font-name: @figures;
    font-style: subheadline;
    font-color: tertiaryLabel;
}

fdlFUIKPIView_captionLabel {
    font-style: caption1;
    font-color: tertiaryLabel;
}

/* Item cells: text starts at the left edge of the image. */

fdlFUIItemCollectionViewCell_title {
    font-style: footnote;
    font-weight: bold;
    text-line-clamp: 1;
    text-align: left;
}

fdlFUIItemCollectionViewCell_subtitle, fdlFUIItemCollectionViewCell_status {
    font-name: @figures;
    font-style: caption2;
    text-line-clamp: 1;
    text-align: left;
}

/* Sections */

fdlFUISectionHeaderFooterView_titleLabel {
    font-name: @figures;
    font-style: caption1;
    font-weight: bold;
    font-color: primaryLabel;
    text-line-clamp: 1;
}

fdlFUISectionHeaderFooterView_attributeLabel, fdlFUISectionHeaderFooterView_attributeButton,
fdlFUISectionHeaderFooterView_disclosureButton {
    font-style: caption1;
}

/* Grids: small figures, strong lines, and inverted selected rows */

fdlFUIGridHeader {
    background-color: tertiaryGroupedBackground;
    separator-color: primaryLabel;
}

fdlFUIGridRowHeaderItem_label {
    font-name: @figures;
    font-style: caption1;
    font-weight: bold;
    font-color: primaryLabel;
    text-line-clamp: 1;
}

/* The focus ring of a selected row is visible inside the row and next to it. */

fdlFUIGridTableViewCell {
    separator-color: separator;
    tint-color-selected: #767676;
}

fdlFUIGridTableViewCell_selected {
    background-color: tintColor;
}

fdlFUIGridRowTextItem_label {
    font-name: @figures;
    font-style: footnote;
    font-color-selected: quinaryLabel;
    text-line-clamp: 1;
}

fdlFUIGridRowTextItem_font_firstTextItem {
    font-weight: bold;
}

fdlFUIGridRowImageItem, fdlFUIGridTableViewCell_accessory, fdlFUIGridTableViewCell_accessoryButton {
    tint-color-selected: quinaryLabel;
}

/* Properties and forms */

fdlFUIKeyValueCollectionViewCell_keyLabel, fdlFUISimplePropertyCollectionViewCell_keyLabel,
fdlFUISwitchFormCell_title, fdlFUISliderFormCell_keyLabel, fdlFUIRatingControlCollectionViewCell_title,
fdlFUIStepperFormCell_keyText, fdlFUIRangeSliderFormCell_keyText, fdlFUIValuePickerFormCell_keyLabel,
fdlFUIDurationPickerFormCell_keyLabel, fdlFUIDatePickerFormCell_keyLabel, fdlFUIFilterFormCell_title,
fdlFUISegmentedControlFormCell_title, fdlFUIOrderPickerFormCell_title, fdlFUIListPickerCollectionViewCell_title,
fdlFUITitleFormCell_title, fdlFUINoteFormCell_title, fdlFUIKeyValueFormCell_keyLabel,
fdlFUISimplePropertyFormCell_keyLabel {
    font-style: caption1;
    font-weight: bold;
    font-color: tertiaryLabel;
    text-line-clamp: 1;
}

fdlFUIKeyValueCollectionViewCell_valueLabel, fdlFUIKeyValueCollectionViewCell_emptyValueLabel,
fdlFUIKeyValueCollectionViewCell_valueButton, fdlFUISimplePropertyCollectionViewCell_valueTextField,
fdlFUISliderFormCell_valueTextField {
    font-name: @figures;
    font-style: footnote;
}

fdlFUISliderFormCell_valueField, fdlFUIStepperFormCell_valueText, fdlFUIStepperFormCell_readOnlyText,
fdlFUIRangeSliderFormCell_textFields, fdlFUIDurationPickerFormCell_valueLabel, fdlFUIDurationPickerFormCell_field,
fdlFUIDatePickerFormCell_valueLabel, fdlFUIDatePickerFormCell_field {
    font-name: @figures;
    font-style: subheadline;
}

fdlFUIValuePickerFormCell_valueLabel, fdlFUIPickerOption_label, fdlFUIFilterFormCell_valueLabel,
fdlFUISegmentedControlFormCell_valueLabel, fdlFUIOrderPickerFormCell_valueLabel, fdlFUIOrderPickerFormItemCell_title,
fdlFUIListPickerFormView_valueText, fdlFUIListPickerRow_textLabel, fdlFUIListPicker_searchField,
fdlFUITitleFormCell_valueTextField, fdlFUITitleFormCell_readOnlyField, fdlFUITitleFormCell_placeholder,
fdlFUINoteFormCell_valueTextView, fdlFUINoteFormCell_readOnlyField, fdlFUINoteFormCell_placeholder,
fdlFUIKeyValueFormCell_valueTextView, fdlFUIKeyValueFormCell_readOnlyField, fdlFUIKeyValueFormCell_placeholder,
fdlFUISimplePropertyFormCell_valueTextField, fdlFUISimplePropertyFormCell_readOnlyField,
fdlFUISimplePropertyFormCell_placeholder {
    font-style: subheadline;
}

fdlFUIFilterFormCell_chip {
    font-style: footnote;
}

fdlFUIListPicker_headerLabel {
    font-style: footnote;
    font-weight: bold;
}

/* A switch that is off is an empty outline; one that is on is filled. The thumb of sliders has the tint color. */

fdlFUISwitchFormCell_switch {
    thumb-color-enabled-selected: quinaryLabel;
    thumb-color-enabled-unselected: contrastElement;
    thumb-color-disabled-selected: quinaryLabel;
    thumb-color-disabled-unselected: contrastElement;
    track-color-enabled-selected: tintColor;
    track-color-enabled-unselected: cellBackground;
    track-color-disabled-selected: tintColor;
    track-color-disabled-unselected: cellBackground;
    border-color-enabled-selected: tintColor;
    border-color-enabled-unselected: contrastElement;
    border-color-disabled-selected: tintColor;
    border-color-disabled-unselected: contrastElement;
    view-alpha-disabled-selected: 0.5;
    view-alpha-disabled-unselected: 0.5;
}

fdlFUISliderFormCell_slider {
    thumb-tint-color: tintColor;
    thumb-tint-color-disabled: contrastElement;
    border-color: tintColor;
    border-color-disabled: contrastElement;
    track-tint-color: primaryFill;
    track-selection-color: tintColor;
    view-alpha-disabled: 0.5;
}

/* Messages that replace content */

fdlFUIEmptyStateView_titleLabel {
    font-style: headline;
    font-weight: bold;
}

fdlFUIEmptyStateView_bodyLabel {
    font-style: footnote;
}
