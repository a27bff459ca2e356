// The kinds of records in the trash, and the time for which they are kept.
import { publishedKinds } from './record-kinds.ts';

export const trashKinds = [...publishedKinds, 'message', 'attribute', 'media'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const kindNames: Record<TrashKind, string> = {
  product: 'Product',
  category: 'Category',
  article: 'Article',
  page: 'Page',
  message: 'Message',
  attribute: 'Attribute',
  media: 'File',
};

export const trashDays = 30;
