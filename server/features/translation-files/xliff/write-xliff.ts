// Writes texts and their translations as XLIFF 2.1: one file for each record, one unit for each text.
import { Readable } from 'node:stream';
import { inBatches } from '#server/platform/sheets/batches.ts';
import type { ExportedRecord, ExportedText } from '../exported-records.ts';
import { type Token, tokensOf } from '../markup/tokens.ts';
import { fingerprint, recordName, unitId } from '../unit-ids.ts';
import { codeWriter, xmlText } from './inline-codes.ts';
import { segmentPairs } from './segments.ts';

const states = { missing: 'initial', outdated: 'initial', draft: 'translated', published: 'final' } as const;

const note = (category: string, text: string): string => `<note category="${category}">${xmlText(text)}</note>`;

const notesOf = ({ unit: { label, max }, state }: ExportedText): string => {
  const outdated = state === 'outdated' ? note('change', 'The original has changed since this translation was made.') : '';
  return `<notes>${note('text', label)}${note('limit', `At most ${max} characters`)}${outdated}</notes>`;
};

/** Read again by imports, to recognise translations that were changed after the export. */
const metadata = (translation: string | null): string =>
  `<mda:metadata><mda:metaGroup category="export"><mda:meta type="translation">${fingerprint(translation)}</mda:meta></mda:metaGroup></mda:metadata>`;

const writeUnit = (text: ExportedText): string => {
  const { unit, translation, state } = text;
  const read = (content: string): Token[] => (unit.format === 'html' ? tokensOf(content) : [content]);
  const source = read(unit.source);
  const target = translation === null ? null : read(translation);
  const codes = codeWriter(source, target ?? []);
  const segments = segmentPairs(source, target).map((pair) => {
    const sourceXml = `<source>${codes.source(pair.source)}</source>`;
    const targetXml = pair.target ? `<target>${codes.target(pair.target)}</target>` : '';
    return pair.isText
      ? `<segment state="${states[state]}">${sourceXml}${targetXml}</segment>`
      : `<ignorable>${sourceXml}${targetXml}</ignorable>`;
  });
  const data = codes.originalData();
  const originalData = data && `<originalData>${data}</originalData>`;
  return `<unit id="${unitId(unit.key)}">${metadata(translation)}${notesOf(text)}${originalData}${segments.join('')}</unit>\n`;
};

const writeFile = ({ kind, id, title, texts }: ExportedRecord): string =>
  `<file id="${kind}-${id}" original="${recordName({ kind, id })}"><notes>${note('record', title)}</notes>\n${texts.map(writeUnit).join('')}</file>\n`;

interface Languages {
  /** BCP 47. */
  from: string;
  to: string;
}

async function* document({ from, to }: Languages, records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.1" srcLang="${from}" trgLang="${to}" xml:space="preserve">\n`;
  for await (const record of records) yield writeFile(record);
  yield '</xliff>\n';
}

/** @param records at least one, as XLIFF requires */
export const writeXliff = (languages: Languages, records: AsyncIterable<ExportedRecord>): Readable =>
  Readable.from(inBatches(document(languages, records)), { objectMode: false });
