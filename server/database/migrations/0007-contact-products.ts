// Messages keep the product they ask for by its number and the name it had: slugs change and are given away again.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    `alter table contact_messages add column product_id integer references products (id) on delete set null`,
    `alter table contact_messages add column product_name text`,
    `create index contact_messages_product on contact_messages (product_id)`,
    // a product that has the slug now wins over one that had it
    `update contact_messages set product_id = coalesce(
      (select id from products where slug = contact_messages.product_slug),
      (select products.id from products join redirects on redirects.target_id = products.id
        where redirects.kind = 'product' and redirects.old_slug = contact_messages.product_slug)
    ) where product_slug is not null`,
    `update contact_messages set product_name = (select name from products where id = contact_messages.product_id)
      where product_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
