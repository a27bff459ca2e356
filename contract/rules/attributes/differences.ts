// Describes the differences between two products in one line.
import { listSeparator } from '#contract/rules/list-separator.ts';
import { type FormatOptions, formatNumber } from './format-value.ts';
import type { AttributeDefinition, AttributeValue, NumericValue } from './types.ts';
import { fromCanonical, unitOf } from './units.ts';
import { fillText, valueTexts } from './value-texts.ts';

/** Values by key of the definition. */
export type Values = ReadonlyMap<string, AttributeValue>;

type Compared = Pick<AttributeDefinition, 'key' | 'label' | 'kind' | 'quantity' | 'unit' | 'decimals' | 'better' | 'choices'> & {
  /** Shown as a headline tile on the product page. */
  is_headline?: boolean;
};

const isNumeric = (value: AttributeValue): value is NumericValue => 'minimum' in value;

/** From 0 for equal numbers to 1; 0.5 when one is three times the other. Independent of the unit. */
const ratioDistance = (one: number, other: number): number => {
  if (one === other) return 0;
  if (!Number.isFinite(one) || !Number.isFinite(other)) return 1;
  return Math.abs(one - other) / (Math.abs(one) + Math.abs(other));
};

/** Temperatures have no meaningful ratio: a difference of 50 K counts as the maximum. */
const endDistance = (one: number, other: number, { quantity }: Compared): number =>
  quantity === 'temperature' && Number.isFinite(one) && Number.isFinite(other)
    ? Math.min(1, Math.abs(one - other) / 50)
    : ratioDistance(one, other);

const valueDistance = (one: AttributeValue, other: AttributeValue, definition: Compared): number => {
  if (isNumeric(one) && isNumeric(other)) {
    return (endDistance(one.minimum, other.minimum, definition) + endDistance(one.maximum, other.maximum, definition)) / 2;
  }
  if ('flag' in one && 'flag' in other) return one.flag === other.flag ? 0 : 1;
  if ('choices' in one && 'choices' in other) {
    const shared = one.choices.filter((key) => other.choices.includes(key)).length;
    const all = one.choices.length + other.choices.length - shared;
    return all === 0 ? 0 : 1 - shared / all;
  }
  return 1;
};

/** In lower case within an English sentence; other languages have other rules. */
const labelIn = ({ label }: Compared, { texts }: FormatOptions) =>
  texts === undefined && /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The difference of two numbers, without the offset of temperature units. */
const formatAmount = (amount: number, definition: Compared, options: FormatOptions): string => {
  const { quantity, unit } = definition;
  const { factor, offset } = unitOf(quantity ?? 'count', unit);
  const shown = offset === 0 ? amount : amount + offset;
  return amount < factor * 1e-9 && offset === 0 ? '' : formatNumber(shown, definition, options);
};

const isOrdinal = ({ quantity }: Compared) => quantity === 'ingress-protection' || quantity === 'safety-class';

/** The most significant number of a value: the upper end of a range and of most limits. */
const mainNumber = ({ minimum, maximum }: NumericValue): number => (Number.isFinite(maximum) ? maximum : minimum);

const describeNumber = (one: NumericValue, other: NumericValue, definition: Compared, options: FormatOptions): string | undefined => {
  const format = (canonical: number) => formatNumber(canonical, definition, options);
  const label = labelIn(definition, options);
  const { texts = valueTexts } = options;
  const [own, others] = [mainNumber(one), mainNumber(other)];
  const isRange = one.minimum !== one.maximum || other.minimum !== other.maximum;
  if (own === others && one.minimum === other.minimum) return undefined;
  if (isOrdinal(definition)) return `${label} ${format(others)}`;
  if (own === others) return fillText(texts.from, { label, value: format(other.minimum) });
  if (isRange) return fillText(texts.upTo, { label, value: format(others) });
  const amount = formatAmount(Math.abs(others - own), definition, options);
  const unit = unitOf(definition.quantity ?? 'count', definition.unit);
  // a difference that rounding hides is ignored
  const isVisible = format(own) !== format(others) && fromCanonical(Math.abs(others - own) + unit.offset, unit) > 0;
  return isVisible && amount !== '' ? fillText(others > own ? texts.more : texts.less, { amount, label }) : undefined;
};

const describe = (one: AttributeValue, other: AttributeValue, definition: Compared, options: FormatOptions): string | undefined => {
  if (isNumeric(one) && isNumeric(other)) return describeNumber(one, other, definition, options);
  const label = labelIn(definition, options);
  const { texts = valueTexts } = options;
  if ('flag' in one && 'flag' in other)
    return one.flag === other.flag ? undefined : fillText(other.flag ? texts.with : texts.without, { label });
  if (!('choices' in one && 'choices' in other)) return undefined;
  const labels = definition.choices
    .filter(({ key }) => other.choices.includes(key) && !one.choices.includes(key))
    .map(({ label }) => label);
  const isSame = labels.length === 0 && one.choices.every((key) => other.choices.includes(key));
  if (isSame) return undefined;
  const all = definition.choices.filter(({ key }) => other.choices.includes(key)).map(({ label }) => label);
  return all.length > 3 ? undefined : `${label}: ${all.join(' / ')}`;
};

interface LineOptions extends Pick<FormatOptions, 'locale' | 'texts'> {
  /** Maximum number of differences in the line. */
  most?: number;
}

/**
 * @returns how the other product differs: attributes of the tiles first, in their order, then the greatest differences: "12 kg more
 * payload, 300 mm less reach"; empty without differences
 */
export const describeDifference = (
  one: Values,
  other: Values,
  definitions: readonly Compared[],
  { most = 2, locale, texts }: LineOptions = {},
): string =>
  definitions
    .flatMap((definition, order) => {
      const [first, second] = [one.get(definition.key), other.get(definition.key)];
      const text = first && second ? describe(first, second, definition, { locale, texts }) : undefined;
      return first && second && text !== undefined
        ? [{ text, order, isHeadline: definition.is_headline ?? false, distance: valueDistance(first, second, definition) }]
        : [];
    })
    .sort((a, b) => Number(b.isHeadline) - Number(a.isHeadline) || (a.isHeadline ? 0 : b.distance - a.distance) || a.order - b.order)
    .slice(0, most)
    .map(({ text }) => text)
    .join(listSeparator(locale));
