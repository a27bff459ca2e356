// Conditions in addresses: f.payload.min=5&f.payload.unit=kg&f.protection=ip65. They are the fields of a plain form.
import { decimalMarkIn } from './decimal-mark.ts';
import { plainNumber } from './format-value.ts';
import { filterPrefix } from './limits.ts';
import { unify } from './notation.ts';
import { parseLimit } from './parse-limit.ts';
import type { AttributeDefinition, Condition } from './types.ts';
import { unitNamed } from './units.ts';

type Filterable = Pick<AttributeDefinition, 'key' | 'kind' | 'quantity' | 'unit' | 'choices'>;

/** The part of URLSearchParams that is needed. */
interface Parameters {
  getAll(name: string): string[];
}

/** Limits for untrusted addresses. */
const most = { values: 200, length: 100, conditions: 20 } as const;

/** The values of the filters of one definition, by the suffix of their name: "", "min", "max", "unit". */
const valuesOf = (parameters: Parameters, key: string, name: '' | 'min' | 'max' | 'unit'): string[] =>
  parameters
    .getAll(`${filterPrefix}${key}${name && `.${name}`}`)
    .slice(0, most.values)
    .filter((value) => value.length <= most.length && value.trim() !== '');

const readNumeric = (parameters: Parameters, definition: Filterable, locale: string | undefined): Condition | undefined => {
  const { key, quantity, unit: displayUnit } = definition;
  const chosen = valuesOf(parameters, key, 'unit')[0];
  const unit = (chosen === undefined ? undefined : unitNamed(quantity ?? 'count', unify(chosen))?.symbol) ?? displayUnit;
  const limit = (name: 'min' | 'max') => {
    const [typed] = valuesOf(parameters, key, name);
    return typed === undefined ? undefined : parseLimit(typed, { quantity, unit }, locale);
  };
  const [minimum, maximum] = [limit('min'), limit('max')];
  if (minimum === undefined && maximum === undefined) return undefined;
  return { key, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
};

const readFlag = (value: string | undefined): boolean | undefined =>
  value === 'yes' || value === 'true' || value === '1' ? true : value === 'no' || value === 'false' || value === '0' ? false : undefined;

const readCondition = (parameters: Parameters, definition: Filterable, locale: string | undefined): Condition | undefined => {
  const { key, kind, choices } = definition;
  if (kind === 'number' || kind === 'range') return readNumeric(parameters, definition, locale);
  const values = valuesOf(parameters, key, '');
  if (kind === 'flag') {
    // "yes" and "no" together mean no filter
    const flags = new Set(values.map(readFlag).filter((flag) => flag !== undefined));
    const [flag] = flags;
    return flags.size === 1 ? { key, flag } : undefined;
  }
  const asked = choices.filter((choice) => values.includes(choice.key)).map((choice) => choice.key);
  return asked.length > 0 && kind !== 'text' ? { key, choices: asked } : undefined;
};

/**
 * Ignores unknown keys, unknown choices and invalid numbers.
 * @param locale the notation in which visitors type
 * @returns conditions in base units, in the order of the definitions
 */
export const readFilters = (parameters: Parameters, definitions: readonly Filterable[], locale?: string): Condition[] =>
  definitions.flatMap((definition) => readCondition(parameters, definition, locale) ?? []).slice(0, most.conditions);

interface WriteOptions {
  /** Units by key of the definition; the default is the display unit. */
  units?: ReadonlyMap<string, string>;
  /** Locale in which visitors type limits. */
  locale?: string;
}

/** @returns names and values for URLSearchParams; reading them returns equal conditions */
export const writeFilters = (
  conditions: readonly Condition[],
  definitions: readonly Filterable[],
  { units, locale = 'en-US' }: WriteOptions = {},
): [name: string, value: string][] => {
  const parameters: [name: string, value: string][] = [];
  for (const condition of conditions) {
    const definition = definitions.find(({ key }) => key === condition.key);
    if (!definition) continue;
    const name = `${filterPrefix}${definition.key}`;
    const unit = units?.get(definition.key) ?? null;
    for (const choice of condition.choices ?? []) parameters.push([name, choice]);
    if (condition.flag !== undefined) parameters.push([name, condition.flag ? 'yes' : 'no']);
    const write = (limit: number) => plainNumber(limit, definition, { unit }).replace(/(?<=\d)\.(?=\d)/, decimalMarkIn(locale));
    if (condition.minimum !== undefined) parameters.push([`${name}.min`, write(condition.minimum)]);
    if (condition.maximum !== undefined) parameters.push([`${name}.max`, write(condition.maximum)]);
    const isNumeric = condition.minimum !== undefined || condition.maximum !== undefined;
    if (isNumeric && unit !== null && unit !== definition.unit) parameters.push([`${name}.unit`, unit]);
  }
  return parameters;
};
