// Checks whether a value meets a condition. This is the only implementation of "covers" and "within".
import type { AttributeDefinition, AttributeValue, Condition } from './types.ts';

/** Relative difference up to which numbers are equal, so that a query in lb returns the same products as in kg. */
const tolerance = 1e-9;

/** The highest number that counts as equal to the limit. */
const upmost = (limit: number): number => limit + Math.abs(limit) * tolerance;
const lowest = (limit: number): number => limit - Math.abs(limit) * tolerance;

/** Limits for plain comparisons; those without a condition are infinite. */
export interface Limits {
  /** Limits of the value's minimum. */
  minimumFrom: number;
  minimumTo: number;
  /** Limits of the value's maximum. */
  maximumFrom: number;
  maximumTo: number;
}

/**
 * "Within": the value lies between the limits. "Covers": the value contains every requested limit, so "from -20" needs a range that reaches
 * down to -20.
 * @returns what a value must meet: minimumFrom ≤ minimum ≤ minimumTo and maximumFrom ≤ maximum ≤ maximumTo
 */
export const limitsOf = ({ minimum, maximum }: Condition, match: AttributeDefinition['match']): Limits => {
  const asked = [minimum, maximum].filter((end) => end !== undefined);
  if (match === 'within') {
    const [from, to] = [lowest(minimum ?? Number.NEGATIVE_INFINITY), upmost(maximum ?? Number.POSITIVE_INFINITY)];
    return { minimumFrom: from, minimumTo: Number.POSITIVE_INFINITY, maximumFrom: Number.NEGATIVE_INFINITY, maximumTo: to };
  }
  return {
    minimumFrom: Number.NEGATIVE_INFINITY,
    minimumTo: upmost(Math.min(...asked)),
    maximumFrom: lowest(Math.max(...asked)),
    maximumTo: Number.POSITIVE_INFINITY,
  };
};

/** @returns whether the value meets the condition; every value meets a condition without limits or choices */
export const satisfies = (value: AttributeValue, condition: Condition, definition: Pick<AttributeDefinition, 'match'>): boolean => {
  if ('flag' in value) return condition.flag === undefined || condition.flag === value.flag;
  if ('choices' in value) return condition.choices === undefined || condition.choices.some((key) => value.choices.includes(key));
  const { minimumFrom, minimumTo, maximumFrom, maximumTo } = limitsOf(condition, definition.match);
  const { minimum, maximum } = value;
  return minimumFrom <= minimum && minimum <= minimumTo && maximumFrom <= maximum && maximum <= maximumTo;
};
