// colours.mjs: common colours of flat artwork on products.
export const INK = '#2c353b'; // lettering on white housings
export const PALE = '#c9d1d6'; // lettering on dark housings
export const BAR = '#3fd67a'; // the green bar beside a model name
export const ACCENT = { green: '#3fd67a', amber: '#f6bb2a', blue: '#2f6bf0' };
/** painted red of stop buttons */
export const RED = ['#5a0d14', '#a01722', '#d3313b', '#f08a8f'];
