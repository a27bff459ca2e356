// Settings, articles, pages, and the addresses that records had.
import type { ColumnTypes } from '../column-types.ts';

const settings = ({ id, end }: ColumnTypes): string[] => [
  `create table settings (
    id ${id},
    key text not null unique,
    value text,
    type text not null check (type in ('text', 'textarea', 'color', 'file', 'number', 'boolean', 'email', 'url', 'image', 'json')),
    group_name text not null,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )${end}`,
  'create index settings_group on settings (group_name)',
];

const news = ({ id, end }: ColumnTypes): string[] => [
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
    seo_title text,
    seo_description text,
    search_title text not null,
    search_text text not null,
    search_rules integer not null default 0,
    admin_search text not null default '',
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )${end}`,
  'create index news_published on news (is_published, published_at, id, type)',
  'create index news_type on news (type, is_published, published_at, id)',
  'create index news_created on news (created_at, id, type, is_published)',
  // the sitemap
  'create index news_addresses on news (is_published, id, published_at, slug, updated_at)',
  // rows of other rules of search, and the last change
  'create index news_search_rules on news (search_rules)',
  'create index news_updated on news (updated_at, version)',
];

const pages = ({ id, end }: ColumnTypes): string[] => [
  `create table pages (
    id ${id},
    title text not null,
    slug text not null unique,
    content text not null,
    short_content text,
    template text not null default 'default' check (template in ('default', 'contact', 'about')),
    sort_order integer not null default 1 check (sort_order >= 1),
    is_published integer not null default 1 check (is_published in (0, 1)),
    seo_title text,
    seo_description text,
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )${end}`,
];

const addresses = ({ id, end }: ColumnTypes): string[] => [
  `create table redirects (
    id ${id},
    kind text not null check (kind in ('product', 'category', 'article', 'page')),
    old_slug text not null,
    target_id integer not null,
    created_at text not null,
    unique (kind, old_slug)
  )${end}`,
  'create index redirects_target on redirects (target_id, kind)',
  // of deleted records that visitors could see: 410 instead of 404
  `create table removed_addresses (
    id ${id},
    kind text not null check (kind in ('product', 'category', 'article', 'page')),
    slug text not null,
    created_at text not null,
    unique (kind, slug)
  )${end}`,
];

export const content = (types: ColumnTypes): string[] => [...settings(types), ...news(types), ...pages(types), ...addresses(types)];
