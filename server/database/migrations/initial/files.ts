// Uploaded files: those that no record uses yet or any more, their names, and the media library (docs/decisions/0048-media-library.md).
import type { ColumnTypes } from '../column-types.ts';

export const files = ({ id, real, sortable, end, clusteredEnd }: ColumnTypes): string[] => [
  `create table unclaimed_files (
    path text primary key not null,
    is_saving integer not null check (is_saving in (0, 1)),
    created_at text not null,
    expires_at text not null
  )${end}`,
  'create index unclaimed_files_expiry on unclaimed_files (expires_at)',
  // what a stored file was called when it was uploaded
  `create table file_names (path text primary key not null, name text not null)${clusteredEnd}`,
  `create table media (
    id ${id},
    path ${sortable} not null unique,
    kind text not null check (kind in ('picture', 'document')),
    status text not null check (status in ('pending', 'attached', 'library')),
    name text not null,
    bytes integer not null,
    width integer,
    height integer,
    alt text not null default '',
    caption text not null default '',
    is_decorative integer not null default 0 check (is_decorative in (0, 1)),
    focal_x ${real} not null default 0.5,
    focal_y ${real} not null default 0.5,
    admin_search text not null,
    uploaded_by text,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  )${end}`,
  // lists contain all but the pending ones, newest first
  `create index media_listed on media (created_at, id) where status <> 'pending'`,
  // pictures with a focal point of their own, for the style sheet that every page may link
  'create index media_focal on media (id) where focal_x <> 0.5 or focal_y <> 0.5',
  `create table media_uses (
    path ${sortable} not null,
    kind text not null,
    record_id integer not null,
    field text not null,
    primary key (path, kind, record_id, field)
  )${clusteredEnd}`,
  'create index media_uses_record on media_uses (kind, record_id)',
  // earlier paths of files that were replaced: forms that were opened before still name them
  `create table replaced_files (
    path text not null primary key,
    media_id integer not null references media (id) on delete cascade
  )${clusteredEnd}`,
  'create index replaced_files_media on replaced_files (media_id)',
];
