// Features of a BMEcat article as specifications.

import { childrenOf, childText, elementsOf, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { type FieldValue, otherField, specificationField } from '../fields.ts';
import { joinValues, toLine } from '../texts.ts';
import type { Catalog } from './catalog.ts';
import { inLanguage, languageCode, textInLanguage } from './names.ts';
import { unitSign } from './units.ts';

const featureCode = /^(?:EF\d{6}|\d{4}-[\w#-]+)$/;
const isEtim = (system: string): boolean => /^etim/i.test(system);
const numeric = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Values without content: not applicable, unknown. */
const isNothing = (value: string): boolean => /^(?:-|–|—|n\/a|MV|UN)?$/.test(value);

interface Feature {
  name: string;
  values: string[];
  unit: string;
  order: number;
}

const flagTexts = new Map<string, [yes: string, no: string]>(
  Object.entries({
    deu: ['Ja', 'Nein'],
    fra: ['Oui', 'Non'],
    spa: ['Sí', 'No'],
    ita: ['Sì', 'No'],
  }),
);

const flagText = (value: string, language: string): string => {
  const [yes, no] = flagTexts.get(languageCode(language)) ?? ['Yes', 'No'];
  if (/^true$/i.test(value)) return yes;
  return /^false$/i.test(value) ? no : value;
};

const valuesOf = (element: XmlElement, { language, allowedValues }: Catalog): string[] => {
  const given = inLanguage(element, 'FVALUE', language).map(textOf);
  const variants = childrenOf(element, 'VARIANTS').flatMap((list) =>
    childrenOf(list, 'VARIANT').map((one) => textInLanguage(one, 'FVALUE', language)),
  );
  const referenced = childrenOf(element, 'VALUE_IDREF').map((one) => allowedValues.get(textOf(one)) ?? textOf(one));
  const details = textInLanguage(element, 'FVALUE_DETAILS', language);
  const all = [...given, ...variants, ...referenced].map((value) => allowedValues.get(value) ?? value);
  const isCode = all.length === 1 && isValueCode(all[0] ?? '');
  return (isCode && details !== '' ? [details] : all)
    .map((value) => flagText(toLine(value), language))
    .filter((value) => !isNothing(value));
};

/** @param groupName name of the list of features, for features that have none of their own */
const featureOf = (element: XmlElement, catalog: Catalog, groupName: string): Feature => {
  const reference = childText(element, 'FT_IDREF');
  const given = textInLanguage(element, 'FNAME', catalog.language) || reference;
  const template = catalog.templates.get(reference) ?? catalog.templates.get(given);
  const described = textInLanguage(element, 'FDESCR', catalog.language);
  const named = template?.name ?? (featureCode.test(given) && described !== '' ? described : given);
  return {
    name: isNothing(named) ? groupName : toLine(named),
    values: valuesOf(element, catalog),
    unit: unitSign(childText(element, 'FUNIT') || (template?.unit ?? '')),
    order: Number(childText(element, 'FORDER')) || Number.POSITIVE_INFINITY,
  };
};

/** ETIM writes a range as two values. */
const textOfValues = (values: readonly string[], system: string): string => {
  const [low = '', high = ''] = values;
  const isRange = isEtim(system) && values.length === 2 && values.every((value) => numeric.test(value)) && Number(low) <= Number(high);
  return isRange ? `${low} … ${high}` : joinValues(values);
};

export const systemOf = (features: XmlElement): string => childText(features, 'REFERENCE_FEATURE_SYSTEM_NAME');

/** Features of the same name of one article are one specification. */
export const mergedFeatures = (lists: readonly XmlElement[], catalog: Catalog): FieldValue[] => {
  const found = new Map<string, { name: string; values: string[]; unit: string; system: string }>();
  for (const list of lists) {
    const system = systemOf(list);
    const groupName = textInLanguage(list, 'REFERENCE_FEATURE_GROUP_NAME', catalog.language) || 'Features';
    const features = childrenOf(list, 'FEATURE').map((element) => featureOf(element, catalog, groupName));
    for (const { name, values, unit } of features.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))) {
      if (values.length === 0) continue;
      const known = found.get(name) ?? { name, values: [], unit, system };
      known.values.push(...values);
      found.set(name, known);
    }
  }
  return [...found.values()].map(({ name, values, unit, system }) => specificationField(name, textOfValues(values, system), unit));
};

export const isValueCode = (value: string): boolean => /^EV\d{6}$/.test(value);
export const isFeatureCode = (name: string): boolean => featureCode.test(name);

const nameEnd = /(?:^|[._])(?:F?NAME|BEZEICHNUNG|KEY)$/i;
const valueEnd = /(?:^|[._])(?:F?VALUE|WERT)$/i;

/** Extensions that the sender defines: lists of features, pairs of name and value, single values. */
export const extensionFields = (element: XmlElement): { lists: XmlElement[]; fields: FieldValue[] } => {
  const lists: XmlElement[] = [];
  const fields: FieldValue[] = [];
  const visit = (one: XmlElement, above: string): void => {
    const path = one.name.startsWith('UDX') ? one.name : `${above}.${one.name}`;
    const children = elementsOf(one);
    if (/MIME/.test(one.name)) return;
    if (childrenOf(one, 'FEATURE').length > 0) lists.push(one);
    else if (children.length === 0) fields.push(otherField(path, toLine(textOf(one))));
    else {
      const name = children.find((child) => nameEnd.test(child.name));
      const value = children.find((child) => valueEnd.test(child.name));
      if (name && value) fields.push(specificationField(toLine(textOf(name)), toLine(textOf(value))));
      else for (const child of children) visit(child, path);
    }
  };
  for (const extensions of childrenOf(element, 'USER_DEFINED_EXTENSIONS')) for (const child of elementsOf(extensions)) visit(child, 'UDX');
  return { lists, fields: fields.filter(({ name }) => name !== '') };
};
