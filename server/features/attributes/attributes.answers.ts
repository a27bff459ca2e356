// Values of products as answers contain them.
import type { AttributeValueAnswer, ProductAttribute } from '#contract/product-attributes.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import { unitIn } from '#contract/rules/attributes/unit-system.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { detailsOf } from './attributes.details.ts';
import { type ReadRow, readSpecifications } from './attributes.reading.ts';

const end = (number: number): number | null => (Number.isFinite(number) ? number : null);

/** JSON has no infinity. */
export const toValueAnswer = (value: AttributeValue): AttributeValueAnswer =>
  'minimum' in value ? { minimum: end(value.minimum), maximum: end(value.maximum) } : value;

/** @param units default: the unit of the definition */
export const formatted = (value: AttributeValue, definition: Definition, units?: AttributeUnits): string =>
  formatValue(value, definition, units ? { unit: unitIn(definition, units) } : {});

interface Options {
  units?: AttributeUnits;
  /** For the answer for one product. */
  hasDetails?: boolean;
}

const toAttribute = ({ definition, name, text, value }: ReadRow, { units, hasDetails }: Options): ProductAttribute[] =>
  value
    ? [
        {
          key: definition.key,
          label: definition.label,
          name,
          text,
          value: toValueAnswer(value),
          formatted: formatted(value, definition, units),
          ...(hasDetails && detailsOf(value, definition)),
        },
      ]
    : [];

/** @returns what is understood of the specifications, in the order of the definitions */
export const attributesOf = (
  specifications: readonly Specification[],
  definitions: readonly Definition[],
  options: Options = {},
): ProductAttribute[] => {
  const read = readSpecifications(specifications, definitions);
  return definitions.flatMap(({ id }) => read.filter(({ definition }) => definition.id === id).flatMap((row) => toAttribute(row, options)));
};
