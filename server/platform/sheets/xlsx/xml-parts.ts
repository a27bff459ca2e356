// XML parts of a workbook, parsed as streams with limits.
import { SaxesParser } from 'saxes';
import { SheetError } from '../sheet.ts';
import { damaged } from '../zip-file.ts';

export interface XmlHandlers {
  /** Names without their prefix: the namespaces of the two variants of the format differ. */
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  /** Parts of a text may come separately. */
  text?: (text: string) => void;
}

const maxDepth = 100;
/** Characters without a tag. Texts of cells are limited separately. */
const maxUnparsed = 8_000_000;

export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute with any prefix. */
export const attributeOf = (attributes: Record<string, string>, name: string): string | undefined => {
  for (const key of Object.keys(attributes)) if (withoutPrefix(key) === name) return attributes[key];
  return undefined;
};

const encodingOf = (start: Buffer): string => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
};

const createParser = (handlers: XmlHandlers, onTag: () => void) => {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new SheetError('The workbook contains definitions that no spreadsheet program writes. Save it again as XLSX.');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) throw damaged();
    onTag();
    handlers.open?.(withoutPrefix(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    onTag();
    handlers.close?.(withoutPrefix(tag.name));
  });
  const { text } = handlers;
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return parser;
};

/**
 * Calls the handlers while the parts of a document arrive. Yields after each part, so that the caller can pass on what they have collected.
 * @throws SheetError if it is not well-formed, or what a handler throws
 */
export async function* parseXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  let unparsed = 0;
  const parser = createParser(handlers, () => {
    unparsed = 0;
  });
  let decoder: TextDecoder | undefined;
  const parse = (step: () => void) => {
    try {
      step();
    } catch (error) {
      throw error instanceof SheetError ? error : damaged();
    }
  };
  for await (const chunk of chunks) {
    parse(() => {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const text = decoder.decode(chunk, { stream: true });
      unparsed += text.length;
      parser.write(text);
      if (unparsed > maxUnparsed) throw damaged();
    });
    yield;
  }
  parse(() => {
    parser.write(decoder?.decode() ?? '');
    parser.close();
  });
  yield;
}

/** Parses a whole document. */
export const readXml = async (chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> => {
  for await (const _part of parseXml(chunks, handlers));
};
