import { part } from '../text.ts';

export const productFiltersTexts = part('product-filters', {
  showAll: 'Show all',
  of: 'for {label}',
  more: 'More filters',
  ofGroup: 'of {group}',
  noGroup: 'Product data',
  atLeast: '{label}, at least',
  atMost: '{label}, at most',
  inUnit: '{limit}, in {unit}',
  unit: 'Unit of {label}',
  refused: 'Type a number such as {example}, the lower one first.',
  title: 'Filters',
  close: 'Close',
  clear: 'Clear all',
  show: 'Show products',
  showFound: { one: 'Show {count} product', other: 'Show {count} products' },
});
