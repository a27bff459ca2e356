// Reads the content of a segment: texts, and inline codes with their tags from `originalData`.
import { elementsOf, type XmlElement } from '#server/platform/xml/element.ts';
import { escapeText } from '../markup/tokens.ts';

/** Content that does not follow XLIFF, or that only other programs understand. */
export class UnreadableContent extends Error {}

export interface ReadParts {
  plain: string;
  html: string;
  hasCodes: boolean;
}

const characterOf = (hex: string | undefined): string => {
  const code = Number.parseInt(hex ?? '', 16);
  return code >= 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
};

export const readContent = (content: XmlElement, data: ReadonlyMap<string, string>): ReadParts => {
  const parts: ReadParts = { plain: '', html: '', hasCodes: false };
  const addCode = (id: string | undefined): void => {
    const html = id === undefined ? undefined : data.get(id);
    if (html === undefined) throw new UnreadableContent('A code in it has no original data. Keep the codes of the exported file.');
    parts.html += html;
    parts.hasCodes = true;
  };
  const addText = (text: string): void => {
    parts.plain += text;
    parts.html += escapeText(text);
  };
  const read = (element: XmlElement): void => {
    for (const part of element.content) {
      if (typeof part === 'string') addText(part);
      else readCode(part);
    }
  };
  const readCode = (element: XmlElement): void => {
    const { name, attributes } = element;
    if (name === 'pc') {
      addCode(attributes.dataRefStart);
      read(element);
      addCode(attributes.dataRefEnd);
    } else if (name === 'ph' || name === 'sc' || name === 'ec') addCode(attributes.dataRef);
    else if (name === 'cp') addText(characterOf(attributes.hex));
    else if (name === 'mrk') read(element);
    // the ends of annotations
    else if (name !== 'sm' && name !== 'em')
      throw new UnreadableContent(`It contains the element <${name.slice(0, 40)}>, which is not part of XLIFF.`);
  };
  read(content);
  return parts;
};

/** The text of an element, with that of the elements inside. */
export const allText = (element: XmlElement | undefined): string =>
  element ? element.content.map((part) => (typeof part === 'string' ? part : allText(part))).join('') : '';

/** @returns the original data of a unit by their ids */
export const readData = (originalData: XmlElement | undefined): Map<string, string> =>
  new Map(
    originalData
      ? elementsOf(originalData).flatMap((data) =>
          data.name === 'data' && data.attributes.id ? [[data.attributes.id, allText(data)]] : [],
        )
      : [],
  );
