/* Green instead of blue; the second value of each pair is for the dark appearance. */
@tintColor: #1E7B4B;
@tintColor_darkBackground: #6FD3A0;
@tintColor2: #17643C;
@tintColor2_darkBackground: #8CDDB3;

fdlFUIObjectCollectionViewCell_headlineLabel {
    font-style: title3;
    text-line-clamp: 2;
}

fdlFUIObjectCollectionViewCell_footnoteLabel {
    font-color: secondaryLabel;
}
