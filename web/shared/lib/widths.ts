/** Condition of web/shared/styles/widths.css: the window shows the whole navigation. */
export const fromDesktop = '(width >= 1024px)';
