// Sheet layout of all brochures: a frame with zones as on an engineering drawing, and the title block.
import { settings } from '../content/settings.ts';
import type { Product } from '../content/types.ts';
import { winAnsi } from './win-ansi.ts';

export const ink = '#12181b';
export const inkSoft = '#414c53';
export const inkFaint = '#5a666d';
export const rule = '#b5bfc5';
export const green = '#0b7a43';
const brand = '#4ce482';

/** In points. `inner` is the content area of a page; the title block is at its bottom. */
export const paper = { width: 595.28, height: 841.89 };
export const inner = { left: 34, top: 34, right: 561.28, bottom: 807.89 };
export const titleBlockHeight = 76;
export const innerWidth = inner.right - inner.left;
export const contentBottom = inner.bottom - titleBlockHeight;

/** Issue date on the sheets and in the PDF properties. It is fixed, so that brochures change only with their texts. */
export const issueDate = new Date('2026-11-01T00:00:00Z');

const outerMargin = 20;
const columns = ['1', '2', '3', '4'];
const rows = ['A', 'B', 'C', 'D', 'E', 'F'];

export function companySetting(key: string): string {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`The settings have no ${key}`);
  return winAnsi(found.value);
}

export function drawFrame(doc: PDFKit.PDFDocument): void {
  const { width, height } = paper;
  doc.lineWidth(0.4).strokeColor(rule);
  doc.rect(outerMargin, outerMargin, width - 2 * outerMargin, height - 2 * outerMargin).stroke();
  doc.font('Courier').fontSize(6).fillColor(inkFaint);
  const columnWidth = innerWidth / columns.length;
  for (const [index, label] of columns.entries()) {
    const x = inner.left + index * columnWidth;
    for (const y of [outerMargin, inner.bottom]) {
      if (index > 0)
        doc
          .moveTo(x, y)
          .lineTo(x, y + (inner.top - outerMargin))
          .stroke();
      doc.text(label, x, y + 4.5, { width: columnWidth, align: 'center', lineBreak: false });
    }
  }
  const rowHeight = (inner.bottom - inner.top) / rows.length;
  for (const [index, label] of rows.entries()) {
    const y = inner.top + index * rowHeight;
    for (const x of [outerMargin, inner.right]) {
      if (index > 0)
        doc
          .moveTo(x, y)
          .lineTo(x + (inner.left - outerMargin), y)
          .stroke();
      doc.text(label, x, y + rowHeight / 2 - 3, { width: inner.left - outerMargin, align: 'center', lineBreak: false });
    }
  }
  doc
    .lineWidth(1)
    .strokeColor(ink)
    .rect(inner.left, inner.top, innerWidth, inner.bottom - inner.top)
    .stroke();
}

export function drawTitleBlock(doc: PDFKit.PDFDocument, product: Product, sheet: number, sheets: number): void {
  const top = contentBottom;
  const middle = top + titleBlockHeight / 2;
  const logoWidth = 186;
  const split = inner.left + logoWidth;
  doc.lineWidth(1).strokeColor(ink).moveTo(inner.left, top).lineTo(inner.right, top).stroke();
  doc.lineWidth(0.5).moveTo(split, top).lineTo(split, inner.bottom).moveTo(split, middle).lineTo(inner.right, middle).stroke();

  drawMark(doc, inner.left + 10, top + 12, 0.62);
  doc
    .font('Helvetica-Bold')
    .fontSize(13)
    .fillColor(ink)
    .text(companySetting('company_name'), inner.left + 54, top + 14, { lineBreak: false });
  doc
    .font('Helvetica')
    .fontSize(7.2)
    .fillColor(inkSoft)
    .text(companySetting('company_tagline'), inner.left + 54, top + 32, { width: logoWidth - 62 });
  doc.text(`${companySetting('company_phone')}   ${companySetting('company_email')}`, inner.left + 10, top + 60, { lineBreak: false });

  const rest = inner.right - split;
  drawCells(doc, split, top, middle, [
    ['Title', product.name, rest * 0.64],
    ['Model', product.model, rest * 0.36],
  ]);
  drawCells(doc, split, middle, inner.bottom, [
    ['Document', `LB-${product.model}`, rest * 0.42],
    ['Issue', issueDate.toISOString().slice(0, 10), rest * 0.22],
    ['Units', 'SI', rest * 0.14],
    ['Sheet', `${sheet} / ${sheets}`, rest * 0.22],
  ]);
}

function drawCells(
  doc: PDFKit.PDFDocument,
  left: number,
  top: number,
  bottom: number,
  cells: [label: string, value: string, width: number][],
): void {
  let x = left;
  for (const [label, value, width] of cells) {
    if (x > left) doc.lineWidth(0.5).strokeColor(ink).moveTo(x, top).lineTo(x, bottom).stroke();
    doc
      .font('Helvetica')
      .fontSize(6.2)
      .fillColor(inkFaint)
      .text(label, x + 7, top + 6, { lineBreak: false });
    const isTitle = label === 'Title';
    const text = winAnsi(value);
    let size = 10.5;
    doc.font(isTitle ? 'Helvetica-Bold' : 'Courier').fontSize(size);
    while (doc.widthOfString(text) > width - 12) {
      size -= 0.5;
      doc.fontSize(size);
    }
    doc.fillColor(ink).text(text, x + 7, top + 19, { lineBreak: false });
    x += width;
  }
}

/** The company logo: an angle, a link and a joint, on a background of 64 × 64 units. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  doc.save().translate(x, y).scale(scale);
  doc.path('M12 11v40h40').lineWidth(15).strokeColor(ink).stroke();
  doc.path('M30 11h6a16 16 0 0 1 16 16v6').lineWidth(3.4).stroke();
  doc.circle(30, 32.6, 7.4).fill(brand);
  doc.restore();
}
