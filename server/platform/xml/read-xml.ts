// Reads large XML files element by element. Document types are never loaded, and entities never expanded.
import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import type { XmlElement } from './element.ts';
import { hasCharacters } from './encoding.ts';
import { knownEntities } from './entities.ts';

const limits = {
  depth: 100,
  /** Elements and texts inside one record. */
  parts: 200_000,
  /** In characters: everything before the first element; one text, tag or comment; the texts of one record. */
  prolog: 1_000_000,
  token: 16_000_000,
  record: 32_000_000,
  attributes: 200,
  attribute: 100_000,
} as const;

export interface Reading {
  /** Names of the elements that are returned, each as a whole. */
  records: ReadonlySet<string>;
  /** Converts the name of each element. */
  rename?: (name: string) => string;
}

const tooLarge = (what: string): SheetError =>
  new SheetError(`The XML file contains ${what}, as no export does. It is not read, to protect the server. Export the file again.`);

const problems: [pattern: RegExp, text: string][] = [
  [/undefined entity/, 'it uses an entity (&name;) that XML does not define. Entities of a document type are not read'],
  [/unclosed tag/, 'it ends before all elements are closed. It is probably incomplete'],
  [/document must contain a root element/, 'it is empty'],
  [/text data outside of root node|document must contain only one root/, 'there is text outside of its root element'],
  [/unexpected close tag|unmatched closing tag/, 'an element is closed that is not open'],
];

const inWords = (message: string): SheetError => {
  const [, line, rest = message] = /^(\d+):\d+: (.*)/s.exec(message) ?? [];
  const known = problems.find(([pattern]) => pattern.test(rest))?.[1] ?? rest.replace(/\.$/, '');
  return new SheetError(`The XML file cannot be read${line ? `: line ${line}` : ''}: ${known}. Export the file again.`);
};

const isHarmless = (message: string): boolean => /malformed character entity|invalid character entity|"\]\]>" is disallowed/.test(message);

/** The elements under construction, from the record inwards. */
const createBuilder = ({ records, rename = (name) => name }: Reading) => {
  const open: XmlElement[] = [];
  let [depth, parts, length] = [0, 0, 0];
  const finished: XmlElement[] = [];
  const addText = (text: string) => {
    const current = open.at(-1);
    if (!current) return;
    parts++;
    length += text.length;
    if (length > limits.record) throw tooLarge('a record of more than 32 MB');
    current.content.push(text);
  };
  return {
    finished,
    addText,
    openTag: (given: string, attributes: Record<string, string>, line: number) => {
      depth++;
      parts++;
      if (depth > limits.depth) throw tooLarge(`elements in more than ${limits.depth} levels`);
      if (open.length > 0 && parts > limits.parts) throw tooLarge('a record with more than 200,000 parts');
      const name = rename(given);
      if (open.length === 0 && !records.has(name)) return;
      if (open.length === 0) [parts, length] = [0, 0];
      const element: XmlElement = { name, attributes, content: [], line };
      open.at(-1)?.content.push(element);
      open.push(element);
    },
    closeTag: () => {
      depth--;
      const element = open.pop();
      if (element && open.length === 0) finished.push(element);
    },
  };
};

/** @returns a parser of text in pieces, which calls the builder */
const createParser = (builder: ReturnType<typeof createBuilder>) => {
  const parser = new SaxesParser({ xmlns: false });
  parser.ENTITIES = knownEntities;
  let [fed, event, attributes, skippedLines, hasRoot] = [0, 0, 0, 0, false];
  const seen = <A extends unknown[]>(handle: (...given: A) => void) => {
    return (...given: A) => {
      event = fed;
      handle(...given);
    };
  };
  const ignored = seen(() => undefined);
  parser.on('error', (error) => {
    if (!isHarmless(error.message)) throw inWords(error.message);
  });
  parser.on('text', seen(builder.addText));
  parser.on('cdata', seen(builder.addText));
  parser.on('comment', ignored);
  parser.on('processinginstruction', ignored);
  parser.on(
    'attribute',
    seen(({ value }) => {
      attributes++;
      if (value.length > limits.attribute) throw tooLarge('an attribute of more than 100,000 characters');
      if (attributes > limits.attributes) throw tooLarge(`an element with more than ${limits.attributes} attributes`);
    }),
  );
  parser.on(
    'opentag',
    seen((tag) => {
      [attributes, hasRoot] = [0, true];
      builder.openTag(tag.name, tag.attributes, parser.line + skippedLines);
    }),
  );
  parser.on('closetag', seen(builder.closeTag));
  return {
    write: (given: string) => {
      // white space before the declaration is an error for the parser
      const text = fed === 0 ? given.trimStart() : given;
      if (fed === 0) skippedLines = given.slice(0, given.length - text.length).split('\n').length - 1;
      fed += text.length;
      parser.write(text);
      if (!hasRoot && fed > limits.prolog) throw tooLarge('more than 1 MB before its first element');
      if (fed - event > limits.token) throw tooLarge('a text of more than 16 MB');
    },
    close: () => parser.close(),
  };
};

/** Characters that XML does not allow, which some systems write nevertheless. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const disallowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * @returns the elements with the names, in the order of the file; those inside others are part of them
 * @throws SheetError in words
 */
export async function* readXml(path: string, encoding: string, reading: Reading): AsyncGenerator<XmlElement> {
  const builder = createBuilder(reading);
  const parser = createParser(builder);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined }).replaceAll(disallowed, '');
    } catch {
      throw new SheetError(`The XML file contains bytes that are not ${encoding}. Export the file again as UTF-8.`);
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    parser.write(decode(chunk));
    yield* builder.finished.splice(0);
  }
  parser.write(decode());
  parser.close();
  yield* builder.finished.splice(0);
}

/** @returns name and attributes of the first element of a text; null if it is not XML */
export const rootOf = (beginning: string): { name: string; attributes: Record<string, string> } | null => {
  if (!hasCharacters(beginning, '<')) return null;
  const parser = new SaxesParser({ xmlns: false });
  parser.ENTITIES = knownEntities;
  let root: { name: string; attributes: Record<string, string> } | null = null;
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, attributes };
  });
  parser.write(beginning.replaceAll(disallowed, '').trimStart());
  return root;
};
