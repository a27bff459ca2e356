// Brochure of a product: a PDF of two A4 sheets, the first with the description, the second with specification and dimensions.
import PDFDocument from 'pdfkit';
import { categories } from '../content/categories.ts';
import type { Product } from '../content/types.ts';
import {
  companySetting,
  contentBottom,
  drawFrame,
  drawTitleBlock,
  green,
  ink,
  inkFaint,
  inkSoft,
  inner,
  innerWidth,
  issueDate,
  rule,
} from './drawing-sheet.ts';
import { drawSpecification } from './specification-table.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';
import { winAnsi } from './win-ansi.ts';

/** JPEG or PNG; null leaves the frames empty. */
export type BrochurePictures = { main: Buffer; second: Buffer; third: Buffer; drawing: Buffer } | null;

const sheets = 2;
const padding = 14;
const headHeight = 84;
const pictureWidth = 382;
const pictureHeight = (pictureWidth * 3) / 4;
const columnGap = 20;
const columnWidth = (innerWidth - 2 * padding - columnGap) / 2;

export function createBrochure(product: Product, pictures: BrochurePictures): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${product.name} (${product.model})`,
      Author: companySetting('company_name'),
      Subject: 'Product brochure',
      Producer: companySetting('company_name'),
      Creator: companySetting('company_name'),
      CreationDate: issueDate,
      ModDate: issueDate,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

  startSheet(doc, product, 1);
  drawHead(doc, product);
  drawPicture(doc, pictures?.main, inner.left, inner.top + headHeight, pictureWidth, pictureHeight);
  drawFigures(doc, product, inner.left + pictureWidth, inner.top + headHeight, innerWidth - pictureWidth, pictureHeight);
  drawTexts(doc, product, inner.top + headHeight + pictureHeight + 16);

  startSheet(doc, product, 2);
  drawSecondSheet(doc, product, pictures);

  doc.end();
  return finished;
}

function startSheet(doc: PDFKit.PDFDocument, product: Product, sheet: number): void {
  doc.addPage({ size: 'A4', margin: 0 });
  drawFrame(doc);
  drawTitleBlock(doc, product, sheet, sheets);
}

function drawHead(doc: PDFKit.PDFDocument, product: Product): void {
  const category = categories.find(({ slug }) => slug === product.category)?.name ?? '';
  const left = inner.left + padding;
  doc
    .font('Courier')
    .fontSize(8)
    .fillColor(inkFaint)
    .text(category.toUpperCase(), left, inner.top + 15, { lineBreak: false });
  doc
    .font('Helvetica-Bold')
    .fontSize(27)
    .fillColor(ink)
    .text(winAnsi(product.name), left, inner.top + 28, { lineBreak: false });
  doc
    .font('Courier')
    .fontSize(10)
    .fillColor(green)
    .text(`Model ${winAnsi(product.model)}`, left, inner.top + 62, { lineBreak: false });
}

function drawPicture(doc: PDFKit.PDFDocument, picture: Buffer | undefined, x: number, y: number, width: number, height: number): void {
  doc.rect(x, y, width, height).fill('#e9eced');
  if (picture) {
    doc.save().rect(x, y, width, height).clip();
    doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    doc.restore();
  }
  doc.lineWidth(0.5).strokeColor(ink).rect(x, y, width, height).stroke();
}

/** Draws the four key figures: the first four rows of the specification. */
function drawFigures(doc: PDFKit.PDFDocument, product: Product, x: number, y: number, width: number, height: number): void {
  const rows = product.specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry])).slice(0, 4);
  const cellHeight = height / rows.length;
  doc.lineWidth(0.5).strokeColor(ink).rect(x, y, width, height).stroke();
  for (const [index, { key, value }] of rows.entries()) {
    const top = y + index * cellHeight;
    if (index > 0)
      doc
        .lineWidth(0.5)
        .strokeColor(rule)
        .moveTo(x, top)
        .lineTo(x + width, top)
        .stroke();
    doc
      .font('Helvetica')
      .fontSize(7.6)
      .fillColor(inkFaint)
      .text(winAnsi(key), x + 10, top + 10, { width: width - 18 });
    const text = winAnsi(value);
    let size = 17;
    doc.font('Helvetica-Bold').fontSize(size);
    while (size > 10.5 && doc.widthOfString(text) > width - 18) {
      size -= 0.5;
      doc.fontSize(size);
    }
    doc.fillColor(ink).text(text, x + 10, doc.y + 5, { width: width - 18 });
  }
}

function drawTexts(doc: PDFKit.PDFDocument, product: Product, top: number): void {
  const left = inner.left + padding;
  const lead = textBlocks(product.short_description)
    .map(({ text }) => winAnsi(text))
    .join(' ');
  doc
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor(ink)
    .text(lead, left, top, { width: innerWidth - 2 * padding, lineGap: 2 });
  const columnTop = doc.y + 10;
  const blocks = textBlocks(product.description);
  const size =
    [10.4, 10, 9.6, 9.2, 8.8, 8.4, 8].find((candidate) => columnsFit(doc, blocks, candidate, contentBottom - 8 - columnTop)) ?? 7.6;
  const half = blocks.reduce((sum, block) => sum + blockHeight(doc, block, size), 0) / 2;
  let column = 0;
  let y = columnTop;
  let used = 0;
  for (const [index, block] of blocks.entries()) {
    const height = blockHeight(doc, block, size);
    // A heading moves to the next column together with the block that follows it.
    const next = blocks[index + 1];
    const ahead = block.kind === 'heading' && next ? height + blockHeight(doc, next, size) / 2 : height / 2;
    if (column === 0 && used + ahead > half) {
      column = 1;
      y = columnTop;
    }
    drawBlock(doc, block, size, left + column * (columnWidth + columnGap), y, y === columnTop);
    y += height - (y === columnTop && block.kind === 'heading' ? spaceBefore : 0);
    used += height;
  }
}

const spaceBefore = 5;
const bullet = 9;

function columnsFit(doc: PDFKit.PDFDocument, blocks: TextBlock[], size: number, available: number): boolean {
  const sum = blocks.reduce((total, block) => total + blockHeight(doc, block, size), 0);
  // Columns break between blocks, so the longer one can exceed half of the text by up to half of the longest block.
  const longest = Math.max(...blocks.map((block) => blockHeight(doc, block, size)));
  return sum / 2 + longest / 2 <= available;
}

function blockHeight(doc: PDFKit.PDFDocument, { kind, text }: TextBlock, size: number): number {
  const isHeading = kind === 'heading';
  doc.font(isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(isHeading ? size + 0.6 : size);
  const width = kind === 'item' ? columnWidth - bullet : columnWidth;
  const height = doc.heightOfString(winAnsi(text), { width, lineGap: 2.2 });
  return height + (isHeading ? spaceBefore + 1 : kind === 'item' ? 1.5 : 5);
}

function drawBlock(doc: PDFKit.PDFDocument, { kind, text }: TextBlock, size: number, x: number, y: number, isFirst: boolean): void {
  const isHeading = kind === 'heading';
  const isItem = kind === 'item';
  const top = isHeading && !isFirst ? y + spaceBefore : y;
  if (isItem) doc.rect(x, top + size / 2 - 0.6, 5, 0.9).fill(green);
  doc.font(isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(isHeading ? size + 0.6 : size);
  doc.fillColor(isHeading ? ink : inkSoft).text(winAnsi(text), isItem ? x + bullet : x, top, {
    width: isItem ? columnWidth - bullet : columnWidth,
    lineGap: 2.2,
  });
}

function drawSecondSheet(doc: PDFKit.PDFDocument, product: Product, pictures: BrochurePictures): void {
  const left = inner.left + padding;
  doc
    .font('Helvetica-Bold')
    .fontSize(15)
    .fillColor(ink)
    .text('Specifications', left, inner.top + 14, { lineBreak: false });
  doc.font('Courier').fontSize(8).fillColor(inkFaint);
  doc.text(winAnsi(`${product.name}, ${product.model}`), left, inner.top + 19, { width: innerWidth - 2 * padding, align: 'right' });
  const companyHeight = 74;
  const drawingHeight = 246;
  const drawingWidth = (drawingHeight * 4) / 3;
  const picturesTop = contentBottom - companyHeight - drawingHeight;
  drawSpecification(doc, product.specifications, {
    left,
    top: inner.top + 42,
    columnWidth,
    columnGap,
    bottom: picturesTop - 8,
  });
  const sideWidth = innerWidth - drawingWidth;
  drawPicture(doc, pictures?.drawing, inner.left, picturesTop, drawingWidth, drawingHeight);
  drawPicture(doc, pictures?.second, inner.left + drawingWidth, picturesTop, sideWidth, drawingHeight / 2);
  drawPicture(doc, pictures?.third, inner.left + drawingWidth, picturesTop + drawingHeight / 2, sideWidth, drawingHeight / 2);
  drawCompany(doc, left, contentBottom - companyHeight + 12);
}

function drawCompany(doc: PDFKit.PDFDocument, left: number, top: number): void {
  doc.font('Helvetica').fontSize(8.2).fillColor(inkSoft);
  doc.text(companySetting('company_description'), left, top, { width: columnWidth, lineGap: 2 });
  doc.text(companySetting('company_address'), left + columnWidth + columnGap, top, { width: columnWidth, lineGap: 2 });
  doc
    .fillColor(inkFaint)
    .text('Figures are typical values and may change as the product is developed further.', left + columnWidth + columnGap, doc.y + 4, {
      width: columnWidth,
      lineGap: 2,
    });
}
