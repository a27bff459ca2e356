import type { Category, listCategories } from '#contract/categories.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { call } from '#web/shared/lib/api.ts';
import { shortenText } from '#web/shared/lib/format.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { queryOptions } from '#web/site/query/query-client.ts';

const categoryKeys = { public: ['categories', 'public'] } as const;

/** The fields of a category that menus need; every document contains them. */
export type MenuCategory = Pick<Category, 'id' | 'name' | 'slug' | 'image' | 'products_count'>;

/** The fields that tiles need; `text` is the description as plain text. */
export type CategorySummary = MenuCategory &
  Pick<Category, 'image' | 'is_new' | 'is_popular'> & {
    text: string;
  };

// in characters; the largest tile shows fewer
const tileTextLength = 180;

export const summariseCategory = ({
  id,
  name,
  slug,
  description,
  image,
  is_new,
  is_popular,
  products_count,
}: Category): CategorySummary => ({
  id,
  name,
  slug,
  image,
  is_new,
  is_popular,
  products_count,
  text: shortenText(htmlToText(description), tileTextLength),
});

export const categoriesQuery = queryOptions({
  queryKey: categoryKeys.public,
  queryFn: async ({ client, signal }) => {
    const categories = await call<typeof listCategories>(transportOf(client), 'GET', '/api/public/categories', { signal, expects: 'list' });
    return categories.map(({ id, name, slug, image, products_count }): MenuCategory => ({ id, name, slug, image, products_count }));
  },
});
