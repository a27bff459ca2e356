// Converts product values to their form in responses.
import type { AttributeValueAnswer, ProductAttribute } from '#contract/product-attributes.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import { inNotation } from '#contract/rules/attributes/in-notation.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import { unitIn } from '#contract/rules/attributes/unit-system.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { detailsOf } from './attributes.details.ts';
import { type ReadRow, readSpecifications } from './attributes.reading.ts';
import { readersValueTexts } from './value-texts.ts';

const end = (number: number): number | null => (Number.isFinite(number) ? number : null);

/** JSON has no infinity. */
export const toValueAnswer = (value: AttributeValue): AttributeValueAnswer =>
  'minimum' in value ? { minimum: end(value.minimum), maximum: end(value.maximum) } : value;

export interface Notation {
  /** Defaults to the unit of the definition. */
  units?: AttributeUnits;
  /** Defaults to the locale of the admin area. */
  locale?: string;
}

export const formatted = (value: AttributeValue, definition: Definition, { units, locale }: Notation = {}): string =>
  formatValue(value, definition, { locale, texts: readersValueTexts(), ...(units && { unit: unitIn(definition, units) }) });

/** @returns the typed text, with its numbers in the notation of the site; a translated text has that of its language already */
export const shownText = ({ text, value }: Pick<ReadRow, 'text' | 'value'>, { locale }: Notation): string =>
  value && 'minimum' in value && locale && readingLanguage() === null ? inNotation(text, locale) : text;

interface Options extends Notation {
  /** Only in the response for a single product. */
  hasDetails?: boolean;
}

const toAttribute = ({ definition, name, text, value }: ReadRow, { hasDetails, ...notation }: Options): ProductAttribute[] => {
  if (!value) return [];
  const shown = hasDetails ? shownText({ text, value }, notation) : text;
  return [
    {
      key: definition.key,
      label: definition.label,
      name,
      text,
      ...(shown !== text && { shown }),
      value: toValueAnswer(value),
      // the words for yes and no are those of the row
      formatted: 'flag' in value && readingLanguage() !== null ? text : formatted(value, definition, notation),
      ...(hasDetails && detailsOf(value, definition, notation.locale)),
    },
  ];
};

/** @returns the values parsed from the specifications, in the order of the definitions */
export const attributesOf = (
  specifications: readonly Specification[],
  definitions: readonly Definition[],
  options: Options = {},
): ProductAttribute[] => {
  const read = readSpecifications(specifications, definitions);
  return definitions.flatMap(({ id }) => read.filter(({ definition }) => definition.id === id).flatMap((row) => toAttribute(row, options)));
};
