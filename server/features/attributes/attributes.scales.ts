// Units in which visitors can enter the limits of a filter.
import type { FilterAttribute } from '#contract/product-attributes.ts';
import { isCoded } from '#contract/rules/attributes/codes.ts';
import { unitIn } from '#contract/rules/attributes/unit-system.ts';
import { unitOf } from '#contract/rules/attributes/units.ts';
import type { Definition } from './attributes.definitions.repository.ts';

export const withScales = (definition: Definition): Omit<FilterAttribute, 'products'> => {
  const { kind, quantity } = definition;
  if ((kind !== 'number' && kind !== 'range') || isCoded(quantity)) return { ...definition, scales: [], systems: null };
  const ofQuantity = (symbol: string | null) => unitOf(quantity ?? 'count', symbol);
  const inSystem = (system: 'metric' | 'imperial') => ofQuantity(unitIn(definition, system));
  const [own, metric, imperial] = [ofQuantity(definition.unit), inSystem('metric'), inSystem('imperial')];
  const units = new Set([own, ...definition.units.map(ofQuantity), metric, imperial]);
  return {
    ...definition,
    scales: [...units].map(({ symbol, factor, offset }) => ({ symbol, factor, offset })),
    systems: { metric: metric.symbol, imperial: imperial.symbol },
  };
};
