// Widths of texts in search results. Search engines cut by width, not by number of characters, and publish no figures
// (developers.google.com/search/docs/appearance/title-link: "truncated as needed"). How to measure:
// screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width. The limits are those on which the preview tools of 2026
// agree for results on a desktop: 580 px for a title at 20 px, 920 px for the two lines of a description at 14 px.

export interface ResultText {
  font: string;
  /** In CSS pixels. */
  maxWidth: number;
}

export const resultTitle: ResultText = { font: '20px Arial, "Liberation Sans", sans-serif', maxWidth: 580 };
export const resultDescription: ResultText = { font: '14px Arial, "Liberation Sans", sans-serif', maxWidth: 920 };

/** Average width of a character of Arial, as a part of its size; for browsers that cannot measure off screen. */
const averageWidth = 0.5;

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

/** @returns the width on one line, in whole CSS pixels */
export const measureText = (text: string, font: string): number => {
  canvas ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return Math.round(text.length * Number.parseInt(font, 10) * averageWidth);
  canvas.font = font;
  return Math.round(canvas.measureText(text).width);
};

/** @returns the text as a search engine shows it: cut after a word, with an ellipsis, if it is too long */
export const cutToWidth = (text: string, { font, maxWidth }: ResultText): string => {
  if (measureText(text, font) <= maxWidth) return text;
  const isTooLong = (end: number) => measureText(`${text.slice(0, end).trimEnd()} …`, font) > maxWidth;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (isTooLong(middle)) tooLong = middle;
    else fits = middle;
  }
  // a word that is longer than the line is cut inside
  const end = /\s/.test(text[fits] ?? ' ') ? fits : text.slice(0, fits).lastIndexOf(' ');
  return `${text.slice(0, end > 0 ? end : fits).trimEnd()} …`;
};
