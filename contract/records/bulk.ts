// Actions that change many records in one call.
import { published } from './kinds.ts';

/** Maximum number of records of one change. */
export const recordsAtOnce = 10_000;
/** Minutes in which a change can be undone. */
export const undoMinutes = 10;

type ActionsOf = { [K in keyof typeof published]: (typeof published)[K]['actions'] };

export const bulkActions = {
  ...(Object.fromEntries(Object.entries(published).map(([kind, { actions }]) => [kind, actions])) as ActionsOf),
  message: ['status', 'assign', 'spam', 'not-spam', 'delete'],
  attribute: ['filter', 'no-filter', 'compare', 'no-compare', 'headline', 'no-headline', 'require', 'no-require', 'group', 'delete'],
  media: ['delete'],
} as const;

export type BulkKind = keyof typeof bulkActions;
export type BulkAction = (typeof bulkActions)[BulkKind][number];
