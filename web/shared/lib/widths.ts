// Media queries of web/shared/styles/widths.css for use in code.

/** The window is wide enough for the whole navigation. */
export const fromDesktop = '(width >= 1024px)';
/** The window is as narrow as a phone's. */
export const belowTablet = '(width < 768px)';
