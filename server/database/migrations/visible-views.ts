// What visitors may see, defined once. A view lists its columns, because PostgreSQL would fix those of `*` when the view is created.
import type { ColumnTypes } from './column-types.ts';

/** Columns of later migrations that visitors see, by table. */
interface AddedColumns {
  products?: readonly string[];
  news?: readonly string[];
  pages?: readonly string[];
}

const listOf = (row: string, added: readonly string[] = []) => added.map((column) => `, ${row}${column}`).join('');

/**
 * Creates the views, or creates them again with more columns. A later migration that adds a column which visitors see calls it with
 * the columns of all migrations after the first. PostgreSQL replaces a view without dropping it, so the previous version of the
 * product can continue to read it.
 * @returns statements
 */
export const createVisibleViews = ({ kind }: ColumnTypes, { products, news, pages }: AddedColumns = {}): string[] => {
  const views = {
    // active products in active categories
    visible_products: `select product.id, product.category_id, product.name, product.slug, product.model, product.price,
        product.sort_order, product.short_description, product.description, product.specifications, product.main_image, product.images,
        product.brochure, product.is_featured, product.is_active, product.created_at, product.updated_at, product.version,
        product.search_name, product.search_head, product.search_model, product.search_text,
        category.name as category_name, category.slug as category_slug,
        category.search_name as category_search_name, category.search_head as category_search_head${listOf('product.', products)}
      from products as product
      inner join categories as category on category.id = product.category_id
      where product.is_active = 1 and category.is_active = 1`,
    visible_categories: 'select id, slug from categories where is_active = 1',
    // published articles; queries also compare published_at with the clock, which a view does not know
    visible_news: `select id, type, title, slug, excerpt, content, published_at, is_featured, is_published, featured_image, images,
        author_name, created_at, updated_at, version, search_title, search_text${listOf('', news)}
      from news
      where is_published = 1`,
    // published pages; the about page has an address of its own
    visible_pages: `select id, title, slug, content, short_content, template, updated_at,
        case when slug = 'about' then 1 when template = 'about' then 2 end as about_rank${listOf('', pages)}
      from pages
      where is_published = 1`,
  };
  return Object.entries(views).flatMap(([name, query]) =>
    kind === 'sqlite' ? [`drop view if exists ${name}`, `create view ${name} as ${query}`] : [`create or replace view ${name} as ${query}`],
  );
};
