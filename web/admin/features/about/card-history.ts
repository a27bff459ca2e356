// The history of what a card edits. Provided around the card by the screen, which loads it.
import { createContext } from 'react';
import type { HistoryOf } from '#web/admin/records/history/history.queries.ts';

/** Null while nothing is stored. */
export const CardHistory = createContext<{ of: HistoryOf; onRestored: () => void } | null>(null);
