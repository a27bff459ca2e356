// The fields of a record that a revision stores: those that an administrator can edit.
import { isDeepStrictEqual } from 'node:util';
import type { RevisionKind } from '#contract/rules/history.ts';

interface Shape {
  fields: readonly string[];
  /** The field with the name of the record. */
  name: string;
  /** The flag that makes it visible to visitors; without one a save takes effect at once. */
  shown?: string;
}

const seo = ['seo_title', 'seo_description'];

const product = ['category_id', 'model', 'price', 'sort_order', 'short_description', 'description', 'specifications'];
const productFiles = ['main_image', 'images', 'brochure'];

export const shapes: Record<RevisionKind, Shape> = {
  product: { fields: ['name', 'slug', ...product, ...productFiles, 'is_featured', 'is_active', ...seo], name: 'name', shown: 'is_active' },
  category: {
    fields: ['name', 'slug', 'description', 'image', 'sort_order', 'is_active', 'is_new', 'is_popular', ...seo],
    name: 'name',
    shown: 'is_active',
  },
  news: {
    fields: [
      'type',
      'title',
      'slug',
      'excerpt',
      'content',
      'published_at',
      'is_featured',
      'is_published',
      'featured_image',
      'images',
      'author',
      ...seo,
    ],
    name: 'title',
    shown: 'is_published',
  },
  page: {
    fields: ['title', 'slug', 'content', 'short_content', 'template', 'sort_order', 'is_published', ...seo],
    name: 'title',
    shown: 'is_published',
  },
  setting: { fields: ['key', 'value', 'type', 'group'], name: 'key' },
};

export type Snapshot = Record<string, unknown>;

/** @param record as services return it; its fields are always in the same order */
export const snapshotOf = (kind: RevisionKind, record: object): Snapshot =>
  Object.fromEntries(shapes[kind].fields.map((field) => [field, (record as Snapshot)[field] ?? null]));

export const nameOf = (kind: RevisionKind, record: object): string => String((record as Snapshot)[shapes[kind].name] ?? '');

export const isShown = (kind: RevisionKind, snapshot: Snapshot): boolean => {
  const { shown } = shapes[kind];
  return shown === undefined || snapshot[shown] === true;
};

/** @returns the names of the fields that differ, in their order; without an earlier state all */
export const changedFields = (kind: RevisionKind, before: Snapshot | null, after: Snapshot): string[] =>
  shapes[kind].fields.filter((field) => before === null || !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));
