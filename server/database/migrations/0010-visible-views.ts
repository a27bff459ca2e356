// What visitors may see, defined once. A view lists its columns: PostgreSQL would fix those of `*` when the view is created,
// and a later migration that drops a listed column has to create the view again.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    // active products in active categories
    `create view visible_products as
      select product.id, product.category_id, product.name, product.slug, product.model, product.price, product.sort_order,
        product.short_description, product.description, product.specifications, product.main_image, product.images,
        product.brochure, product.is_featured, product.is_active, product.created_at, product.updated_at, product.version,
        product.search_name, product.search_head, product.search_model, product.search_text,
        category.name as category_name, category.slug as category_slug,
        category.search_name as category_search_name, category.search_head as category_search_head
      from products as product
      inner join categories as category on category.id = product.category_id
      where product.is_active = 1 and category.is_active = 1`,
    // published articles; queries also compare published_at with the clock, which a view does not know
    `create view visible_news as
      select id, type, title, slug, excerpt, content, published_at, is_featured, is_published, featured_image, images, author_name,
        created_at, updated_at, version, search_title, search_text
      from news
      where is_published = 1`,
    // published pages; the about page has an address of its own
    `create view visible_pages as
      select id, title, slug, content, short_content, template, updated_at,
        case when slug = 'about' then 1 when template = 'about' then 2 end as about_rank
      from pages
      where is_published = 1`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
