// An article of a BMEcat file as fields of a product.

import { childOf, childrenOf, childText, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { type FieldValue, field, otherField, specificationField } from '../fields.ts';
import { joinValues, toHtml, toLine } from '../texts.ts';
import { type Catalog, classesOf } from './catalog.ts';
import { extensionFields, isFeatureCode, isValueCode, mergedFeatures } from './features.ts';
import { mediaFields, readMedia } from './media.ts';
import { inLanguage, textInLanguage } from './names.ts';
import type { BmecatNotes } from './notes.ts';
import { choosePrice, listedAmounts, pricePeriod } from './prices.ts';
import { unitSign } from './units.ts';

const gtinOf = (details: XmlElement | undefined): string => {
  const international = childrenOf(details, 'INTERNATIONAL_PID');
  const gtin = international.find(({ attributes }) => /^(?:gtin|ean)/i.test(attributes.type ?? '')) ?? international[0];
  return childText(details, 'EAN') || textOf(gtin);
};

const detailFields = (product: XmlElement, catalog: Catalog): FieldValue[] => {
  const details = childOf(product, 'PRODUCT_DETAILS');
  const text = (name: string) => textInLanguage(details, name, catalog.language);
  return [
    field('model', 'Article number', childText(product, 'SUPPLIER_PID')),
    field('name', 'Short description', toLine(text('DESCRIPTION_SHORT'))),
    field('description', 'Long description', toHtml(text('DESCRIPTION_LONG'))),
    specificationField('Manufacturer', toLine(text('MANUFACTURER_NAME'))),
    specificationField('Manufacturer part number', childText(details, 'MANUFACTURER_PID')),
    specificationField('GTIN', gtinOf(details)),
    otherField('Keywords', joinValues(inLanguage(details, 'KEYWORD', catalog.language).map(textOf))),
    otherField('Alternative article number', childText(details, 'SUPPLIER_ALT_PID')),
    otherField('Remarks', toLine(text('REMARKS'))),
    otherField('Delivery time (days)', childText(details, 'DELIVERY_TIME')),
  ];
};

/** Classes in known systems. The group of a supplier's own classification is the category. */
const classFields = (features: readonly XmlElement[]): FieldValue[] =>
  classesOf(features).flatMap(({ system, group }) => {
    const known = [
      ['ETIM class', /^etim/i],
      ['ECLASS', /^e(?:cl@ss|class)/i],
      ['UNSPSC', /^unspsc/i],
      ['proficl@ss', /^profi/i],
    ] as const;
    const name = known.find(([, pattern]) => pattern.test(system))?.[0];
    return name ? [specificationField(name, group)] : [];
  });

const logistics: [name: string, element: string, unit: string][] = [
  ['Weight', 'WEIGHT', 'kg'],
  ['Length', 'LENGTH', 'm'],
  ['Width', 'WIDTH', 'm'],
  ['Depth', 'DEPTH', 'm'],
  ['Volume', 'VOLUME', 'm³'],
];

const orderFields = (product: XmlElement): FieldValue[] => {
  const order = childOf(product, 'PRODUCT_ORDER_DETAILS');
  const logistic = childOf(product, 'PRODUCT_LOGISTIC_DETAILS');
  const dimensions = childOf(logistic, 'PRODUCT_DIMENSIONS');
  const unit = unitSign(childText(order, 'ORDER_UNIT'));
  const quantity = childText(order, 'PRICE_QUANTITY');
  const isForSeveral = Number(quantity) > 1;
  return [
    specificationField('Order unit', unit),
    ...(isForSeveral ? [specificationField('Price per', `${Number(quantity)} ${unit}`.trim())] : []),
    ...logistics.map(([name, element, sign]) => specificationField(name, childText(dimensions, element), sign)),
    otherField('Customs tariff number', childText(childOf(logistic, 'CUSTOMS_TARIFF_NUMBER'), 'CUSTOMS_NUMBER')),
    otherField('Country of origin', childText(logistic, 'COUNTRY_OF_ORIGIN')),
    otherField('Minimum quantity', childText(order, 'QUANTITY_MIN')),
    otherField('Quantity interval', childText(order, 'QUANTITY_INTERVAL')),
  ];
};

const priceField = (product: XmlElement, catalog: Catalog, notes: BmecatNotes): FieldValue[] => {
  const price = choosePrice(product, catalog);
  if (!price) {
    const [given] = listedAmounts(product);
    if (given !== undefined) notes.count('unreadable', given);
    return [];
  }
  notes.count('currency', price.currency || 'no currency');
  if (catalog.currency !== '' && price.currency !== catalog.currency) notes.count('otherCurrency', price.currency);
  if (price.others > 0) notes.count('otherPrices');
  if (price.isRounded) notes.count('rounded');
  const period = pricePeriod(product);
  if (period !== '') notes.count('period', period);
  return [field('price', 'Price', price.amount)];
};

/** @returns the id of the group: from the map, or else of a classification in this file. */
export const groupOf = (product: XmlElement, catalog: Catalog): string | undefined =>
  catalog.groupOfArticle.get(childText(product, 'SUPPLIER_PID')) ??
  classesOf(childrenOf(product, 'PRODUCT_FEATURES'))
    .map(({ system, group }) => `${system}:${group}`)
    .find((key) => catalog.groups.has(key));

/** @returns all fields but the category, which follows from the whole file */
export const productFields = (product: XmlElement, catalog: Catalog, notes: BmecatNotes): FieldValue[] => {
  const lists = childrenOf(product, 'PRODUCT_FEATURES');
  const extensions = extensionFields(product);
  const features = mergedFeatures([...lists, ...extensions.lists], catalog);
  const media = readMedia(product, catalog);
  for (const file of media.others) notes.count('media', file);
  for (const { name, value } of features) {
    if (isFeatureCode(name)) notes.count('code', name);
    if (isValueCode(String(value))) notes.count('valueCode', String(value));
  }
  for (const { attributes } of childrenOf(product, 'PRODUCT_REFERENCE')) notes.count('reference', attributes.type ?? 'without type');
  const ordinary = [...detailFields(product, catalog), ...priceField(product, catalog, notes), ...mediaFields(media)];
  const specifications = [...features, ...extensions.fields, ...classFields(lists), ...orderFields(product)];
  // a feature of the article comes before the same value elsewhere, e.g. its weight
  const seen = new Set<string>();
  return [...ordinary, ...specifications].filter(({ target, value }) => {
    if (value === null || target === null) return value !== null;
    return !seen.has(target) && seen.add(target);
  });
};
