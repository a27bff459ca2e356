// The values that products lose when they move to another category.
import type { previewMove } from '#contract/bulk.ts';
import { counted } from '#contract/rules/numbers.ts';
import type { ConsequenceOf } from '#web/admin/records/bulk-question.tsx';
import { endpoint } from '#web/admin/records/endpoint.ts';

const preview = endpoint<typeof previewMove>('POST', '/api/admin/products/bulk/move');
const attributesShown = 8;

export const lostByMove: ConsequenceOf = async (transport, selected, value) => {
  const { products, values, attributes } = await preview(transport, { body: { ...selected, category_id: Number(value) } });
  if (values === 0) return null;
  const names = attributes.slice(0, attributesShown).map(({ label, values: count }) => `${label} (${count})`);
  const others = attributes.length - names.length;
  const list = [...names, ...(others > 0 ? [counted(others, 'other attribute')] : [])].join('; ');
  return `In the new category, no attribute reads ${counted(values, 'value')} of ${counted(products, 'product')} as before: ${list}. The texts of the specifications stay, but filters, comparison and search no longer know what they mean.`;
};
