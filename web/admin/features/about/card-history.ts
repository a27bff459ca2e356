// The history of the records that a card edits, provided by the screen that loads them.
import { createContext } from 'react';
import type { HistoryOf } from '#web/admin/records/history/history.queries.ts';

/** Null as long as nothing is stored. */
export const CardHistory = createContext<{ of: HistoryOf; onRestored: () => void } | null>(null);
