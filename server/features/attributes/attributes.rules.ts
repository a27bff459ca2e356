// Stands in for rules that are not there yet.
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import { matchDefinition } from '#contract/rules/attributes/match-definition.ts';
import { parseLimit } from '#contract/rules/attributes/parse-limit.ts';
import type { AttributeDefinition, AttributeValue, Condition } from '#contract/rules/attributes/types.ts';

export const parseConditions = (typed: string, definitions: readonly AttributeDefinition[]) => {
  const conditions: Condition[] = [];
  const spans: { start: number; end: number }[] = [];
  for (const found of typed.matchAll(/(\w+)(>=|<=)([\d.]+[a-z]*)/g)) {
    const definition = matchDefinition(found[1] ?? '', definitions);
    const limit = definition && parseLimit(found[3] ?? '', definition);
    if (!definition || limit === undefined) continue;
    conditions.push({ key: definition.key, ...(found[2] === '>=' ? { minimum: limit } : { maximum: limit }) });
    spans.push({ start: found.index, end: found.index + found[0].length });
  }
  let rest = typed;
  for (const { start, end } of spans.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return { conditions, rest: rest.replaceAll(/\s+/g, ' ').trim(), spans };
};

export const describeDifference = (
  own: ReadonlyMap<string, AttributeValue>,
  other: ReadonlyMap<string, AttributeValue>,
  definitions: readonly AttributeDefinition[],
): string =>
  definitions
    .flatMap((definition) => {
      const [a, b] = [own.get(definition.key), other.get(definition.key)];
      if (!a || !b || !('minimum' in a) || !('minimum' in b) || a.maximum === b.maximum) return [];
      const difference = Math.abs(b.maximum - a.maximum);
      const amount = formatValue({ minimum: difference, maximum: difference }, definition);
      return [`${amount} ${b.maximum > a.maximum ? 'more' : 'less'} ${definition.label.toLowerCase()}`];
    })
    .join(', ');
