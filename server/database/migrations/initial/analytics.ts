// Visitor statistics: single visits for some weeks, sums for good. Built to be small: numbers instead of texts, and rows stored in
// the order in which they are read. No foreign keys: old rows are removed in batches, and each check would search.
import type { ColumnTypes } from '../column-types.ts';

const visits = ({ id, real, binary, end, clusteredEnd }: ColumnTypes): string[] => [
  // one row: its lock makes several processes count one after the other
  `create table analytics_writer (
    id integer primary key not null check (id = 1),
    next_visit_id integer not null
  )${end}`,
  `insert into analytics_writer (id, next_visit_id) values (1, 1)`,
  `create table analytics_salts (
    day integer primary key not null,
    salt ${binary} not null
  )${end}`,
  `create table analytics_visitors (
    day integer not null,
    hash ${binary} not null,
    visitor_id integer not null,
    visit_id integer not null,
    first_visit_id integer not null,
    first_day integer not null,
    is_bounce integer not null check (is_bounce in (0, 1)),
    last_at ${real} not null,
    minute integer not null,
    minute_views integer not null,
    primary key (day, hash)
  )${clusteredEnd}`,
  `create table analytics_visits (
    id integer primary key not null,
    day integer not null,
    visitor_id integer not null,
    continues_id integer,
    client_id integer not null,
    referrer_id integer
  )${end}`,
  `create index analytics_visits_day on analytics_visits (day)`,
  `create table analytics_views (
    at ${real} not null,
    visit_id integer not null,
    page_id integer not null,
    primary key (at, visit_id)
  )${clusteredEnd}`,
  `create table analytics_addresses (
    day integer not null,
    visitor_id integer not null,
    address text not null,
    primary key (day, visitor_id)
  )${clusteredEnd}`,
  `create table analytics_pages (id ${id}, url text not null unique)${end}`,
  `create table analytics_clients (
    id ${id},
    device_type text not null check (device_type in ('desktop', 'mobile', 'tablet')),
    browser text not null,
    unique (device_type, browser)
  )${end}`,
  `create table analytics_referrers (id ${id}, domain text not null unique, first_day integer not null)${end}`,
  `create index analytics_referrers_day on analytics_referrers (first_day)`,
];

const sums = ({ end, clusteredEnd }: ColumnTypes): string[] => [
  `create table analytics_day_sums (
    day integer primary key not null,
    views integer not null,
    visitors integer not null,
    visits integer not null,
    bounces integer not null
  )${end}`,
  `create table analytics_page_sums (
    period integer not null,
    page_id integer not null,
    views integer not null,
    primary key (period, page_id)
  )${clusteredEnd}`,
  `create table analytics_referrer_sums (
    period integer not null,
    referrer_id integer not null,
    visits integer not null,
    primary key (period, referrer_id)
  )${clusteredEnd}`,
  `create table analytics_device_sums (
    day integer not null,
    device_type text not null,
    visitors integer not null,
    primary key (day, device_type)
  )${clusteredEnd}`,
  `create table analytics_dropped_sums (
    day integer not null,
    reason text not null,
    views integer not null,
    primary key (day, reason)
  )${clusteredEnd}`,
];

export const analytics = (types: ColumnTypes): string[] => [...visits(types), ...sums(types)];
