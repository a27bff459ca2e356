// Draws a link preview picture: a product beside its name, or an article with a title block like that of a drawing sheet.
import { inputOptions, type Open } from '#server/platform/pictures/jobs.ts';
import { openFonts } from '#server/platform/text-drawing/fonts.ts';
import { cardColors } from './card-colors.ts';
import { companyMark, emptySheet, type Texts, textBlock } from './card-parts.ts';
import { cardJpeg, cardSize } from './card-size.ts';
import type { RecordCard } from './record-card.ts';

interface Size {
  width: number;
  height: number;
}

const margin = 64;
/** Width of the line in the brand colour between text and picture. */
const edge = 8;
/** The picture of a product is on the right. */
const panel = { left: 560, width: 640, height: cardSize.height } as const;
/** The text of an article is at the bottom left. */
const titleBlockWidth = 860;
const titleBlockPadding = 44;
/** Background for products whose picture is transparent. */
const paper = '#e9eced';
const picturePadding = 40;
/** Aspect ratios of pictures that fill the panel; other pictures are shown whole. */
const filling = { min: 0.7, max: 1.6 } as const;

const svg = (content: string, { width, height }: Size = cardSize): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const box = (color: string, left: number, top: number, { width, height }: Size): string =>
  `<path fill="${color}" d="M${left} ${top}h${width}v${height}h-${width}z"/>`;

type Source = string | Buffer | null;

/** A product picture on the panel: it fills the panel, or is shown whole if it is transparent, tall or wide. */
const onPanel = async (open: Open, source: string | Buffer): Promise<Buffer> => {
  const { width = 1, height = 1, hasAlpha, orientation = 1 } = await open(source, inputOptions).metadata();
  const ratio = orientation > 4 ? height / width : width / height;
  const picture = open(source, inputOptions).autoOrient();
  if (!hasAlpha && ratio >= filling.min && ratio <= filling.max) {
    return picture.resize({ width: panel.width, height: panel.height, fit: 'cover' }).png().toBuffer();
  }
  const inner = { width: panel.width - 2 * picturePadding, height: panel.height - 2 * picturePadding };
  const whole = await picture
    .resize({ ...inner, fit: 'inside' })
    .png()
    .toBuffer();
  return open({ create: { width: panel.width, height: panel.height, channels: 3, background: paper } })
    .composite([{ input: whole }])
    .png()
    .toBuffer();
};

const drawProduct = async (open: Open, source: Source, texts: Texts): Promise<Buffer> => {
  const { colors } = texts;
  const picture = source === null ? svg(emptySheet(colors, panel), panel) : await onPanel(open, source);
  const width = panel.left - edge - 44 - margin;
  const bottom = cardSize.height - 64;
  const content = [
    box(colors.brand, panel.left - edge, 0, { width: edge, height: panel.height }),
    companyMark(texts, { x: margin, y: 62, width }),
    textBlock(texts, { x: margin, bottom, width, height: 300, hasLine: true }).svg,
  ];
  return open({ create: { ...cardSize, channels: 3, background: colors.back } })
    .composite([{ input: picture, left: panel.left, top: 0 }, { input: svg(content.join('')) }])
    .jpeg(cardJpeg)
    .toBuffer();
};

const drawArticle = async (open: Open, source: Source, texts: Texts): Promise<Buffer> => {
  const { colors } = texts;
  const back =
    source === null
      ? svg(emptySheet(colors, cardSize))
      : await open(source, inputOptions)
          .autoOrient()
          .resize({ ...cardSize, fit: 'cover' })
          .flatten({ background: paper })
          .png()
          .toBuffer();
  const width = titleBlockWidth - margin - titleBlockPadding;
  const company = cardSize.height - 72;
  const block = textBlock(texts, { x: margin, bottom: company - 34, width, height: 230, hasLine: false });
  const top = Math.round(block.top - titleBlockPadding);
  const content = [
    box(colors.back, 0, top, { width: titleBlockWidth, height: cardSize.height - top }),
    box(colors.brand, 0, top - edge, { width: titleBlockWidth, height: edge }),
    block.svg,
    companyMark(texts, { x: margin, y: company, width }),
  ];
  return open(back)
    .composite([{ input: svg(content.join('')) }])
    .jpeg(cardJpeg)
    .toBuffer();
};

/** @param source the picture of the record; null without one @returns a JPEG of `cardSize` */
export const drawRecordCard = async (open: Open, card: RecordCard, source: Source): Promise<Buffer> => {
  const texts: Texts = { fonts: await openFonts(), card, colors: cardColors(card.color) };
  return card.kind === 'products' ? drawProduct(open, source, texts) : drawArticle(open, source, texts);
};
