// Texts that the cells of a workbook refer to by number.
import { SheetError, sheetLimits } from '../sheet.ts';
import { damaged } from '../zip-file.ts';
import { decodeEscapes } from './escapes.ts';
import { readXml } from './xml-parts.ts';

export interface SharedStrings {
  /** @throws SheetError if there is no such text */
  get: (index: number) => string;
}

/** Bytes in memory. Texts are kept as UTF-8, outside of the heap of JavaScript. */
const maxBytes = 128 * 1024 * 1024;
/** Longer than the longest text of a cell. */
const blockBytes = 4 * 1024 * 1024;
/** Of the start and the end of a text. */
const bytesOfPosition = 8;

/** Pairs of 32-bit numbers: an array of JavaScript takes twice the memory. */
const createPositions = () => {
  let numbers = new Uint32Array(1024);
  let count = 0;
  return {
    add: (start: number, end: number) => {
      if (count * 2 === numbers.length) {
        const longer = new Uint32Array(numbers.length * 2);
        longer.set(numbers);
        numbers = longer;
      }
      numbers[count * 2] = start;
      numbers[count * 2 + 1] = end;
      count += 1;
    },
    count: () => count,
    get: (index: number): [number, number] | null =>
      Number.isInteger(index) && index >= 0 && index < count ? [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0] : null,
  };
};

const createStrings = () => {
  const blocks: Buffer[] = [];
  const positions = createPositions();
  let end = blockBytes;
  return {
    add: (text: string) => {
      const length = Buffer.byteLength(text);
      if (end + length > blockBytes) {
        blocks.push(Buffer.allocUnsafeSlow(blockBytes));
        end = 0;
      }
      const start = (blocks.length - 1) * blockBytes + end;
      if (start + length + positions.count() * bytesOfPosition > maxBytes) {
        throw new SheetError('The workbook contains more than 128 MB of texts. Save the table as CSV, or split it into several files.');
      }
      blocks.at(-1)?.write(text, end);
      positions.add(start, start + length);
      end += length;
    },
    get: (index: number): string => {
      const position = positions.get(index);
      if (!position) throw damaged();
      const [start, stop] = position;
      const block = Math.floor(start / blockBytes);
      return blocks[block]?.toString('utf8', start - block * blockBytes, stop - block * blockBytes) ?? '';
    },
  };
};

/** @returns handlers that collect the text of an element and leave out readings of Japanese characters */
export const textCollector = (tooLong: () => SheetError) => {
  let text = '';
  let isText = false;
  let isReading = false;
  return {
    clear: () => {
      text = '';
    },
    open: (name: string) => {
      if (name === 't') isText = !isReading;
      else if (name === 'rPh') isReading = true;
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
    },
    text: (part: string) => {
      if (!isText) return;
      text += part;
      if (text.length > sheetLimits.cellCharacters) throw tooLong();
    },
    result: () => decodeEscapes(text),
  };
};

/** Reads the part with the texts. */
export const readSharedStrings = async (chunks: AsyncIterable<Buffer>): Promise<SharedStrings> => {
  const strings = createStrings();
  const collector = textCollector(
    () => new SheetError(`A cell has more than ${sheetLimits.cellCharacters.toLocaleString('en-GB')} characters. Shorten it.`),
  );
  await readXml(chunks, {
    open: (name) => {
      if (name === 'si') collector.clear();
      collector.open(name);
    },
    close: (name) => {
      collector.close(name);
      if (name === 'si') strings.add(collector.result());
    },
    text: collector.text,
  });
  return strings;
};
