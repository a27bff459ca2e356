// Actions on many records at once.
import type { TrashKind } from './trash.ts';

/** Maximum number of records of one change. */
export const recordsAtOnce = 10_000;
/** Minutes in which a change can be undone. */
export const undoMinutes = 10;

export const bulkActions = {
  product: ['publish', 'unpublish', 'feature', 'unfeature', 'move', 'delete'],
  category: ['publish', 'unpublish', 'delete'],
  article: ['publish', 'unpublish', 'feature', 'unfeature', 'delete'],
  page: ['publish', 'unpublish', 'delete'],
  message: ['status', 'delete'],
  attribute: ['filter', 'no-filter', 'compare', 'no-compare', 'headline', 'no-headline', 'require', 'no-require', 'group', 'delete'],
  media: ['delete'],
} as const satisfies Partial<Record<TrashKind, readonly string[]>>;

export type BulkKind = keyof typeof bulkActions;
export type BulkAction = (typeof bulkActions)[BulkKind][number];
