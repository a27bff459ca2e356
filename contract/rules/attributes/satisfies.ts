// Whether a value meets a condition: the only definition of "covers" and "within".
import type { AttributeDefinition, AttributeValue, Condition } from './types.ts';

/** Numbers that differ by less than this share are equal, so that a query in lb returns the same products as in kg. */
const tolerance = 1e-9;

/** The highest number that is equal to this one. */
const upmost = (limit: number): number => limit + Math.abs(limit) * tolerance;
const lowest = (limit: number): number => limit - Math.abs(limit) * tolerance;

/** Limits for plain comparisons; ends that are not asked for are infinite. */
export interface Limits {
  /** The least minimum of a value, and the greatest. */
  minimumFrom: number;
  minimumTo: number;
  /** The least maximum of a value, and the greatest. */
  maximumFrom: number;
  maximumTo: number;
}

/**
 * "Within": the value lies between the limits. "Covers": every limit that is asked for lies in the value, so "from -20" needs a range
 * that reaches down to -20.
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

/** @returns whether the value meets the condition; a condition without any limit or choice is met by every value */
export const satisfies = (value: AttributeValue, condition: Condition, definition: Pick<AttributeDefinition, 'match'>): boolean => {
  if ('flag' in value) return condition.flag === undefined || condition.flag === value.flag;
  if ('choices' in value) return condition.choices === undefined || condition.choices.some((key) => value.choices.includes(key));
  const { minimumFrom, minimumTo, maximumFrom, maximumTo } = limitsOf(condition, definition.match);
  const { minimum, maximum } = value;
  return minimumFrom <= minimum && minimum <= minimumTo && maximumFrom <= maximum && maximum <= maximumTo;
};
