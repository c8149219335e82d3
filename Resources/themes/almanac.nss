/*
 * Almanac: warm paper, brown ink and serifs.
 *
 * The colors come first, then the fonts, then the styles of each component. Every palette color with a role is
 * redefined in all four appearances, so nothing of the standard style remains.
 */

/* Labels: brown ink */

@primaryLabel_lightBackground: #2E2318;
@primaryLabel_darkBackground: #F7ECDB;
@primaryLabel_contrastLightBackground: #140C04;
@primaryLabel_contrastDarkBackground: #FFFFFF;

@secondaryLabel_lightBackground: #574431;
@secondaryLabel_darkBackground: #DFCDB4;
@secondaryLabel_contrastLightBackground: #2E2318;
@secondaryLabel_contrastDarkBackground: #F7ECDB;

@tertiaryLabel_lightBackground: #665039;
@tertiaryLabel_darkBackground: #C7B195;
@tertiaryLabel_contrastLightBackground: #453423;
@tertiaryLabel_contrastDarkBackground: #E6D5BC;

@quaternaryLabel_lightBackground: rgba(122, 78, 36, 0.50);
@quaternaryLabel_darkBackground: rgba(214, 176, 131, 0.40);
@quaternaryLabel_contrastLightBackground: rgba(122, 78, 36, 0.60);
@quaternaryLabel_contrastDarkBackground: rgba(214, 176, 131, 0.60);

@quinaryLabel_lightBackground: #FFF9EE;
@quinaryLabel_darkBackground: #2A1408;
@quinaryLabel_contrastLightBackground: #FFFFFF;
@quinaryLabel_contrastDarkBackground: #140A03;

@navBarTitleLabel_lightBackground: #2E2318;
@navBarTitleLabel_darkBackground: #F7ECDB;
@navBarTitleLabel_contrastLightBackground: #140C04;
@navBarTitleLabel_contrastDarkBackground: #FFFFFF;

/* Tint: sealing wax */

@tintColor_lightBackground: #983A1C;
@tintColor_darkBackground: #F0A27A;
@tintColor_contrastLightBackground: #6E200A;
@tintColor_contrastDarkBackground: #FFC3A3;

@tintColor2_lightBackground: #7E2B0C;
@tintColor2_darkBackground: #F4B08C;
@tintColor2_contrastLightBackground: #641B06;
@tintColor2_contrastDarkBackground: #FFCBB0;

@tintColor3_lightBackground: rgba(152, 58, 28, 0.13);
@tintColor3_darkBackground: rgba(240, 162, 122, 0.13);
@tintColor3_contrastLightBackground: rgba(110, 32, 10, 0.14);
@tintColor3_contrastDarkBackground: rgba(255, 195, 163, 0.16);

@tintColorTapState_lightBackground: #6A2510;
@tintColorTapState_darkBackground: #E89A70;
@tintColorTapState_contrastLightBackground: #470F00;
@tintColorTapState_contrastDarkBackground: #F7B08A;

/* Backgrounds: paper; dark browns in the dark appearance */

@primaryBackground_lightBackground: #FCF7EC;
@primaryBackground_darkBackground: #17110C;
@primaryBackground_contrastLightBackground: #FFFDF8;
@primaryBackground_contrastDarkBackground: #000000;
@primaryBackground_elevatedDarkBackground: #241B14;

@secondaryBackground_lightBackground: #F4ECDC;
@secondaryBackground_darkBackground: #221A13;
@secondaryBackground_contrastLightBackground: #F3EBDB;
@secondaryBackground_contrastDarkBackground: #1A130C;
@secondaryBackground_elevatedDarkBackground: #2E241A;

@tertiaryBackground_lightBackground: #FCF7EC;
@tertiaryBackground_darkBackground: #2E241A;
@tertiaryBackground_contrastLightBackground: #FFFDF8;
@tertiaryBackground_contrastDarkBackground: #241B13;
@tertiaryBackground_elevatedDarkBackground: #3A2E22;

@primaryGroupedBackground_lightBackground: #EADDC4;
@primaryGroupedBackground_darkBackground: #17110C;
@primaryGroupedBackground_contrastLightBackground: #EBE0C9;
@primaryGroupedBackground_contrastDarkBackground: #000000;
@primaryGroupedBackground_elevatedDarkBackground: #241B14;

@secondaryGroupedBackground_lightBackground: #FCF7EC;
@secondaryGroupedBackground_darkBackground: #221A13;
@secondaryGroupedBackground_contrastLightBackground: #FFFDF8;
@secondaryGroupedBackground_contrastDarkBackground: #1A130C;
@secondaryGroupedBackground_elevatedDarkBackground: #2E241A;

@tertiaryGroupedBackground_lightBackground: #F4ECDC;
@tertiaryGroupedBackground_darkBackground: #2E241A;
@tertiaryGroupedBackground_contrastLightBackground: #F3EBDB;
@tertiaryGroupedBackground_contrastDarkBackground: #241B13;
@tertiaryGroupedBackground_elevatedDarkBackground: #3A2E22;

/* Fills */

@primaryFill_lightBackground: rgba(122, 78, 36, 0.18);
@primaryFill_darkBackground: rgba(214, 176, 131, 0.22);
@primaryFill_contrastLightBackground: rgba(122, 78, 36, 0.26);
@primaryFill_contrastDarkBackground: rgba(214, 176, 131, 0.30);

@secondaryFill_lightBackground: rgba(122, 78, 36, 0.14);
@secondaryFill_darkBackground: rgba(214, 176, 131, 0.16);
@secondaryFill_contrastLightBackground: rgba(122, 78, 36, 0.20);
@secondaryFill_contrastDarkBackground: rgba(214, 176, 131, 0.24);

@tertiaryFill_lightBackground: rgba(122, 78, 36, 0.08);
@tertiaryFill_darkBackground: rgba(214, 176, 131, 0.11);
@tertiaryFill_contrastLightBackground: rgba(122, 78, 36, 0.12);
@tertiaryFill_contrastDarkBackground: rgba(214, 176, 131, 0.15);

@quaternaryFill_lightBackground: rgba(122, 78, 36, 0.05);
@quaternaryFill_darkBackground: rgba(214, 176, 131, 0.07);
@quaternaryFill_contrastLightBackground: rgba(122, 78, 36, 0.07);
@quaternaryFill_contrastDarkBackground: rgba(214, 176, 131, 0.10);

/* Separators */

@separator_lightBackground: rgba(122, 78, 36, 0.28);
@separator_darkBackground: rgba(214, 176, 131, 0.26);
@separator_contrastLightBackground: rgba(122, 78, 36, 0.50);
@separator_contrastDarkBackground: rgba(214, 176, 131, 0.50);

@separatorOpaque_lightBackground: rgba(122, 78, 36, 0.75);
@separatorOpaque_darkBackground: rgba(214, 176, 131, 0.75);
@separatorOpaque_contrastLightBackground: rgba(122, 78, 36, 0.90);
@separatorOpaque_contrastDarkBackground: rgba(214, 176, 131, 0.90);

/* Texts and icons with a semantic status */

@negativeLabel_lightBackground: #900B17;
@negativeLabel_darkBackground: #FFAA9E;
@negativeLabel_contrastLightBackground: #7A0713;
@negativeLabel_contrastDarkBackground: #FFC4BB;

@positiveLabel_lightBackground: #2E5017;
@positiveLabel_darkBackground: #A9CF72;
@positiveLabel_contrastLightBackground: #234310;
@positiveLabel_contrastDarkBackground: #C2E78D;

@criticalLabel_lightBackground: #723800;
@criticalLabel_darkBackground: #F4B356;
@criticalLabel_contrastLightBackground: #5E2D00;
@criticalLabel_contrastDarkBackground: #FFCB80;

@informativeLabel_lightBackground: #1B506D;
@informativeLabel_darkBackground: #9CD0EE;
@informativeLabel_contrastLightBackground: #0B3C56;
@informativeLabel_contrastDarkBackground: #B0DCF5;

@neutralLabel_lightBackground: #533F2C;
@neutralLabel_darkBackground: #D2BEA1;
@neutralLabel_contrastLightBackground: #3D2E1F;
@neutralLabel_contrastDarkBackground: #E3D0B3;

/* Texts and icons with a semantic status, pressed */

@negativeLabelTapState_lightBackground: #7C0D17;
@negativeLabelTapState_darkBackground: #F07567;
@negativeLabelTapState_contrastLightBackground: #550009;
@negativeLabelTapState_contrastDarkBackground: #FF9C8F;

@positiveLabelTapState_lightBackground: #2C4A18;
@positiveLabelTapState_darkBackground: #8DB653;
@positiveLabelTapState_contrastLightBackground: #182F0A;
@positiveLabelTapState_contrastDarkBackground: #A9CF72;

@criticalLabelTapState_lightBackground: #6C3700;
@criticalLabelTapState_darkBackground: #DD9A3A;
@criticalLabelTapState_contrastLightBackground: #452000;
@criticalLabelTapState_contrastDarkBackground: #F4B356;

@informativeLabelTapState_lightBackground: #16435B;
@informativeLabelTapState_darkBackground: #6BAFD6;
@informativeLabelTapState_contrastLightBackground: #072B3E;
@informativeLabelTapState_contrastDarkBackground: #8FC7E8;

@neutralLabelTapState_lightBackground: #463727;
@neutralLabelTapState_darkBackground: #B09A7B;
@neutralLabelTapState_contrastLightBackground: #2C2015;
@neutralLabelTapState_contrastDarkBackground: #CBB596;

/* Surfaces with a semantic status */

@negativeBackground_lightBackground: rgba(194, 42, 53, 0.09);
@negativeBackground_darkBackground: rgba(224, 87, 78, 0.12);
@negativeBackground_contrastLightBackground: rgba(194, 42, 53, 0.09);
@negativeBackground_contrastDarkBackground: rgba(224, 87, 78, 0.14);

@positiveBackground_lightBackground: rgba(90, 138, 54, 0.09);
@positiveBackground_darkBackground: rgba(127, 168, 75, 0.12);
@positiveBackground_contrastLightBackground: rgba(90, 138, 54, 0.09);
@positiveBackground_contrastDarkBackground: rgba(127, 168, 75, 0.14);

@criticalBackground_lightBackground: rgba(192, 106, 16, 0.09);
@criticalBackground_darkBackground: rgba(217, 142, 43, 0.12);
@criticalBackground_contrastLightBackground: rgba(192, 106, 16, 0.09);
@criticalBackground_contrastDarkBackground: rgba(217, 142, 43, 0.14);

@informationBackground_lightBackground: rgba(150, 104, 42, 0.09);
@informationBackground_darkBackground: rgba(214, 176, 131, 0.12);
@informationBackground_contrastLightBackground: rgba(150, 104, 42, 0.09);
@informationBackground_contrastDarkBackground: rgba(214, 176, 131, 0.14);

@neutralBackground_lightBackground: rgba(111, 90, 68, 0.09);
@neutralBackground_darkBackground: rgba(176, 154, 123, 0.12);
@neutralBackground_contrastLightBackground: rgba(111, 90, 68, 0.09);
@neutralBackground_contrastDarkBackground: rgba(176, 154, 123, 0.14);

/* Surfaces with a semantic status, pressed */

@negativeBackgroundTapState_lightBackground: rgba(194, 42, 53, 0.15);
@negativeBackgroundTapState_darkBackground: rgba(224, 87, 78, 0.18);
@negativeBackgroundTapState_contrastLightBackground: rgba(194, 42, 53, 0.15);
@negativeBackgroundTapState_contrastDarkBackground: rgba(224, 87, 78, 0.22);

@positiveBackgroundTapState_lightBackground: rgba(90, 138, 54, 0.15);
@positiveBackgroundTapState_darkBackground: rgba(127, 168, 75, 0.18);
@positiveBackgroundTapState_contrastLightBackground: rgba(90, 138, 54, 0.15);
@positiveBackgroundTapState_contrastDarkBackground: rgba(127, 168, 75, 0.22);

@criticalBackgroundTapState_lightBackground: rgba(192, 106, 16, 0.15);
@criticalBackgroundTapState_darkBackground: rgba(217, 142, 43, 0.18);
@criticalBackgroundTapState_contrastLightBackground: rgba(192, 106, 16, 0.15);
@criticalBackgroundTapState_contrastDarkBackground: rgba(217, 142, 43, 0.22);

@informationBackgroundTapState_lightBackground: rgba(150, 104, 42, 0.15);
@informationBackgroundTapState_darkBackground: rgba(214, 176, 131, 0.18);
@informationBackgroundTapState_contrastLightBackground: rgba(150, 104, 42, 0.15);
@informationBackgroundTapState_contrastDarkBackground: rgba(214, 176, 131, 0.22);

@neutralBackgroundTapState_lightBackground: rgba(111, 90, 68, 0.15);
@neutralBackgroundTapState_darkBackground: rgba(176, 154, 123, 0.18);
@neutralBackgroundTapState_contrastLightBackground: rgba(111, 90, 68, 0.15);
@neutralBackgroundTapState_contrastDarkBackground: rgba(176, 154, 123, 0.22);

/* Bars and shadows */

@header_lightBackground: #FCF7EC;
@header_darkBackground: #221A13;
@header_contrastLightBackground: #FFFDF8;
@header_contrastDarkBackground: #1A130C;
@header_elevatedDarkBackground: #2E241A;

@headerBlended_lightBackground: rgba(252, 247, 236, 0.88);
@headerBlended_darkBackground: rgba(29, 22, 16, 0.90);
@headerBlended_contrastLightBackground: rgba(255, 253, 248, 0.90);
@headerBlended_contrastDarkBackground: rgba(20, 14, 8, 0.92);
@headerBlended_elevatedDarkBackground: rgba(39, 30, 22, 0.90);

@footer_lightBackground: #FCF7EC;
@footer_darkBackground: #221A13;
@footer_contrastLightBackground: #FFFDF8;
@footer_contrastDarkBackground: #1A130C;
@footer_elevatedDarkBackground: #2E241A;

@chrome_lightBackground: rgba(252, 247, 236, 0.88);
@chrome_darkBackground: rgba(23, 17, 12, 0.78);
@chrome_contrastLightBackground: rgba(255, 253, 248, 0.92);
@chrome_contrastDarkBackground: rgba(0, 0, 0, 0.90);
@chrome_elevatedDarkBackground: rgba(36, 27, 20, 0.78);

@chromeSecondary_lightBackground: rgba(244, 236, 220, 0.88);
@chromeSecondary_darkBackground: rgba(34, 26, 19, 0.78);
@chromeSecondary_contrastLightBackground: rgba(243, 235, 219, 0.92);
@chromeSecondary_contrastDarkBackground: rgba(26, 19, 12, 0.90);
@chromeSecondary_elevatedDarkBackground: rgba(46, 36, 26, 0.78);

@barTransparent_lightBackground: rgba(29, 20, 11, 0.85);
@barTransparent_darkBackground: rgba(29, 20, 11, 0.85);
@barTransparent_contrastLightBackground: rgba(0, 0, 0, 0.85);
@barTransparent_contrastDarkBackground: rgba(0, 0, 0, 0.85);

@contrastElement_lightBackground: #6F5A44;
@contrastElement_darkBackground: #B09A7B;
@contrastElement_contrastLightBackground: #453423;
@contrastElement_contrastDarkBackground: #C9AE8C;

@cellBackground_lightBackground: rgba(252, 247, 236, 0.00);
@cellBackground_darkBackground: rgba(34, 26, 19, 0.00);
@cellBackground_contrastLightBackground: rgba(255, 253, 248, 0.00);
@cellBackground_contrastDarkBackground: rgba(26, 19, 12, 0.00);

@cardShadow_lightBackground: rgba(94, 70, 50, 0.12);
@cardShadow_darkBackground: rgba(0, 0, 0, 0.35);
@cardShadow_contrastLightBackground: rgba(0, 0, 0, 0.10);
@cardShadow_contrastDarkBackground: rgba(0, 0, 0, 0.35);

@sectionShadow_lightBackground: rgba(94, 70, 50, 0.28);
@sectionShadow_darkBackground: rgba(0, 0, 0, 0.40);
@sectionShadow_contrastLightBackground: rgba(0, 0, 0, 0.28);
@sectionShadow_contrastDarkBackground: rgba(0, 0, 0, 0.40);

/* The ten color pairs of tags: text */

@accentLabel1_lightBackground: #714B09;
@accentLabel1_darkBackground: #FADCA8;
@accentLabel1_contrastLightBackground: #503507;
@accentLabel1_contrastDarkBackground: #FCE8C5;

@accentLabel2_lightBackground: #631C17;
@accentLabel2_darkBackground: #F4B2AE;
@accentLabel2_contrastLightBackground: #461410;
@accentLabel2_contrastDarkBackground: #F8CCC9;

@accentLabel3_lightBackground: #5F1C34;
@accentLabel3_darkBackground: #F1B1C9;
@accentLabel3_contrastLightBackground: #431425;
@accentLabel3_contrastDarkBackground: #F6CBDB;

@accentLabel4_lightBackground: #57234D;
@accentLabel4_darkBackground: #EBB7E1;
@accentLabel4_contrastLightBackground: #3E1936;
@accentLabel4_contrastDarkBackground: #F2CFEB;

@accentLabel5_lightBackground: #372654;
@accentLabel5_darkBackground: #CBB9E9;
@accentLabel5_contrastLightBackground: #271B3C;
@accentLabel5_contrastDarkBackground: #DCD0F1;

@accentLabel6_lightBackground: #1C3F5F;
@accentLabel6_darkBackground: #B1D3F1;
@accentLabel6_contrastLightBackground: #142D43;
@accentLabel6_contrastDarkBackground: #CBE2F6;

@accentLabel7_lightBackground: #1F5C5A;
@accentLabel7_darkBackground: #B3EFED;
@accentLabel7_contrastLightBackground: #164140;
@accentLabel7_contrastDarkBackground: #CDF4F3;

@accentLabel8_lightBackground: #365723;
@accentLabel8_darkBackground: #CAEBB7;
@accentLabel8_contrastLightBackground: #263E19;
@accentLabel8_contrastDarkBackground: #DCF2CF;

@accentLabel9_lightBackground: #472753;
@accentLabel9_darkBackground: #DCBAE9;
@accentLabel9_contrastLightBackground: #331C3B;
@accentLabel9_contrastDarkBackground: #E8D1F0;

@accentLabel10_lightBackground: #563F25;
@accentLabel10_darkBackground: #EAD3B8;
@accentLabel10_contrastLightBackground: #3D2D1A;
@accentLabel10_contrastDarkBackground: #F1E2D0;

/* The ten color pairs of tags: surfaces */

@accentBackground1_lightBackground: #F2E1C5;
@accentBackground1_darkBackground: #5A3D0C;
@accentBackground1_contrastLightBackground: #F6EAD5;
@accentBackground1_contrastDarkBackground: #442E09;

@accentBackground2_lightBackground: #ECCDCB;
@accentBackground2_darkBackground: #4F1A17;
@accentBackground2_contrastLightBackground: #F1DBDA;
@accentBackground2_contrastDarkBackground: #3C1411;

@accentBackground3_lightBackground: #EACDD7;
@accentBackground3_darkBackground: #4C1A2C;
@accentBackground3_contrastLightBackground: #F0DBE3;
@accentBackground3_contrastDarkBackground: #391321;

@accentBackground4_lightBackground: #E7D0E2;
@accentBackground4_darkBackground: #46203F;
@accentBackground4_contrastLightBackground: #EEDDEA;
@accentBackground4_contrastDarkBackground: #35182F;

@accentBackground5_lightBackground: #D9D1E5;
@accentBackground5_darkBackground: #2E2244;
@accentBackground5_contrastLightBackground: #E4DEED;
@accentBackground5_contrastDarkBackground: #231933;

@accentBackground6_lightBackground: #CDDCEA;
@accentBackground6_darkBackground: #1A354C;
@accentBackground6_contrastLightBackground: #DBE6F0;
@accentBackground6_contrastDarkBackground: #132839;

@accentBackground7_lightBackground: #CEE9E8;
@accentBackground7_darkBackground: #1C4A48;
@accentBackground7_contrastLightBackground: #DCEFEE;
@accentBackground7_contrastDarkBackground: #153736;

@accentBackground8_lightBackground: #D8E7D0;
@accentBackground8_darkBackground: #2E4620;
@accentBackground8_contrastLightBackground: #E3EEDD;
@accentBackground8_contrastDarkBackground: #223518;

@accentBackground9_lightBackground: #E0D2E5;
@accentBackground9_darkBackground: #3B2244;
@accentBackground9_contrastLightBackground: #E9DFEC;
@accentBackground9_contrastDarkBackground: #2C1A33;

@accentBackground10_lightBackground: #E6DCD1;
@accentBackground10_darkBackground: #453421;
@accentBackground10_contrastLightBackground: #EDE6DE;
@accentBackground10_contrastDarkBackground: #342718;
/* Fonts: a classic book typeface for names, headings and figures; the desktop's font for small details. */

@plain: Palatino-Roman;
@slanted: Palatino-Italic;
@strong: Palatino-Bold;
@strongSlanted: Palatino-BoldItalic;

/* Buttons */

fdlFUIActionButton, fdlFUIButtonCollectionViewCell_button, fdlFUIObjectCollectionViewCell_actionButton,
fdlFUIItemCollectionViewCell_primaryButton, fdlFUIItemCollectionViewCell_secondaryButton,
fdlFUIEmptyStateView_primaryButton, fdlFUIEmptyStateView_secondaryButton, fdlFUINavigationBar_backButton,
fdlFUINavigationBar_actionButton {
    font-name: @strong;
    font-style: body;
}

/* Object cells and contacts: a large name, an italic second line, space for the description */

fdlFUIObjectCollectionViewCell_headlineLabel, fdlFUIContactCell_headlineLabel {
    font-name: @strong;
    font-style: title3;
    text-line-clamp: 3;
}

fdlFUIObjectCollectionViewCell_subheadlineLabel, fdlFUIContactCell_subheadlineLabel {
    font-name: @slanted;
    font-style: body;
    text-line-clamp: 2;
}

fdlFUIObjectCollectionViewCell_descriptionLabel, fdlFUIContactCell_descriptionLabel {
    font-name: @plain;
    font-style: callout;
    font-color: secondaryLabel;
    text-line-clamp: 5;
}

fdlFUIObjectCollectionViewCell_statusLabel, fdlFUIObjectHeader_statusLabel {
    font-weight: semibold;
}

fdlFUIObjectCollectionViewCell_tag, fdlFUIObjectHeader_tag {
    font-name: @slanted;
    font-style: subheadline;
}

fdlFUIObjectCollectionViewCell_placeholder, fdlFUIContactCell_placeholder, fdlFUIObjectHeader_placeholder,
fdlFUIProfileHeader_placeholder, fdlFUIItemCollectionViewCell_placeholder, fdlFUIImageCollectionViewCell_placeholder {
    font-name: @plain;
    font-color: tintColor2;
}

/* Headers of objects and profiles: a title page */

fdlFUIObjectHeader, fdlFUIProfileHeader, fdlFUIKPIHeader {
    background-color: tertiaryGroupedBackground;
}

fdlFUIObjectHeader_headlineLabel, fdlFUIProfileHeader_headlineLabel {
    font-name: @strong;
    font-style: title1;
}

fdlFUIObjectHeader_subheadlineLabel, fdlFUIProfileHeader_subheadlineLabel {
    font-name: @slanted;
    font-style: title3;
}

fdlFUIObjectHeader_bodyLabel, fdlFUIObjectHeader_descriptionLabel, fdlFUIProfileHeader_descriptionLabel {
    font-name: @plain;
    font-style: callout;
    font-color: secondaryLabel;
}

/* Key figures */

fdlFUIKPIView_valueLabel, fdlFUIKPIView_largeValueLabel {
    font-name: @plain;
    font-color: tintColor2;
}

fdlFUIKPIView_unitLabel {
    font-name: @slanted;
    font-color: tintColor2;
}

fdlFUIKPIView_captionLabel {
    font-name: @slanted;
    font-style: body;
    font-color: secondaryLabel;
}

/* Item and image cells */

fdlFUIItemCollectionViewCell_title {
    font-name: @strong;
    font-style: body;
}

fdlFUIItemCollectionViewCell_subtitle {
    font-name: @slanted;
    font-style: subheadline;
}

fdlFUIItemCollectionViewCell_detailImageView, fdlFUIImageCollectionViewCell_detailImageView {
    placeholder-background-color: secondaryFill;
}

/* Sections: an italic heading, as in a book */

fdlFUISectionHeaderFooterView_titleLabel {
    font-name: @strongSlanted;
    font-style: title3;
    font-color: primaryLabel;
}

fdlFUISectionHeaderFooterView_attributeLabel, fdlFUISectionHeaderFooterView_attributeButton,
fdlFUISectionHeaderFooterView_disclosureButton {
    font-name: @slanted;
    font-style: callout;
}

/* Grids: a shaded header, rows in one typeface */

fdlFUIGridHeader {
    background-color: tertiaryGroupedBackground;
    separator-color: contrastElement;
}

fdlFUIGridRowHeaderItem_label {
    font-name: @strongSlanted;
    font-style: subheadline;
    font-color: primaryLabel;
}

fdlFUIGridRowTextItem_label {
    font-name: @plain;
    font-style: callout;
}

fdlFUIGridRowTextItem_font_firstTextItem {
    font-name: @strong;
}

/* Properties and forms */

fdlFUIKeyValueCollectionViewCell_keyLabel, fdlFUISimplePropertyCollectionViewCell_keyLabel,
fdlFUISwitchFormCell_title, fdlFUISliderFormCell_keyLabel, fdlFUIRatingControlCollectionViewCell_title,
fdlFUIStepperFormCell_keyText, fdlFUIRangeSliderFormCell_keyText, fdlFUIValuePickerFormCell_keyLabel,
fdlFUIDurationPickerFormCell_keyLabel, fdlFUIDatePickerFormCell_keyLabel, fdlFUIFilterFormCell_title,
fdlFUISegmentedControlFormCell_title, fdlFUIOrderPickerFormCell_title, fdlFUIListPickerCollectionViewCell_title,
fdlFUITitleFormCell_title, fdlFUINoteFormCell_title, fdlFUIKeyValueFormCell_keyLabel,
fdlFUISimplePropertyFormCell_keyLabel {
    font-name: @slanted;
    font-style: body;
    font-weight: regular;
    font-color: secondaryLabel;
}

fdlFUIKeyValueCollectionViewCell_valueLabel, fdlFUIKeyValueCollectionViewCell_valueButton,
fdlFUIKeyValueCollectionViewCell_emptyValueLabel, fdlFUISimplePropertyCollectionViewCell_valueTextField,
fdlFUISliderFormCell_valueTextField {
    font-name: @plain;
    font-style: title3;
}

fdlFUISliderFormCell_valueField, fdlFUIStepperFormCell_valueText, fdlFUIStepperFormCell_readOnlyText,
fdlFUIRangeSliderFormCell_textFields, fdlFUIValuePickerFormCell_valueLabel, fdlFUIPickerOption_label,
fdlFUIDurationPickerFormCell_valueLabel, fdlFUIDurationPickerFormCell_field, fdlFUIDatePickerFormCell_valueLabel,
fdlFUIDatePickerFormCell_field, fdlFUIFilterFormCell_valueLabel, fdlFUISegmentedControlFormCell_valueLabel,
fdlFUIOrderPickerFormCell_valueLabel, fdlFUIOrderPickerFormItemCell_title, fdlFUIListPickerFormView_valueText,
fdlFUIListPickerRow_textLabel, fdlFUITitleFormCell_valueTextField, fdlFUITitleFormCell_readOnlyField,
fdlFUINoteFormCell_valueTextView, fdlFUINoteFormCell_readOnlyField, fdlFUIKeyValueFormCell_valueTextView,
fdlFUIKeyValueFormCell_readOnlyField, fdlFUISimplePropertyFormCell_valueTextField,
fdlFUISimplePropertyFormCell_readOnlyField, fdlFUITitleFormCell_placeholder, fdlFUINoteFormCell_placeholder,
fdlFUIKeyValueFormCell_placeholder, fdlFUISimplePropertyFormCell_placeholder, fdlFUIListPicker_searchField,
fdlFUIFilterFormCell_chip, fdlFUISegmentedControlFormCell_segment {
    font-name: @plain;
}

fdlFUIListPicker_headerLabel {
    font-name: @strongSlanted;
    font-style: headline;
}

/* Switches that are on are green, with a paper-colored thumb. The thumb of sliders has the color of sealing wax. */

fdlFUISwitchFormCell_switch {
    thumb-color-enabled-selected: quinaryLabel;
    thumb-color-enabled-unselected: contrastElement;
    thumb-color-disabled-selected: quinaryLabel;
    thumb-color-disabled-unselected: contrastElement;
    track-color-enabled-selected: positiveLabel;
    track-color-enabled-unselected: quaternaryFill;
    track-color-disabled-selected: positiveLabel;
    track-color-disabled-unselected: quaternaryFill;
    border-color-enabled-selected: positiveLabel;
    border-color-enabled-unselected: contrastElement;
    border-color-disabled-selected: positiveLabel;
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
    font-name: @strong;
    font-style: title1;
}

fdlFUIEmptyStateView_bodyLabel {
    font-name: @slanted;
    font-style: title3;
}

fdlFUIEmptyStateView_illustration {
    tint-color: tintColor;
}
