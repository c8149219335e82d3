/* Orange instead of blue; the second value of each pair is for the dark appearance. */
@tintColor: #B3541E;
@tintColor_darkBackground: #F0A876;
@tintColor2: #8F4013;
@tintColor2_darkBackground: #F5BC93;

fdlFUIObjectCollectionViewCell_headlineLabel {
    font-style: headline;
    text-line-clamp: 2;
}
