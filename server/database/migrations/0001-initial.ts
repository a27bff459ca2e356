// Every entity of the product. Rules that must hold whatever the code does stand here as constraints.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, real, sortable, end }: ColumnTypes): Promise<void> => {
  const tables = [
    `create table administrators (
      id ${id},
      email text not null unique check (email = lower(email)),
      name text not null,
      password_hash text not null,
      is_active integer not null default 1 check (is_active in (0, 1)),
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create table administrator_tokens (
      id ${id},
      administrator_id integer not null references administrators (id) on delete cascade,
      token_hash text not null unique,
      remember integer not null check (remember in (0, 1)),
      created_at text not null,
      expires_at text not null
    )${end}`,
    `create index administrator_tokens_administrator on administrator_tokens (administrator_id)`,
    `create table settings (
      id ${id},
      key text not null unique,
      value text,
      type text not null check (type in ('text', 'textarea', 'color', 'file', 'number', 'boolean', 'email', 'url', 'image', 'json')),
      group_name text not null,
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create index settings_group on settings (group_name)`,
    `create table categories (
      id ${id},
      name text not null,
      slug text not null unique,
      description text,
      image text,
      sort_order integer not null default 1 check (sort_order >= 1),
      is_active integer not null default 1 check (is_active in (0, 1)),
      is_new integer not null default 0 check (is_new in (0, 1)),
      is_popular integer not null default 0 check (is_popular in (0, 1)),
      search_name ${sortable} not null,
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create table products (
      id ${id},
      category_id integer not null references categories (id) on delete restrict,
      name text not null,
      slug text not null unique,
      model text,
      price ${real} check (price >= 0),
      sort_order integer not null default 1 check (sort_order >= 1),
      short_description text,
      description text,
      specifications text not null default '[]',
      main_image text,
      images text not null default '[]',
      brochure text,
      is_featured integer not null default 0 check (is_featured in (0, 1)),
      is_active integer not null default 1 check (is_active in (0, 1)),
      search_name ${sortable} not null,
      search_model text not null,
      search_text text not null,
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create index products_order on products (is_active, sort_order, search_name, id)`,
    `create index products_category on products (category_id, is_active, sort_order, search_name, id)`,
    `create index products_featured on products (is_featured, is_active, sort_order)`,
    `create table news (
      id ${id},
      type text not null check (type in ('news', 'knowledge')),
      title text not null,
      slug text not null unique,
      excerpt text,
      content text not null,
      published_at text,
      is_featured integer not null default 0 check (is_featured in (0, 1)),
      is_published integer not null default 1 check (is_published in (0, 1)),
      featured_image text,
      images text not null default '[]',
      author_name text not null,
      search_title text not null,
      search_text text not null,
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create index news_published on news (is_published, published_at)`,
    `create index news_type on news (type, is_published, published_at)`,
    `create table pages (
      id ${id},
      title text not null,
      slug text not null unique,
      content text not null,
      short_content text,
      template text not null default 'default' check (template in ('default', 'contact', 'about')),
      sort_order integer not null default 1 check (sort_order >= 1),
      is_published integer not null default 1 check (is_published in (0, 1)),
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create table contact_messages (
      id ${id},
      name text not null,
      email text not null,
      phone text,
      company text,
      type text not null default 'general' check (type in ('general', 'integrator', 'support')),
      subject text not null,
      message text not null,
      status text not null default 'new' check (status in ('new', 'read', 'replied', 'closed')),
      product_slug text,
      search_text text not null,
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create index contact_messages_newest on contact_messages (created_at, id)`,
    `create index contact_messages_status on contact_messages (status)`,
    `create table redirects (
      id ${id},
      kind text not null check (kind in ('product', 'category', 'news', 'page')),
      old_slug text not null,
      target_id integer not null,
      created_at text not null,
      unique (kind, old_slug)
    )${end}`,
    `create table milestones (
      name text primary key not null,
      reached_at text not null
    )${end}`,
  ];
  for (const statement of tables) await sql.raw(statement).execute(db);
};
