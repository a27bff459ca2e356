import type { Specification, SpecificationGroup } from '../content/types.ts';
import { ink, inkFaint, rule } from './drawing-sheet.ts';
import { winAnsi } from './win-ansi.ts';

type Box = { left: number; top: number; bottom: number; columnWidth: number; columnGap: number };

const keyShare = 0.48;
const headHeight = 17;
const groupGap = 7;

/** Draws groups in two columns without splitting them; single entries are last, under a separate title. */
export function drawSpecification(doc: PDFKit.PDFDocument, specifications: Specification[], box: Box): void {
  const groups = asGroups(specifications);
  for (const size of [9.4, 9, 8.6, 8.2, 7.8, 7.4, 7]) {
    const columns = balance(groups.map((group) => ({ group, height: groupHeight(doc, group, size, box.columnWidth) })));
    const tallest = Math.max(...columns.map((column) => column.reduce((sum, { height }) => sum + height, 0)));
    if (box.top + tallest > box.bottom && size > 7) continue;
    if (box.top + tallest > box.bottom) throw new Error('The specification does not fit its sheet');
    for (const [index, column] of columns.entries()) {
      let y = box.top;
      for (const { group, height } of column) {
        drawGroup(doc, group, size, box.left + index * (box.columnWidth + box.columnGap), y, box.columnWidth);
        y += height;
      }
    }
    return;
  }
}

function asGroups(specifications: Specification[]): SpecificationGroup[] {
  const groups = specifications.filter((entry) => entry.type === 'group');
  const singles = specifications.filter((entry) => entry.type === 'single');
  return singles.length > 0 ? [...groups, { type: 'group', title: 'General', items: singles }] : groups;
}

/** Splits the items into two columns in their order, so that the longer column is as short as possible. */
function balance<Item extends { height: number }>(items: Item[]): Item[][] {
  const total = (list: Item[]) => list.reduce((sum, { height }) => sum + height, 0);
  const breaks = items.map((_, index) => [items.slice(0, index + 1), items.slice(index + 1)]);
  return breaks.reduce((best, candidate) => (Math.max(...candidate.map(total)) < Math.max(...best.map(total)) ? candidate : best));
}

function rowHeight(doc: PDFKit.PDFDocument, key: string, value: string, size: number, width: number): number {
  doc.font('Helvetica').fontSize(size);
  const keyHeight = doc.heightOfString(winAnsi(key), { width: width * keyShare - 6 });
  const valueHeight = doc.heightOfString(winAnsi(value), { width: width * (1 - keyShare) });
  return Math.max(keyHeight, valueHeight) + 5.4;
}

function groupHeight(doc: PDFKit.PDFDocument, group: SpecificationGroup, size: number, width: number): number {
  return group.items.reduce((sum, { key, value }) => sum + rowHeight(doc, key, value, size, width), headHeight + groupGap);
}

function drawGroup(doc: PDFKit.PDFDocument, group: SpecificationGroup, size: number, x: number, top: number, width: number): void {
  doc
    .font('Helvetica-Bold')
    .fontSize(size + 0.6)
    .fillColor(ink)
    .text(winAnsi(group.title), x, top + 3, { lineBreak: false });
  let y = top + headHeight;
  doc
    .lineWidth(0.9)
    .strokeColor(ink)
    .moveTo(x, y - 1)
    .lineTo(x + width, y - 1)
    .stroke();
  for (const { key, value } of group.items) {
    const height = rowHeight(doc, key, value, size, width);
    doc
      .font('Helvetica')
      .fontSize(size)
      .fillColor(inkFaint)
      .text(winAnsi(key), x, y + 3, { width: width * keyShare - 6 });
    doc.fillColor(ink).text(winAnsi(value), x + width * keyShare, y + 3, { width: width * (1 - keyShare) });
    y += height;
    doc
      .lineWidth(0.3)
      .strokeColor(rule)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }
}
