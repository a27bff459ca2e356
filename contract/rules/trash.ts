// The kinds of records in the trash, and the time for which they are kept.
import { publishedKinds } from './record-kinds.ts';

export const trashKinds = [...publishedKinds, 'message', 'attribute', 'media'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const trashDays = 30;
