// Changes of many attributes: their uses, their group, and deletion.
import type { AdminAttribute } from '#contract/attributes.ts';
import type { bulkActions } from '#contract/records/bulk.ts';
import { trashDays } from '#contract/rules/trash.ts';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { changeAttributes } from './attributes.queries.ts';

/** Describes the effect of deleting one or several definitions. */
export const lostByDeletion =
  'The specifications of products stay as they are; filters, comparison and search no longer know what they mean.';

const uses = [
  { value: 'filter', label: 'Filter' },
  { value: 'no-filter', label: 'No filter' },
  { value: 'compare', label: 'In comparisons' },
  { value: 'no-compare', label: 'Not in comparisons' },
  { value: 'headline', label: 'Headline' },
  { value: 'no-headline', label: 'No headline' },
  { value: 'require', label: 'Required' },
  { value: 'no-require', label: 'Not required' },
] as const satisfies readonly { value: (typeof bulkActions.attribute)[number]; label: string }[];

/** @param attributes of the list; their groups can be chosen */
export const attributeBulk = (attributes: readonly AdminAttribute[] = []): BulkOptions => {
  const groups = [...new Set(attributes.flatMap(({ group_title }) => group_title ?? []))].toSorted();
  return {
    kind: 'attribute',
    actions: [],
    choices: [
      { label: 'Set use', options: uses, toBody: (value) => ({ action: uses.find((use) => use.value === value)?.value ?? 'filter' }) },
      {
        label: 'Set group',
        options: [...groups.map((group) => ({ value: group, label: group })), { value: ' ', label: 'No group' }],
        toBody: (value) => ({ action: 'group', group_title: value.trim() }),
      },
    ],
    canDelete: true,
    consequence: `${lostByDeletion} The trash keeps what is deleted for ${trashDays} days; undoing also restores the values.`,
    isWhole: true,
    change: changeAttributes,
  };
};
