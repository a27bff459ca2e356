// The parts of a link preview picture, as SVG that consists of shapes only.
import type { Fonts } from '#server/platform/text-drawing/fonts.ts';
import { breakLines, drawableText, type TextStyle, textPaths } from '#server/platform/text-drawing/text-lines.ts';
import type { CardColors } from './card-colors.ts';
import type { RecordCard } from './record-card.ts';

export interface Texts {
  fonts: Fonts;
  card: RecordCard;
  colors: CardColors;
}

const titleSizes = [68, 60, 52, 46] as const;
/** Above this number of lines, a smaller font size is tried first. */
const usualLines = 3;
const maxLines = 4;

/** The title in the largest size that fits, if possible without dividing a word, truncated if none fits. */
const titleOf = ({ fonts, card }: Texts, room: { width: number; height: number }) => {
  const title = drawableText(fonts.head, card.title);
  const attempts = titleSizes.map((size) => {
    const style: TextStyle = { fonts: fonts.head, size, tracking: -0.015 };
    const lineHeight = Math.round(size * 1.1);
    const lines = Math.min(maxLines, Math.floor(room.height / lineHeight));
    return { style, lineHeight, ...breakLines(style, title, { width: room.width, lines }) };
  });
  const whole = attempts.filter(({ isCut }) => !isCut);
  const undivided = whole.filter(({ isDivided }) => !isDivided);
  const best = undivided.length > 0 ? undivided : whole;
  return best.find(({ lines }) => lines.length <= usualLines) ?? best[0] ?? attempts.at(-1);
};

/** A text on one line, truncated if it is too long. */
const oneLine = (style: TextStyle, text: string, at: { x: number; y: number }, width: number): string => {
  const [shown = ''] = breakLines(style, drawableText(style.fonts, text), { width, lines: 1 }).lines;
  return textPaths(style, shown, at);
};

/** The name of the company after a square in the brand colour. `x` and `y` are the corner of the square; `width` includes both. */
export const companyMark = ({ fonts, card, colors }: Texts, { x, y, width }: { x: number; y: number; width: number }): string => {
  const style: TextStyle = { fonts: fonts.head, size: 27, tracking: -0.005 };
  const name = oneLine(style, card.company, { x: x + 34, y: y + 19 }, width - 34);
  return `<path fill="${colors.brand}" d="M${x} ${y}h20v20h-20z"/><g fill="${colors.text}">${name}</g>`;
};

/** A dimension line like those in technical drawings. */
const dimensionLine = (x: number, y: number, width: number, color: string): string => {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const half = part % 1 === 0 ? 7 : 4;
    return `M${x + part * width} ${y - half}v${2 * half}`;
  });
  return `<path stroke="${color}" stroke-width="2" d="M${x} ${y}h${width}${ticks.join('')}"/>`;
};

interface Area {
  x: number;
  /** Lower edge of the text, or of the line below it. */
  bottom: number;
  width: number;
  /** Maximum height of the title. */
  height: number;
  /** Draws a dimension line below. */
  hasLine: boolean;
}

/** Label and title, drawn from the bottom up. @returns also the upper edge */
export const textBlock = (texts: Texts, { x, bottom, width, height, hasLine }: Area): { svg: string; top: number } => {
  const { fonts, card, colors } = texts;
  const title = titleOf(texts, { width, height });
  const baseline = bottom - (hasLine ? 46 : 12);
  const { lines = [], lineHeight = 0, style } = title ?? {};
  const paths = style
    ? lines.map((text, index) => textPaths(style, text, { x: x - 2, y: baseline - (lines.length - 1 - index) * lineHeight }))
    : [];
  const label: TextStyle = { fonts: fonts.mono, size: 25, tracking: 0.02 };
  const labelBaseline = style && lines.length > 0 ? baseline - (lines.length - 1) * lineHeight - style.size - 18 : baseline;
  return {
    svg: [
      hasLine ? dimensionLine(x, bottom, Math.min(width, 280), colors.brand) : '',
      `<g fill="${colors.text}">${paths.join('')}</g>`,
      `<g fill="${colors.brand}">${oneLine(label, card.label, { x, y: labelBaseline }, width)}</g>`,
    ].join(''),
    top: labelBaseline - label.size * 0.75,
  };
};

const gridStep = 45;

/** Placeholder for a missing picture: a grid with circles, like a drawing sheet. */
export const emptySheet = ({ brand, raised, line, muted }: CardColors, { width, height }: { width: number; height: number }): string => {
  const steps = (length: number) => Array.from({ length: Math.floor(length / gridStep) }, (_, index) => (index + 1) * gridStep);
  const grid = [...steps(width).map((x) => `M${x} 0v${height}`), ...steps(height).map((y) => `M0 ${y}h${width}`)].join('');
  // right of the title block of an article
  const [x, y] = width > height * 1.5 ? [width - 260, 260] : [width / 2, height / 2];
  const ring = (radius: number, look: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" ${look}/>`;
  return [
    `<path fill="${raised}" d="M0 0h${width}v${height}h-${width}z"/>`,
    `<path stroke="${line}" stroke-opacity="0.45" d="${grid}"/>`,
    ring(190, `stroke="${line}" stroke-width="2"`),
    ring(128, `stroke="${brand}" stroke-width="3" stroke-dasharray="18 10"`),
    ring(54, `stroke="${muted}" stroke-width="2"`),
    `<circle cx="${x}" cy="${y}" r="9" fill="${brand}"/>`,
    `<path stroke="${muted}" stroke-width="2" stroke-dasharray="34 8 6 8" d="M${x - 235} ${y}h470M${x} ${y - 235}v470"/>`,
  ].join('');
};
