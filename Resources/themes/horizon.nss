/*
 * Horizon: all colors with their standard values. It has no effect until you change a color.
 *
 * Copy the colors that you want to change to your own sheet. Each color has a line for each surface:
 *   _lightBackground           light appearance
 *   _darkBackground            dark appearance
 *   _contrastLightBackground   light appearance with high contrast
 *   _contrastDarkBackground    dark appearance with high contrast
 *   _elevatedDarkBackground    elevated surfaces in the dark appearance, such as popovers; the default is
 *                              _darkBackground
 *
 * “floorplan theme palette” prints this file.
 */

/* Labels: text by importance; the fourth is for disabled text, the fifth for text on the tint. */

@primaryLabel_lightBackground: #223548;
@primaryLabel_darkBackground: #F5F6F7;
@primaryLabel_contrastLightBackground: #000000;
@primaryLabel_contrastDarkBackground: #FFFFFF;

@secondaryLabel_lightBackground: #475E75;
@secondaryLabel_darkBackground: #D5DADD;
@secondaryLabel_contrastLightBackground: #223548;
@secondaryLabel_contrastDarkBackground: #EAECEE;

@tertiaryLabel_lightBackground: #5B738B;
@tertiaryLabel_darkBackground: #A9B4BE;
@tertiaryLabel_contrastLightBackground: #354A5F;
@tertiaryLabel_contrastDarkBackground: #D5DADD;

@quaternaryLabel_lightBackground: rgba(131,150,168,0.46);
@quaternaryLabel_darkBackground: rgba(169,180,190,0.3);
@quaternaryLabel_contrastLightBackground: rgba(53,74,95,0.34);
@quaternaryLabel_contrastDarkBackground: rgba(169,180,190,0.5);

@quinaryLabel_lightBackground: #FFFFFF;
@quinaryLabel_darkBackground: #000000;
@quinaryLabel_contrastLightBackground: #FFFFFF;
@quinaryLabel_contrastDarkBackground: #000000;

@navBarTitleLabel_lightBackground: #223548;
@navBarTitleLabel_darkBackground: #F5F6F7;
@navBarTitleLabel_contrastLightBackground: #000000;
@navBarTitleLabel_contrastDarkBackground: #FFFFFF;

/* Tint: interactive elements and active states; 2 is for text, 3 for the background of selections. */

@tintColor_lightBackground: #0070F2;
@tintColor_darkBackground: #4DB1FF;
@tintColor_contrastLightBackground: #0046A8;
@tintColor_contrastDarkBackground: #5CB7FF;

@tintColor2_lightBackground: #0057D2;
@tintColor2_darkBackground: #4DB1FF;
@tintColor2_contrastLightBackground: #002A85;
@tintColor2_contrastDarkBackground: #5CB7FF;

@tintColor3_lightBackground: rgba(0,112,242,0.08);
@tintColor3_darkBackground: rgba(77,177,255,0.16);
@tintColor3_contrastLightBackground: rgba(0,112,240,0.08);
@tintColor3_contrastDarkBackground: rgba(92,183,255,0.16);

@tintColorTapState_lightBackground: #0040B0;
@tintColorTapState_darkBackground: #1B90FF;
@tintColorTapState_contrastLightBackground: #001E70;
@tintColorTapState_contrastDarkBackground: #3399FF;

/* Backgrounds: pages; grouped backgrounds are for pages with cells, and for the cells. */

@primaryBackground_lightBackground: #FFFFFF;
@primaryBackground_darkBackground: #000000;
@primaryBackground_contrastLightBackground: #FFFFFF;
@primaryBackground_contrastDarkBackground: #000000;
@primaryBackground_elevatedDarkBackground: #171D23;

@secondaryBackground_lightBackground: #F5F6F7;
@secondaryBackground_darkBackground: #161C21;
@secondaryBackground_contrastLightBackground: #EAECEE;
@secondaryBackground_contrastDarkBackground: #1D252A;
@secondaryBackground_elevatedDarkBackground: #242D37;

@tertiaryBackground_lightBackground: #FFFFFF;
@tertiaryBackground_darkBackground: #242E38;
@tertiaryBackground_contrastLightBackground: #FFFFFF;
@tertiaryBackground_contrastDarkBackground: #192024;
@tertiaryBackground_elevatedDarkBackground: #2F3C48;

@primaryGroupedBackground_lightBackground: #F5F6F7;
@primaryGroupedBackground_darkBackground: #000000;
@primaryGroupedBackground_contrastLightBackground: #E8EBED;
@primaryGroupedBackground_contrastDarkBackground: #000000;
@primaryGroupedBackground_elevatedDarkBackground: #171D23;

@secondaryGroupedBackground_lightBackground: #FFFFFF;
@secondaryGroupedBackground_darkBackground: #161C21;
@secondaryGroupedBackground_contrastLightBackground: #FFFFFF;
@secondaryGroupedBackground_contrastDarkBackground: #1D252A;
@secondaryGroupedBackground_elevatedDarkBackground: #242D37;

@tertiaryGroupedBackground_lightBackground: #F5F6F7;
@tertiaryGroupedBackground_darkBackground: #242E38;
@tertiaryGroupedBackground_contrastLightBackground: #E8ECEE;
@tertiaryGroupedBackground_contrastDarkBackground: #192024;
@tertiaryGroupedBackground_elevatedDarkBackground: #2F3C48;

/* Fills: tracks, fields and hovered elements, strongest first. */

@primaryFill_lightBackground: rgba(131,150,168,0.24);
@primaryFill_darkBackground: rgba(131,150,168,0.3);
@primaryFill_contrastLightBackground: rgba(135,153,171,0.34);
@primaryFill_contrastDarkBackground: rgba(131,150,168,0.4);

@secondaryFill_lightBackground: rgba(131,150,168,0.2);
@secondaryFill_darkBackground: rgba(131,150,168,0.28);
@secondaryFill_contrastLightBackground: rgba(135,153,171,0.3);
@secondaryFill_contrastDarkBackground: rgba(131,150,168,0.38);

@tertiaryFill_lightBackground: rgba(131,150,168,0.15);
@tertiaryFill_darkBackground: rgba(131,150,168,0.2);
@tertiaryFill_contrastLightBackground: rgba(135,153,171,0.25);
@tertiaryFill_contrastDarkBackground: rgba(131,150,168,0.3);

@quaternaryFill_lightBackground: rgba(131,150,168,0.09);
@quaternaryFill_darkBackground: rgba(131,150,168,0.16);
@quaternaryFill_contrastLightBackground: rgba(135,153,171,0.1);
@quaternaryFill_contrastDarkBackground: rgba(131,150,168,0.22);

/* Separators. */

@separator_lightBackground: rgba(91,115,139,0.37);
@separator_darkBackground: rgba(131,150,168,0.37);
@separator_contrastLightBackground: rgba(53,74,95,0.37);
@separator_contrastDarkBackground: rgba(169,180,190,0.37);

@separatorOpaque_lightBackground: rgba(91,115,139,0.83);
@separatorOpaque_darkBackground: rgba(131,150,168,0.83);
@separatorOpaque_contrastLightBackground: rgba(53,74,95,0.83);
@separatorOpaque_contrastDarkBackground: rgba(169,180,190,0.83);

/* Semantic text and icons. */

@negativeLabel_lightBackground: #AA0808;
@negativeLabel_darkBackground: #FF5C77;
@negativeLabel_contrastLightBackground: #7F0505;
@negativeLabel_contrastDarkBackground: #FF8CB2;

@positiveLabel_lightBackground: #256F3A;
@positiveLabel_darkBackground: #5DC122;
@positiveLabel_contrastLightBackground: #164323;
@positiveLabel_contrastDarkBackground: #97DD40;

@criticalLabel_lightBackground: #A93E00;
@criticalLabel_darkBackground: #FFB300;
@criticalLabel_contrastLightBackground: #702100;
@criticalLabel_contrastDarkBackground: #FFC933;

@informativeLabel_lightBackground: #0057D2;
@informativeLabel_darkBackground: #4DB1FF;
@informativeLabel_contrastLightBackground: #002A85;
@informativeLabel_contrastDarkBackground: #89D1FF;

@neutralLabel_lightBackground: #354A5F;
@neutralLabel_darkBackground: #8396A8;
@neutralLabel_contrastLightBackground: #223548;
@neutralLabel_contrastDarkBackground: #A9B4BE;

/* Semantic text and icons, pressed. */

@negativeLabelTapState_lightBackground: #840606;
@negativeLabelTapState_darkBackground: #EE3939;
@negativeLabelTapState_contrastLightBackground: #4E0303;
@negativeLabelTapState_contrastDarkBackground: #FF5C77;

@positiveLabelTapState_lightBackground: #1E592F;
@positiveLabelTapState_darkBackground: #36A41D;
@positiveLabelTapState_contrastLightBackground: #0E2B16;
@positiveLabelTapState_contrastDarkBackground: #56B21F;

@criticalLabelTapState_lightBackground: #8D2A00;
@criticalLabelTapState_darkBackground: #FFB300;
@criticalLabelTapState_contrastLightBackground: #450B00;
@criticalLabelTapState_contrastDarkBackground: #F58F00;

@informativeLabelTapState_lightBackground: #0040B0;
@informativeLabelTapState_darkBackground: #1B90FF;
@informativeLabelTapState_contrastLightBackground: #001E70;
@informativeLabelTapState_contrastDarkBackground: #3399FF;

@neutralLabelTapState_lightBackground: #223548;
@neutralLabelTapState_darkBackground: #8396A8;
@neutralLabelTapState_contrastLightBackground: #1A2733;
@neutralLabelTapState_contrastDarkBackground: #8799AB;

/* Semantic surfaces. */

@negativeBackground_lightBackground: rgba(238,57,57,0.08);
@negativeBackground_darkBackground: rgba(238,57,57,0.12);
@negativeBackground_contrastLightBackground: rgba(210,10,10,0.08);
@negativeBackground_contrastDarkBackground: rgba(255,92,119,0.12);

@positiveBackground_lightBackground: rgba(54,164,29,0.08);
@positiveBackground_darkBackground: rgba(54,164,29,0.12);
@positiveBackground_contrastLightBackground: rgba(24,137,24,0.08);
@positiveBackground_contrastDarkBackground: rgba(86,178,31,0.12);

@criticalBackground_lightBackground: rgba(231,101,0,0.08);
@criticalBackground_darkBackground: rgba(231,101,0,0.12);
@criticalBackground_contrastLightBackground: rgba(195,85,0,0.08);
@criticalBackground_contrastDarkBackground: rgba(245,143,0,0.12);

@informationBackground_lightBackground: rgba(27,144,255,0.08);
@informationBackground_darkBackground: rgba(27,144,255,0.12);
@informationBackground_contrastLightBackground: rgba(0,112,240,0.08);
@informationBackground_contrastDarkBackground: rgba(51,153,255,0.12);

@neutralBackground_lightBackground: rgba(91,115,139,0.08);
@neutralBackground_darkBackground: rgba(91,115,139,0.12);
@neutralBackground_contrastLightBackground: rgba(91,115,139,0.08);
@neutralBackground_contrastDarkBackground: rgba(135,153,171,0.12);

/* Semantic surfaces, pressed. */

@negativeBackgroundTapState_lightBackground: rgba(238,57,57,0.16);
@negativeBackgroundTapState_darkBackground: rgba(238,57,57,0.22);
@negativeBackgroundTapState_contrastLightBackground: rgba(210,10,10,0.16);
@negativeBackgroundTapState_contrastDarkBackground: rgba(255,92,119,0.22);

@positiveBackgroundTapState_lightBackground: rgba(54,164,29,0.16);
@positiveBackgroundTapState_darkBackground: rgba(54,164,29,0.22);
@positiveBackgroundTapState_contrastLightBackground: rgba(24,137,24,0.16);
@positiveBackgroundTapState_contrastDarkBackground: rgba(86,178,31,0.22);

@criticalBackgroundTapState_lightBackground: rgba(231,101,0,0.16);
@criticalBackgroundTapState_darkBackground: rgba(231,101,0,0.22);
@criticalBackgroundTapState_contrastLightBackground: rgba(195,85,0,0.16);
@criticalBackgroundTapState_contrastDarkBackground: rgba(245,143,0,0.22);

@informationBackgroundTapState_lightBackground: rgba(27,144,255,0.16);
@informationBackgroundTapState_darkBackground: rgba(27,144,255,0.22);
@informationBackgroundTapState_contrastLightBackground: rgba(0,112,240,0.16);
@informationBackgroundTapState_contrastDarkBackground: rgba(51,153,255,0.22);

@neutralBackgroundTapState_lightBackground: rgba(91,115,139,0.16);
@neutralBackgroundTapState_darkBackground: rgba(91,115,139,0.22);
@neutralBackgroundTapState_contrastLightBackground: rgba(91,115,139,0.16);
@neutralBackgroundTapState_contrastDarkBackground: rgba(135,153,171,0.22);

/* Bars and shadows. */

@header_lightBackground: #FFFFFF;
@header_darkBackground: #161C21;
@header_contrastLightBackground: #FFFFFF;
@header_contrastDarkBackground: #1D252C;
@header_elevatedDarkBackground: #242E38;

@headerBlended_lightBackground: rgba(255,255,255,0.85);
@headerBlended_darkBackground: rgba(19,24,29,0.9);
@headerBlended_contrastLightBackground: rgba(255,255,255,0.85);
@headerBlended_contrastDarkBackground: rgba(25,31,38,0.9);
@headerBlended_elevatedDarkBackground: rgba(31,39,47,0.9);

@footer_lightBackground: #FFFFFF;
@footer_darkBackground: #192027;
@footer_contrastLightBackground: #FFFFFF;
@footer_contrastDarkBackground: #1C242B;
@footer_elevatedDarkBackground: rgba(31,39,47,0.9);

@chrome_lightBackground: rgba(255,255,255,0.85);
@chrome_darkBackground: rgba(0,0,0,0.75);
@chrome_contrastLightBackground: rgba(255,255,255,0.9);
@chrome_contrastDarkBackground: rgba(0,0,0,0.9);
@chrome_elevatedDarkBackground: rgba(23,29,35,0.75);

@chromeSecondary_lightBackground: rgba(255,255,255,0.85);
@chromeSecondary_darkBackground: rgba(22,28,33,0.75);
@chromeSecondary_contrastLightBackground: rgba(255,255,255,0.9);
@chromeSecondary_contrastDarkBackground: rgba(29,37,42,0.9);
@chromeSecondary_elevatedDarkBackground: rgba(36,45,55,0.75);

@barTransparent_lightBackground: rgba(18,23,28,0.85);
@barTransparent_darkBackground: rgba(18,23,28,0.85);
@barTransparent_contrastLightBackground: rgba(0,0,0,0.85);
@barTransparent_contrastDarkBackground: rgba(0,0,0,0.85);

@contrastElement_lightBackground: #5B738B;
@contrastElement_darkBackground: #8396A8;
@contrastElement_contrastLightBackground: #354A5F;
@contrastElement_contrastDarkBackground: #96A6B5;

@cellBackground_lightBackground: rgba(255,255,255,0);
@cellBackground_darkBackground: rgba(34,53,72,0);
@cellBackground_contrastLightBackground: rgba(255,255,255,0);
@cellBackground_contrastDarkBackground: rgba(26,39,51,0);

@cardShadow_lightBackground: rgba(91,115,139,0.08);
@cardShadow_darkBackground: rgba(0,0,0,0.3);
@cardShadow_contrastLightBackground: rgba(0,0,0,0.08);
@cardShadow_contrastDarkBackground: rgba(0,0,0,0.3);

@sectionShadow_lightBackground: rgba(91,115,139,0.24);
@sectionShadow_darkBackground: rgba(0,0,0,0.37);
@sectionShadow_contrastLightBackground: rgba(0,0,0,0.24);
@sectionShadow_contrastDarkBackground: rgba(0,0,0,0.37);

/* The ten accent pairs of tags: text and surface. */

@accentLabel1_lightBackground: #A93E00;
@accentLabel1_darkBackground: #FFDF72;
@accentLabel1_contrastLightBackground: #A93E00;
@accentLabel1_contrastDarkBackground: #FFDF72;

@accentLabel2_lightBackground: #AA0808;
@accentLabel2_darkBackground: #FFB2D2;
@accentLabel2_contrastLightBackground: #AA0808;
@accentLabel2_contrastDarkBackground: #FFB2D2;

@accentLabel3_lightBackground: #BA066C;
@accentLabel3_darkBackground: #FECBDA;
@accentLabel3_contrastLightBackground: #BA066C;
@accentLabel3_contrastDarkBackground: #FECBDA;

@accentLabel4_lightBackground: #A110C2;
@accentLabel4_darkBackground: #FFAFED;
@accentLabel4_contrastLightBackground: #A110C2;
@accentLabel4_contrastDarkBackground: #FFAFED;

@accentLabel5_lightBackground: #470CED;
@accentLabel5_darkBackground: #D3B6FF;
@accentLabel5_contrastLightBackground: #470CED;
@accentLabel5_contrastDarkBackground: #D3B6FF;

@accentLabel6_lightBackground: #0057D2;
@accentLabel6_darkBackground: #A6E0FF;
@accentLabel6_contrastLightBackground: #0057D2;
@accentLabel6_contrastDarkBackground: #A6E0FF;

@accentLabel7_lightBackground: #046C7A;
@accentLabel7_darkBackground: #64EDD2;
@accentLabel7_contrastLightBackground: #046C7A;
@accentLabel7_contrastDarkBackground: #64EDD2;

@accentLabel8_lightBackground: #256F3A;
@accentLabel8_darkBackground: #BDE986;
@accentLabel8_contrastLightBackground: #256F3A;
@accentLabel8_contrastDarkBackground: #BDE986;

@accentLabel9_lightBackground: #6C32A9;
@accentLabel9_darkBackground: #D0B8EA;
@accentLabel9_contrastLightBackground: #6C32A9;
@accentLabel9_contrastDarkBackground: #D0B8EA;

@accentLabel10_lightBackground: #354A5F;
@accentLabel10_darkBackground: #D5DADD;
@accentLabel10_contrastLightBackground: #354A5F;
@accentLabel10_contrastDarkBackground: #D5DADD;

@accentBackground1_lightBackground: #FFF3B8;
@accentBackground1_darkBackground: #8D2A00;
@accentBackground1_contrastLightBackground: #FFF3B8;
@accentBackground1_contrastDarkBackground: #8D2A00;

@accentBackground2_lightBackground: #FFD5EA;
@accentBackground2_darkBackground: #840606;
@accentBackground2_contrastLightBackground: #FFD5EA;
@accentBackground2_contrastDarkBackground: #840606;

@accentBackground3_lightBackground: #FFDCE8;
@accentBackground3_darkBackground: #9B015D;
@accentBackground3_contrastLightBackground: #FFDCE8;
@accentBackground3_contrastDarkBackground: #9B015D;

@accentBackground4_lightBackground: #FFDCF3;
@accentBackground4_darkBackground: #7800A4;
@accentBackground4_contrastLightBackground: #FFDCF3;
@accentBackground4_contrastDarkBackground: #7800A4;

@accentBackground5_lightBackground: #E2D8FF;
@accentBackground5_darkBackground: #2C13AD;
@accentBackground5_contrastLightBackground: #E2D8FF;
@accentBackground5_contrastDarkBackground: #2C13AD;

@accentBackground6_lightBackground: #D1EFFF;
@accentBackground6_darkBackground: #0040B0;
@accentBackground6_contrastLightBackground: #D1EFFF;
@accentBackground6_contrastDarkBackground: #0040B0;

@accentBackground7_lightBackground: #C2FCEE;
@accentBackground7_darkBackground: #035663;
@accentBackground7_contrastLightBackground: #C2FCEE;
@accentBackground7_contrastDarkBackground: #035663;

@accentBackground8_lightBackground: #EBF5CB;
@accentBackground8_darkBackground: #1E592F;
@accentBackground8_contrastLightBackground: #EBF5CB;
@accentBackground8_contrastDarkBackground: #1E592F;

@accentBackground9_lightBackground: #DDCCF0;
@accentBackground9_darkBackground: #511F89;
@accentBackground9_contrastLightBackground: #DDCCF0;
@accentBackground9_contrastDarkBackground: #511F89;

@accentBackground10_lightBackground: #EAECEE;
@accentBackground10_darkBackground: #223548;
@accentBackground10_contrastLightBackground: #EAECEE;
@accentBackground10_contrastDarkBackground: #223548;

/* White and black, as for switch thumbs; base1 and base2 are swapped on dark surfaces. */

@baseWhite_lightBackground: #FFFFFF;
@baseWhite_darkBackground: #FFFFFF;
@baseWhite_contrastLightBackground: #FFFFFF;
@baseWhite_contrastDarkBackground: #FFFFFF;

@baseBlack_lightBackground: #000000;
@baseBlack_darkBackground: #000000;
@baseBlack_contrastLightBackground: #000000;
@baseBlack_contrastDarkBackground: #000000;

@base1_lightBackground: #FFFFFF;
@base1_darkBackground: #000000;
@base1_contrastLightBackground: #FFFFFF;
@base1_contrastDarkBackground: #000000;

@base2_lightBackground: #000000;
@base2_darkBackground: #FFFFFF;
@base2_contrastLightBackground: #000000;
@base2_contrastDarkBackground: #FFFFFF;

/* The hue grey: from lowest to highest contrast with the background. */

@grey1_lightBackground: #F5F6F7;
@grey1_darkBackground: #12171C;
@grey1_contrastLightBackground: #F5F6F7;
@grey1_contrastDarkBackground: #12171C;

@grey2_lightBackground: #EAECEE;
@grey2_darkBackground: #1A2733;
@grey2_contrastLightBackground: #EAECEE;
@grey2_contrastDarkBackground: #1A2733;

@grey3_lightBackground: #D5DADD;
@grey3_darkBackground: #223548;
@grey3_contrastLightBackground: #D5DADD;
@grey3_contrastDarkBackground: #223548;

@grey4_lightBackground: #A9B4BE;
@grey4_darkBackground: #354A5F;
@grey4_contrastLightBackground: #A9B4BE;
@grey4_contrastDarkBackground: #354A5F;

@grey5_lightBackground: #8396A8;
@grey5_darkBackground: #475E75;
@grey5_contrastLightBackground: #8396A8;
@grey5_contrastDarkBackground: #475E75;

@grey6_lightBackground: #5B738B;
@grey6_darkBackground: #5B738B;
@grey6_contrastLightBackground: #5B738B;
@grey6_contrastDarkBackground: #5B738B;

@grey7_lightBackground: #475E75;
@grey7_darkBackground: #8396A8;
@grey7_contrastLightBackground: #475E75;
@grey7_contrastDarkBackground: #8396A8;

@grey8_lightBackground: #354A5F;
@grey8_darkBackground: #A9B4BE;
@grey8_contrastLightBackground: #354A5F;
@grey8_contrastDarkBackground: #A9B4BE;

@grey9_lightBackground: #223548;
@grey9_darkBackground: #D5DADD;
@grey9_contrastLightBackground: #223548;
@grey9_contrastDarkBackground: #D5DADD;

@grey10_lightBackground: #1A2733;
@grey10_darkBackground: #EAECEE;
@grey10_contrastLightBackground: #1A2733;
@grey10_contrastDarkBackground: #EAECEE;

@grey11_lightBackground: #12171C;
@grey11_darkBackground: #F5F6F7;
@grey11_contrastLightBackground: #12171C;
@grey11_contrastDarkBackground: #F5F6F7;

/* The hue red: from lowest to highest contrast with the background. */

@red1_lightBackground: #FFEAF4;
@red1_darkBackground: #350000;
@red1_contrastLightBackground: #FFEAF4;
@red1_contrastDarkBackground: #350000;

@red2_lightBackground: #FFD5EA;
@red2_darkBackground: #5A0404;
@red2_contrastLightBackground: #FFD5EA;
@red2_contrastDarkBackground: #5A0404;

@red3_lightBackground: #FFB2D2;
@red3_darkBackground: #840606;
@red3_contrastLightBackground: #FFB2D2;
@red3_contrastDarkBackground: #840606;

@red4_lightBackground: #FF8CB2;
@red4_darkBackground: #AA0808;
@red4_contrastLightBackground: #FF8CB2;
@red4_contrastDarkBackground: #AA0808;

@red5_lightBackground: #FF5C77;
@red5_darkBackground: #D20A0A;
@red5_contrastLightBackground: #FF5C77;
@red5_contrastDarkBackground: #D20A0A;

@red6_lightBackground: #EE3939;
@red6_darkBackground: #EE3939;
@red6_contrastLightBackground: #EE3939;
@red6_contrastDarkBackground: #EE3939;

@red7_lightBackground: #D20A0A;
@red7_darkBackground: #FF5C77;
@red7_contrastLightBackground: #D20A0A;
@red7_contrastDarkBackground: #FF5C77;

@red8_lightBackground: #AA0808;
@red8_darkBackground: #FF8CB2;
@red8_contrastLightBackground: #AA0808;
@red8_contrastDarkBackground: #FF8CB2;

@red9_lightBackground: #840606;
@red9_darkBackground: #FFB2D2;
@red9_contrastLightBackground: #840606;
@red9_contrastDarkBackground: #FFB2D2;

@red10_lightBackground: #5A0404;
@red10_darkBackground: #FFD5EA;
@red10_contrastLightBackground: #5A0404;
@red10_contrastDarkBackground: #FFD5EA;

@red11_lightBackground: #350000;
@red11_darkBackground: #FFEAF4;
@red11_contrastLightBackground: #350000;
@red11_contrastDarkBackground: #FFEAF4;

/* The hue mango: from lowest to highest contrast with the background. */

@mango1_lightBackground: #FFF8D6;
@mango1_darkBackground: #450B00;
@mango1_contrastLightBackground: #FFF8D6;
@mango1_contrastDarkBackground: #450B00;

@mango2_lightBackground: #FFF3B8;
@mango2_darkBackground: #6D1900;
@mango2_contrastLightBackground: #FFF3B8;
@mango2_contrastDarkBackground: #6D1900;

@mango3_lightBackground: #FFDF72;
@mango3_darkBackground: #8D2A00;
@mango3_contrastLightBackground: #FFDF72;
@mango3_contrastDarkBackground: #8D2A00;

@mango4_lightBackground: #FFC933;
@mango4_darkBackground: #A93E00;
@mango4_contrastLightBackground: #FFC933;
@mango4_contrastDarkBackground: #A93E00;

@mango5_lightBackground: #FFB300;
@mango5_darkBackground: #C35500;
@mango5_contrastLightBackground: #FFB300;
@mango5_contrastDarkBackground: #C35500;

@mango6_lightBackground: #E76500;
@mango6_darkBackground: #E76500;
@mango6_contrastLightBackground: #E76500;
@mango6_contrastDarkBackground: #E76500;

@mango7_lightBackground: #C35500;
@mango7_darkBackground: #FFB300;
@mango7_contrastLightBackground: #C35500;
@mango7_contrastDarkBackground: #FFB300;

@mango8_lightBackground: #A93E00;
@mango8_darkBackground: #FFC933;
@mango8_contrastLightBackground: #A93E00;
@mango8_contrastDarkBackground: #FFC933;

@mango9_lightBackground: #8D2A00;
@mango9_darkBackground: #FFDF72;
@mango9_contrastLightBackground: #8D2A00;
@mango9_contrastDarkBackground: #FFDF72;

@mango10_lightBackground: #6D1900;
@mango10_darkBackground: #FFF3B8;
@mango10_contrastLightBackground: #6D1900;
@mango10_contrastDarkBackground: #FFF3B8;

@mango11_lightBackground: #450B00;
@mango11_darkBackground: #FFF8D6;
@mango11_contrastLightBackground: #450B00;
@mango11_contrastDarkBackground: #FFF8D6;

/* The hue green: from lowest to highest contrast with the background. */

@green1_lightBackground: #F5FAE5;
@green1_darkBackground: #0E2B16;
@green1_contrastLightBackground: #F5FAE5;
@green1_contrastDarkBackground: #0E2B16;

@green2_lightBackground: #EBF5CB;
@green2_darkBackground: #164323;
@green2_contrastLightBackground: #EBF5CB;
@green2_contrastDarkBackground: #164323;

@green3_lightBackground: #BDE986;
@green3_darkBackground: #1E592F;
@green3_contrastLightBackground: #BDE986;
@green3_contrastDarkBackground: #1E592F;

@green4_lightBackground: #97DD40;
@green4_darkBackground: #256F3A;
@green4_contrastLightBackground: #97DD40;
@green4_contrastDarkBackground: #256F3A;

@green5_lightBackground: #5DC122;
@green5_darkBackground: #188918;
@green5_contrastLightBackground: #5DC122;
@green5_contrastDarkBackground: #188918;

@green6_lightBackground: #36A41D;
@green6_darkBackground: #36A41D;
@green6_contrastLightBackground: #36A41D;
@green6_contrastDarkBackground: #36A41D;

@green7_lightBackground: #188918;
@green7_darkBackground: #5DC122;
@green7_contrastLightBackground: #188918;
@green7_contrastDarkBackground: #5DC122;

@green8_lightBackground: #256F3A;
@green8_darkBackground: #97DD40;
@green8_contrastLightBackground: #256F3A;
@green8_contrastDarkBackground: #97DD40;

@green9_lightBackground: #1E592F;
@green9_darkBackground: #BDE986;
@green9_contrastLightBackground: #1E592F;
@green9_contrastDarkBackground: #BDE986;

@green10_lightBackground: #164323;
@green10_darkBackground: #EBF5CB;
@green10_contrastLightBackground: #164323;
@green10_contrastDarkBackground: #EBF5CB;

@green11_lightBackground: #0E2B16;
@green11_darkBackground: #F5FAE5;
@green11_contrastLightBackground: #0E2B16;
@green11_contrastDarkBackground: #F5FAE5;

/* The hue teal: from lowest to highest contrast with the background. */

@teal1_lightBackground: #DAFDF5;
@teal1_darkBackground: #012931;
@teal1_contrastLightBackground: #DAFDF5;
@teal1_contrastDarkBackground: #012931;

@teal2_lightBackground: #C2FCEE;
@teal2_darkBackground: #02414C;
@teal2_contrastLightBackground: #C2FCEE;
@teal2_contrastDarkBackground: #02414C;

@teal3_lightBackground: #64EDD2;
@teal3_darkBackground: #035663;
@teal3_contrastLightBackground: #64EDD2;
@teal3_contrastDarkBackground: #035663;

@teal4_lightBackground: #2CE0BF;
@teal4_darkBackground: #046C7A;
@teal4_contrastLightBackground: #2CE0BF;
@teal4_contrastDarkBackground: #046C7A;

@teal5_lightBackground: #00CEAC;
@teal5_darkBackground: #07838F;
@teal5_contrastLightBackground: #00CEAC;
@teal5_contrastDarkBackground: #07838F;

@teal6_lightBackground: #049F9A;
@teal6_darkBackground: #049F9A;
@teal6_contrastLightBackground: #049F9A;
@teal6_contrastDarkBackground: #049F9A;

@teal7_lightBackground: #07838F;
@teal7_darkBackground: #00CEAC;
@teal7_contrastLightBackground: #07838F;
@teal7_contrastDarkBackground: #00CEAC;

@teal8_lightBackground: #046C7A;
@teal8_darkBackground: #2CE0BF;
@teal8_contrastLightBackground: #046C7A;
@teal8_contrastDarkBackground: #2CE0BF;

@teal9_lightBackground: #035663;
@teal9_darkBackground: #64EDD2;
@teal9_contrastLightBackground: #035663;
@teal9_contrastDarkBackground: #64EDD2;

@teal10_lightBackground: #02414C;
@teal10_darkBackground: #C2FCEE;
@teal10_contrastLightBackground: #02414C;
@teal10_contrastDarkBackground: #C2FCEE;

@teal11_lightBackground: #012931;
@teal11_darkBackground: #DAFDF5;
@teal11_contrastLightBackground: #012931;
@teal11_contrastDarkBackground: #DAFDF5;

/* The hue blue: from lowest to highest contrast with the background. */

@blue1_lightBackground: #EBF8FF;
@blue1_darkBackground: #00144A;
@blue1_contrastLightBackground: #EBF8FF;
@blue1_contrastDarkBackground: #00144A;

@blue2_lightBackground: #D1EFFF;
@blue2_darkBackground: #002A86;
@blue2_contrastLightBackground: #D1EFFF;
@blue2_contrastDarkBackground: #002A86;

@blue3_lightBackground: #A6E0FF;
@blue3_darkBackground: #0040B0;
@blue3_contrastLightBackground: #A6E0FF;
@blue3_contrastDarkBackground: #0040B0;

@blue4_lightBackground: #89D1FF;
@blue4_darkBackground: #0057D2;
@blue4_contrastLightBackground: #89D1FF;
@blue4_contrastDarkBackground: #0057D2;

@blue5_lightBackground: #4DB1FF;
@blue5_darkBackground: #0070F2;
@blue5_contrastLightBackground: #4DB1FF;
@blue5_contrastDarkBackground: #0070F2;

@blue6_lightBackground: #1B90FF;
@blue6_darkBackground: #1B90FF;
@blue6_contrastLightBackground: #1B90FF;
@blue6_contrastDarkBackground: #1B90FF;

@blue7_lightBackground: #0070F2;
@blue7_darkBackground: #4DB1FF;
@blue7_contrastLightBackground: #0070F2;
@blue7_contrastDarkBackground: #4DB1FF;

@blue8_lightBackground: #0057D2;
@blue8_darkBackground: #89D1FF;
@blue8_contrastLightBackground: #0057D2;
@blue8_contrastDarkBackground: #89D1FF;

@blue9_lightBackground: #0040B0;
@blue9_darkBackground: #A6E0FF;
@blue9_contrastLightBackground: #0040B0;
@blue9_contrastDarkBackground: #A6E0FF;

@blue10_lightBackground: #002A86;
@blue10_darkBackground: #D1EFFF;
@blue10_contrastLightBackground: #002A86;
@blue10_contrastDarkBackground: #D1EFFF;

@blue11_lightBackground: #00144A;
@blue11_darkBackground: #EBF8FF;
@blue11_contrastLightBackground: #00144A;
@blue11_contrastDarkBackground: #EBF8FF;

/* The hue indigo: from lowest to highest contrast with the background. */

@indigo1_lightBackground: #F1ECFF;
@indigo1_darkBackground: #0E0637;
@indigo1_contrastLightBackground: #F1ECFF;
@indigo1_contrastDarkBackground: #0E0637;

@indigo2_lightBackground: #E2D8FF;
@indigo2_darkBackground: #1C0C6E;
@indigo2_contrastLightBackground: #E2D8FF;
@indigo2_contrastDarkBackground: #1C0C6E;

@indigo3_lightBackground: #D3B6FF;
@indigo3_darkBackground: #2C13AD;
@indigo3_contrastLightBackground: #D3B6FF;
@indigo3_contrastDarkBackground: #2C13AD;

@indigo4_lightBackground: #B894FF;
@indigo4_darkBackground: #470CED;
@indigo4_contrastLightBackground: #B894FF;
@indigo4_contrastDarkBackground: #470CED;

@indigo5_lightBackground: #9B76FF;
@indigo5_darkBackground: #5D36FF;
@indigo5_contrastLightBackground: #9B76FF;
@indigo5_contrastDarkBackground: #5D36FF;

@indigo6_lightBackground: #7858FF;
@indigo6_darkBackground: #7858FF;
@indigo6_contrastLightBackground: #7858FF;
@indigo6_contrastDarkBackground: #7858FF;

@indigo7_lightBackground: #5D36FF;
@indigo7_darkBackground: #9B76FF;
@indigo7_contrastLightBackground: #5D36FF;
@indigo7_contrastDarkBackground: #9B76FF;

@indigo8_lightBackground: #470CED;
@indigo8_darkBackground: #B894FF;
@indigo8_contrastLightBackground: #470CED;
@indigo8_contrastDarkBackground: #B894FF;

@indigo9_lightBackground: #2C13AD;
@indigo9_darkBackground: #D3B6FF;
@indigo9_contrastLightBackground: #2C13AD;
@indigo9_contrastDarkBackground: #D3B6FF;

@indigo10_lightBackground: #1C0C6E;
@indigo10_darkBackground: #E2D8FF;
@indigo10_contrastLightBackground: #1C0C6E;
@indigo10_contrastDarkBackground: #E2D8FF;

@indigo11_lightBackground: #0E0637;
@indigo11_darkBackground: #F1ECFF;
@indigo11_contrastLightBackground: #0E0637;
@indigo11_contrastDarkBackground: #F1ECFF;

/* The hue pink: from lowest to highest contrast with the background. */

@pink1_lightBackground: #FFF0FA;
@pink1_darkBackground: #28004A;
@pink1_contrastLightBackground: #FFF0FA;
@pink1_contrastDarkBackground: #28004A;

@pink2_lightBackground: #FFDCF3;
@pink2_darkBackground: #510080;
@pink2_contrastLightBackground: #FFDCF3;
@pink2_contrastDarkBackground: #510080;

@pink3_lightBackground: #FFAFED;
@pink3_darkBackground: #7800A4;
@pink3_contrastLightBackground: #FFAFED;
@pink3_contrastDarkBackground: #7800A4;

@pink4_lightBackground: #FF8AF0;
@pink4_darkBackground: #A100C2;
@pink4_contrastLightBackground: #FF8AF0;
@pink4_contrastDarkBackground: #A100C2;

@pink5_lightBackground: #F65AF2;
@pink5_darkBackground: #CC00DC;
@pink5_contrastLightBackground: #F65AF2;
@pink5_contrastDarkBackground: #CC00DC;

@pink6_lightBackground: #F31DED;
@pink6_darkBackground: #F31DED;
@pink6_contrastLightBackground: #F31DED;
@pink6_contrastDarkBackground: #F31DED;

@pink7_lightBackground: #CC00DC;
@pink7_darkBackground: #F65AF2;
@pink7_contrastLightBackground: #CC00DC;
@pink7_contrastDarkBackground: #F65AF2;

@pink8_lightBackground: #A100C2;
@pink8_darkBackground: #FF8AF0;
@pink8_contrastLightBackground: #A100C2;
@pink8_contrastDarkBackground: #FF8AF0;

@pink9_lightBackground: #7800A4;
@pink9_darkBackground: #FFAFED;
@pink9_contrastLightBackground: #7800A4;
@pink9_contrastDarkBackground: #FFAFED;

@pink10_lightBackground: #510080;
@pink10_darkBackground: #FFDCF3;
@pink10_contrastLightBackground: #510080;
@pink10_contrastDarkBackground: #FFDCF3;

@pink11_lightBackground: #28004A;
@pink11_darkBackground: #FFF0FA;
@pink11_contrastLightBackground: #28004A;
@pink11_contrastDarkBackground: #FFF0FA;

/* The hue raspberry: from lowest to highest contrast with the background. */

@raspberry1_lightBackground: #FFF0F5;
@raspberry1_darkBackground: #510136;
@raspberry1_contrastLightBackground: #FFF0F5;
@raspberry1_contrastDarkBackground: #510136;

@raspberry2_lightBackground: #FFDCE8;
@raspberry2_darkBackground: #71014B;
@raspberry2_contrastLightBackground: #FFDCE8;
@raspberry2_contrastDarkBackground: #71014B;

@raspberry3_lightBackground: #FECBDA;
@raspberry3_darkBackground: #9B015D;
@raspberry3_contrastLightBackground: #FECBDA;
@raspberry3_contrastDarkBackground: #9B015D;

@raspberry4_lightBackground: #FEADC8;
@raspberry4_darkBackground: #BA066C;
@raspberry4_contrastLightBackground: #FEADC8;
@raspberry4_contrastDarkBackground: #BA066C;

@raspberry5_lightBackground: #FE83AE;
@raspberry5_darkBackground: #FE83AE;
@raspberry5_contrastLightBackground: #FE83AE;
@raspberry5_contrastDarkBackground: #FE83AE;

@raspberry6_lightBackground: #FA4F96;
@raspberry6_darkBackground: #FA4F96;
@raspberry6_contrastLightBackground: #FA4F96;
@raspberry6_contrastDarkBackground: #FA4F96;

@raspberry7_lightBackground: #DF1278;
@raspberry7_darkBackground: #FE83AE;
@raspberry7_contrastLightBackground: #DF1278;
@raspberry7_contrastDarkBackground: #FE83AE;

@raspberry8_lightBackground: #BA066C;
@raspberry8_darkBackground: #FEADC8;
@raspberry8_contrastLightBackground: #BA066C;
@raspberry8_contrastDarkBackground: #FEADC8;

@raspberry9_lightBackground: #9B015D;
@raspberry9_darkBackground: #FECBDA;
@raspberry9_contrastLightBackground: #9B015D;
@raspberry9_contrastDarkBackground: #FECBDA;

@raspberry10_lightBackground: #71014B;
@raspberry10_darkBackground: #FFDCE8;
@raspberry10_contrastLightBackground: #71014B;
@raspberry10_contrastDarkBackground: #FFDCE8;

@raspberry11_lightBackground: #510136;
@raspberry11_darkBackground: #FFF0F5;
@raspberry11_contrastLightBackground: #510136;
@raspberry11_contrastDarkBackground: #FFF0F5;

/* Charts and maps. */

@chart1_lightBackground: #168EFF;
@chart1_darkBackground: #3278BE;
@chart1_contrastLightBackground: #168EFF;
@chart1_contrastDarkBackground: #3278BE;

@chart2_lightBackground: #C87B00;
@chart2_darkBackground: #F2A634;
@chart2_contrastLightBackground: #C87B00;
@chart2_contrastDarkBackground: #F2A634;

@chart3_lightBackground: #75980B;
@chart3_darkBackground: #B4CE35;
@chart3_contrastLightBackground: #75980B;
@chart3_contrastDarkBackground: #B4CE35;

@chart4_lightBackground: #DF1278;
@chart4_darkBackground: #FA4F96;
@chart4_contrastLightBackground: #DF1278;
@chart4_contrastDarkBackground: #FA4F96;

@chart5_lightBackground: #8B47D7;
@chart5_darkBackground: #8B47D7;
@chart5_contrastLightBackground: #8B47D7;
@chart5_contrastDarkBackground: #8B47D7;

@chart6_lightBackground: #049F9A;
@chart6_darkBackground: #049F9A;
@chart6_contrastLightBackground: #049F9A;
@chart6_contrastDarkBackground: #049F9A;

@chart7_lightBackground: #0070F2;
@chart7_darkBackground: #0070F2;
@chart7_contrastLightBackground: #0070F2;
@chart7_contrastDarkBackground: #0070F2;

@chart8_lightBackground: #CC00DC;
@chart8_darkBackground: #F31DED;
@chart8_contrastLightBackground: #CC00DC;
@chart8_contrastDarkBackground: #F31DED;

@chart9_lightBackground: #798C77;
@chart9_darkBackground: #8EA18C;
@chart9_contrastLightBackground: #798C77;
@chart9_contrastDarkBackground: #8EA18C;

@chart10_lightBackground: #DA6C6C;
@chart10_darkBackground: #F28585;
@chart10_contrastLightBackground: #DA6C6C;
@chart10_contrastDarkBackground: #F28585;

@chart11_lightBackground: #5D36FF;
@chart11_darkBackground: #7858FF;
@chart11_contrastLightBackground: #5D36FF;
@chart11_contrastDarkBackground: #7858FF;

@chart12_lightBackground: #A68A5B;
@chart12_darkBackground: #A68A5B;
@chart12_contrastLightBackground: #A68A5B;
@chart12_contrastDarkBackground: #A68A5B;

@chartGood_lightBackground: #30914C;
@chartGood_darkBackground: #30914C;
@chartGood_contrastLightBackground: #30914C;
@chartGood_contrastDarkBackground: #30914C;

@chartBad_lightBackground: #F53232;
@chartBad_darkBackground: #F83030;
@chartBad_contrastLightBackground: #F53232;
@chartBad_contrastDarkBackground: #F83030;

@chartCritical_lightBackground: #E26300;
@chartCritical_darkBackground: #DD6100;
@chartCritical_contrastLightBackground: #E26300;
@chartCritical_contrastDarkBackground: #DD6100;

@chartNeutral_lightBackground: #758CA4;
@chartNeutral_darkBackground: #6F89A1;
@chartNeutral_contrastLightBackground: #758CA4;
@chartNeutral_contrastDarkBackground: #6F89A1;

@stockUpStroke_lightBackground: #30914C;
@stockUpStroke_darkBackground: #30914C;
@stockUpStroke_contrastLightBackground: #30914C;
@stockUpStroke_contrastDarkBackground: #30914C;

@stockDownStroke_lightBackground: #F53232;
@stockDownStroke_darkBackground: #F83030;
@stockDownStroke_contrastLightBackground: #F53232;
@stockDownStroke_contrastDarkBackground: #F83030;

@map1_lightBackground: #2E4A62;
@map1_darkBackground: #2E4A62;
@map1_contrastLightBackground: #2E4A62;
@map1_contrastDarkBackground: #2E4A62;

@map2_lightBackground: #56840E;
@map2_darkBackground: #56840E;
@map2_contrastLightBackground: #56840E;
@map2_contrastDarkBackground: #56840E;

@map3_lightBackground: #A63788;
@map3_darkBackground: #A63788;
@map3_contrastLightBackground: #A63788;
@map3_contrastDarkBackground: #A63788;

@map4_lightBackground: #0079C6;
@map4_darkBackground: #0079C6;
@map4_contrastLightBackground: #0079C6;
@map4_contrastDarkBackground: #0079C6;

@map5_lightBackground: #6B4EA0;
@map5_darkBackground: #6B4EA0;
@map5_contrastLightBackground: #6B4EA0;
@map5_contrastDarkBackground: #6B4EA0;

@map6_lightBackground: #A16B00;
@map6_darkBackground: #A16B00;
@map6_contrastLightBackground: #A16B00;
@map6_contrastDarkBackground: #A16B00;

@map7_lightBackground: #0B6295;
@map7_darkBackground: #0B6295;
@map7_contrastLightBackground: #0B6295;
@map7_contrastDarkBackground: #0B6295;

@map8_lightBackground: #D04774;
@map8_darkBackground: #D04774;
@map8_contrastLightBackground: #D04774;
@map8_contrastDarkBackground: #D04774;

@map9_lightBackground: #1C857A;
@map9_darkBackground: #1C857A;
@map9_contrastLightBackground: #1C857A;
@map9_contrastDarkBackground: #1C857A;

@map10_lightBackground: #C45300;
@map10_darkBackground: #C45300;
@map10_contrastLightBackground: #C45300;
@map10_contrastDarkBackground: #C45300;

/* Custom colors for apps. */

@customColor1_lightBackground: #8396A8;
@customColor1_darkBackground: #475E75;
@customColor1_contrastLightBackground: #8396A8;
@customColor1_contrastDarkBackground: #475E75;

@customColor2_lightBackground: #1B90FF;
@customColor2_darkBackground: #0057D2;
@customColor2_contrastLightBackground: #1B90FF;
@customColor2_contrastDarkBackground: #0057D2;

@customColor3_lightBackground: #04ACA7;
@customColor3_darkBackground: #046C7A;
@customColor3_contrastLightBackground: #04ACA7;
@customColor3_contrastDarkBackground: #046C7A;

@customColor4_lightBackground: #36A41D;
@customColor4_darkBackground: #256F3A;
@customColor4_contrastLightBackground: #36A41D;
@customColor4_contrastDarkBackground: #256F3A;

@customColor5_lightBackground: #F58B00;
@customColor5_darkBackground: #A93E00;
@customColor5_contrastLightBackground: #F58B00;
@customColor5_contrastDarkBackground: #A93E00;

@customColor6_lightBackground: #D20A0A;
@customColor6_darkBackground: #D20A0A;
@customColor6_contrastLightBackground: #D20A0A;
@customColor6_contrastDarkBackground: #D20A0A;
