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
/** Of the position of a text. */
const bytesOfPosition = 16;

const createStrings = () => {
  const blocks: Buffer[] = [];
  let end = blockBytes;
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    add: (text: string) => {
      const length = Buffer.byteLength(text);
      if (end + length > blockBytes) {
        blocks.push(Buffer.allocUnsafeSlow(blockBytes));
        end = 0;
      }
      const first = (blocks.length - 1) * blockBytes + end;
      if (first + length + starts.length * bytesOfPosition > maxBytes) {
        throw new SheetError('The workbook contains more than 128 MB of texts. Save the table as CSV, or split it into several files.');
      }
      blocks.at(-1)?.write(text, end);
      starts.push(first);
      end += length;
      ends.push(first + length);
    },
    get: (index: number): string => {
      const [start, stop] = [starts[index], ends[index]];
      if (start === undefined || stop === undefined) throw damaged();
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
