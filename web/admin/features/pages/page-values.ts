// What the form of a page holds, from a row and into what is sent.
import type { AdminPage } from '#contract/pages.ts';
import type { PageTemplate } from '#contract/rules/pages.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { checkSlug } from '#web/admin/ui/form/slug.ts';
import { checkSortOrder } from '#web/admin/ui/form/sort-order.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';

export interface PageValues {
  title: string;
  slug: string;
  content: string;
  short_content: string;
  template: PageTemplate;
  sort_order: string;
  is_published: boolean;
}

/** @param page null for a new one, which begins with the defaults */
export const valuesOf = (page: AdminPage | null): PageValues => ({
  title: page?.title ?? '',
  slug: page?.slug ?? '',
  content: page?.content ?? '',
  short_content: page?.short_content ?? '',
  template: page?.template ?? 'default',
  sort_order: String(page?.sort_order ?? 1),
  is_published: page?.is_published ?? true,
});

/** The server's rules and words, known before anything is sent. */
export const checkPage = ({ title, slug, content, sort_order }: PageValues): FieldErrors => ({
  title: title.trim() === '' ? 'The title field is required.' : undefined,
  content: isEmptyHtml(content) ? 'The content field is required.' : undefined,
  sort_order: checkSortOrder(sort_order),
  slug: checkSlug(slug),
});

export type PageField = keyof PageValues;

export const pageLabels: Record<PageField, string> = {
  title: 'Title',
  slug: 'Slug',
  content: 'Content',
  short_content: 'Short content',
  template: 'Template',
  sort_order: 'Sort Order',
  is_published: 'Published',
};

const write = ({ title, slug, sort_order, ...values }: PageValues) => ({
  ...values,
  title: title.trim(),
  sort_order: Number(sort_order),
  // left empty, the server makes one, or it stays
  slug: slug.trim() || undefined,
});

/** Every field, for a new page. */
export const newPage = (values: PageValues) => write(values);

/** @param changed the fields that are sent */
export const changedPage = (values: PageValues, { version }: AdminPage, changed: readonly PageField[]) => ({
  ...(Object.fromEntries(Object.entries(write(values)).filter(([field]) => changed.includes(field as PageField))) as Partial<
    ReturnType<typeof write>
  >),
  version,
});

const longestName = 50;

/** A page's name as the list has room for it. */
export const listedName = (title: string): string => {
  const characters = [...title];
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}...` : title;
};
