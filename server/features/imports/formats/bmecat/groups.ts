// A group of a BMEcat catalogue as fields of a category.

import { childrenOf, childText, elementsOf, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { type FieldValue, field, otherField } from '../fields.ts';
import { joinValues, toHtml, toLine } from '../texts.ts';
import type { Catalog } from './catalog.ts';
import { systemOf } from './features.ts';
import { readMedia } from './media.ts';
import { textInLanguage } from './names.ts';

interface NamedText {
  name: string;
  text: string;
  isLong: boolean;
}

/** Texts that extensions of the sender contain as features. */
const extensionTexts = (element: XmlElement, catalog: Catalog): NamedText[] =>
  childrenOf(element, 'USER_DEFINED_EXTENSIONS')
    .flatMap(elementsOf)
    .flatMap((list) => {
      const features = childrenOf(list, 'FEATURE');
      if (features.length === 0) return [];
      const name = textInLanguage(list, 'REFERENCE_FEATURE_GROUP_NAME', catalog.language) || list.name;
      const text = joinValues(features.flatMap((feature) => childrenOf(feature, 'FVALUE').map(textOf)));
      return [{ name, text, isLong: /long|lang/i.test(`${systemOf(list)} ${name}`) }];
    });

export const groupFields = (element: XmlElement, named: { name: string; path: string }, catalog: Catalog): FieldValue[] => {
  const texts = extensionTexts(element, catalog);
  const own = ['GROUP_DESCRIPTION', 'CLASSIFICATION_GROUP_DESCR'].map((name) => textInLanguage(element, name, catalog.language));
  const description = own.find((text) => text !== '') ?? texts.find(({ isLong }) => isLong)?.text ?? '';
  const { pictures } = readMedia(element, catalog);
  return [
    field('name', 'Group', named.name),
    field('description', 'Description', toHtml(description)),
    field('image', 'Picture', pictures[0] ?? ''),
    otherField('Path', named.path),
    otherField('Group order', childText(element, 'GROUP_ORDER')),
    ...texts.filter(({ isLong }) => !isLong).map(({ name, text }) => otherField(name, toLine(text))),
  ];
};
