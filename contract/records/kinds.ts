// The kinds of records: those that have a public address, and the others that administrators list and delete.

import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import type { RecordDefinition } from './kind.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';

export const published = { product: products, category: categories, article: articles, page: pages } as const satisfies Record<
  PublishedKind,
  RecordDefinition
>;

const others = {
  message: { noun: ['message', 'messages'], table: 'contact_messages', title: 'subject' },
  attribute: { noun: ['attribute', 'attributes'], table: 'attribute_definitions', title: 'label' },
  media: { noun: ['file', 'files'], table: 'media', title: 'name' },
} as const;

export const recordKinds = { ...published, ...others } as const;

export const isPublishedKind = (kind: string): kind is PublishedKind => kind in published;

/** @returns the definition of a kind with public addresses; null for other kinds */
export const publishedOf = (kind: string): RecordDefinition | null => (isPublishedKind(kind) ? published[kind] : null);
