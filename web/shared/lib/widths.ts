// Conditions of web/shared/styles/widths.css.

/** The window shows the whole navigation. */
export const fromDesktop = '(width >= 1024px)';
/** A phone. */
export const belowTablet = '(width < 768px)';
