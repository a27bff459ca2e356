// The kinds of records in the trash, and how long deleted records stay there.
import { publishedKinds } from './record-kinds.ts';

export const trashKinds = [...publishedKinds, 'message', 'attribute', 'media'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const trashDays = 30;
