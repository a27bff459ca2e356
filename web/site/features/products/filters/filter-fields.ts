// The fields of the filter form as a query: f.payload.min=5&f.payload.unit=kg&f.protection=ip65&sort=payload&units=imperial.
import { attributeLimits, filterPrefix } from '#contract/rules/attributes/limits.ts';
import { chosenUnits } from '../chosen-units.ts';

const isFilter = (name: string): boolean => name.startsWith(filterPrefix);

/** False for empty fields and units without numbers, which a plain form also sends. */
const says = (query: URLSearchParams, name: string, value: string): boolean => {
  if (value.trim() === '' || value.length > attributeLimits.filterLength) return false;
  const key = /^(.+)\.unit$/.exec(name)?.[1];
  return key === undefined || ['min', 'max'].some((end) => query.get(`${key}.${end}`)?.trim());
};

/** @returns the part of an address that filters, sorts and chooses units, without fields that have no effect */
export const readFilterFields = (query: URLSearchParams): string => {
  const fields = [...query].filter(([name, value]) => isFilter(name) && says(query, name, value)).slice(0, attributeLimits.filterValues);
  // the server may have rendered the page for an address with its conditions in another order
  fields.sort((one, other) => one.join('=').localeCompare(other.join('='), 'en'));
  const [sort, order, units] = [query.get('sort'), query.get('order'), chosenUnits(query)];
  if (sort && sort.length <= attributeLimits.key) {
    fields.push(['sort', sort]);
    if (order === 'asc' || order === 'desc') fields.push(['order', order]);
  }
  if (units) fields.push(['units', units]);
  return `${new URLSearchParams(fields)}`;
};

/** Values by field; an empty list removes a field. */
export type FieldChanges = Record<string, readonly string[]>;

export const withFields = (fields: string, changes: FieldChanges): string => {
  const query = new URLSearchParams(fields);
  for (const [name, values] of Object.entries(changes)) {
    query.delete(name);
    for (const value of values) query.append(name, value);
  }
  return `${query}`;
};

/** Names of the fields of an attribute. */
export const fieldNames = (key: string) => {
  const name = `${filterPrefix}${key}`;
  return { value: name, minimum: `${name}.min`, maximum: `${name}.max`, unit: `${name}.unit` };
};

/** @returns the fields without all conditions, in the same order and units */
export const withoutConditions = (fields: string): string =>
  `${new URLSearchParams([...new URLSearchParams(fields)].filter(([name]) => !isFilter(name)))}`;

/** @returns parameters of a request; a name that occurs several times has a list */
export const fieldsAsQuery = (fields = ''): Record<string, string[]> => {
  const query = new URLSearchParams(fields);
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
};
