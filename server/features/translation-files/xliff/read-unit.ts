// Reads one unit of XLIFF: its segments together are one text.
import { childOf, childrenOf, elementsOf, type XmlElement } from '#server/platform/xml/element.ts';
import type { FileContent, FileText } from '../file-texts.ts';
import { allText, readContent, readData, UnreadableContent } from './read-content.ts';

const toContent = (parts: readonly XmlElement[], data: ReadonlyMap<string, string>): FileContent => {
  const read = parts.map((part) => readContent(part, data));
  const plain = read.some(({ hasCodes }) => hasCodes) ? null : read.map((part) => part.plain).join('');
  return { plain, html: read.map(({ html }) => html).join('') };
};

/** In the order of the translation, in which segments can be exchanged. */
const inOrder = (parts: readonly XmlElement[]): XmlElement[] =>
  parts
    .map((part, at) => ({ part, position: Number(childOf(part, 'target')?.attributes.order) || at + 1 }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ part }) => part);

const isEmpty = (element: XmlElement | undefined): boolean =>
  !element || (elementsOf(element).length === 0 && allText(element).trim() === '');

const finished = ['translated', 'reviewed', 'final'];

/** @returns null without any translation @throws UnreadableContent */
const readTranslation = (parts: readonly XmlElement[], data: ReadonlyMap<string, string>): FileContent | null => {
  const segments = parts.filter(({ name }) => name === 'segment');
  const translated = segments.filter((segment) => !isEmpty(childOf(segment, 'target')) || isEmpty(childOf(segment, 'source')));
  if (translated.every((segment) => isEmpty(childOf(segment, 'target')))) return null;
  if (translated.length < segments.length)
    throw new UnreadableContent(`Only ${translated.length} of its ${segments.length} segments are translated. Translate the others too.`);
  const contents = inOrder(parts).map((part) => childOf(part, 'target') ?? childOf(part, 'source'));
  return toContent(
    contents.filter((content) => content !== undefined),
    data,
  );
};

const fingerprintOf = (unit: XmlElement): string | null => {
  const groups = childrenOf(childOf(unit, 'metadata'), 'metaGroup').filter(({ attributes }) => attributes.category === 'export');
  const [meta] = groups.flatMap((group) => childrenOf(group, 'meta')).filter(({ attributes }) => attributes.type === 'translation');
  return allText(meta).trim() || null;
};

export const readUnit = (unit: XmlElement): FileText => {
  const parts = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const segments = parts.filter(({ name }) => name === 'segment');
  const text: FileText = {
    unitId: unit.attributes.id ?? '',
    original: null,
    translation: null,
    fingerprint: fingerprintOf(unit),
    isFinished: segments.every(({ attributes }) => finished.includes(attributes.state ?? '')),
    problem: null,
  };
  try {
    const data = readData(childOf(unit, 'originalData'));
    const original = toContent(
      parts.flatMap((part) => childOf(part, 'source') ?? []),
      data,
    );
    return { ...text, original, translation: readTranslation(parts, data) };
  } catch (error) {
    if (error instanceof UnreadableContent) return { ...text, problem: error.message };
    throw error;
  }
};
