// Adds the data of attributes to the rows of a datasheet: a filter for the list, the value in other units, and the tiles.
import type { getProduct } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { splitUnit } from '#contract/rules/specifications.ts';
import type { DatasheetRow, DatasheetSection } from './page/datasheet.ts';

type Answer = AnswerOf<typeof getProduct>;

/** The fields of an attribute that the page needs. */
export interface AttributeRow {
  key: string;
  label: string;
  /** Name and value of the row as typed. */
  name: string;
  text: string;
  /** The text in the number format of the site, if it was typed in another one. */
  shown?: string;
  formatted: string;
  measure: NonNullable<Answer['product']['attributes']>[number]['measure'];
  filter: string | null;
  isHeadline: boolean;
}

export const attributeRows = ({ product, attribute_definitions = [] }: Answer): AttributeRow[] =>
  (product.attributes ?? []).map(({ key, label, name, text, shown, formatted, measure, filter }) => ({
    key,
    label,
    name,
    text,
    shown,
    formatted,
    measure,
    filter: filter ?? null,
    isHeadline: attribute_definitions.some((definition) => definition.key === key && definition.is_headline),
  }));

const idOf = (name: string, text: string) => `${name}\n${text}`;

/** @returns a function that finds the attribute of a specification row */
export const attributeFinder = (attributes: readonly AttributeRow[]) => {
  const rows = new Map(attributes.map((attribute) => [idOf(attribute.name, attribute.text), attribute]));
  return (name: string, text: string): AttributeRow | undefined => rows.get(idOf(name, text));
};

/** @returns the formatted value if its unit is not that of the typed text */
const convertedFrom = (text: string, formatted: string): string | null => {
  const [, unit] = splitUnit(formatted);
  return unit === '' || text.split(/[\s\d.,]+/).includes(unit) ? null : formatted;
};

const partsOf = (text: string) => {
  const [value, unit] = splitUnit(text);
  return { text, value, unit };
};

interface Options {
  attributes: readonly AttributeRow[];
  /** Undefined if values are shown as typed. */
  units: AttributeUnits | undefined;
}

/** Rows with filters, and with values in the chosen units where these differ from the typed text. */
export const withAttributes = (sections: readonly DatasheetSection[], { attributes, units }: Options): DatasheetSection[] => {
  const find = attributeFinder(attributes);
  const completed = (row: DatasheetRow): DatasheetRow => {
    const attribute = find(row.name, row.text);
    if (!attribute) return row;
    const { filter, formatted, text, shown = text } = attribute;
    return { ...row, ...partsOf(shown), filter, converted: units ? convertedFrom(text, formatted) : null };
  };
  return sections.map((section) => ({ ...section, rows: section.rows.map(completed) }));
};

/** Whether values can be shown in other units. */
export const hasUnits = (attributes: readonly AttributeRow[]): boolean => attributes.some(({ measure }) => measure?.unit);

const mostTiles = 4;

/** Tiles of the headline attributes; empty if there are none. */
export const headlineTiles = ({ attributes, units }: Options): DatasheetRow[] =>
  attributes
    .filter(({ isHeadline }) => isHeadline)
    .slice(0, mostTiles)
    .map(({ key, label, text, shown = text, formatted }) => ({
      id: key,
      name: label,
      ...partsOf((units && convertedFrom(text, formatted)) ?? shown),
    }));
