// Kysely types of the analytics tables. Unlike in other tables, days are numbers such as 20261121 and timestamps are milliseconds
// since 1970, because there are millions of these rows (docs/decisions/0009-analytics.md).
import type { Generated } from 'kysely';
import type { DeviceType, DropReason } from '#contract/rules/analytics.ts';

/** A day in the site's time zone, e.g. 20261121. */
export type Day = number;
/** A day, or a whole month as its day 0, e.g. 20261100. */
export type Period = number;

export interface AnalyticsVisitorsTable {
  day: Day;
  hash: Uint8Array;
  /** Number of the visitor's first visit on this day. */
  visitor_id: number;
  /** The current or last visit. */
  visit_id: number;
  /** The first row of that visit: this row, or a row of the previous day if the visit began before midnight. */
  first_visit_id: number;
  first_day: Day;
  /** The visit has only one view so far. */
  is_bounce: number;
  last_at: number;
  /** Minute of the last view, in minutes since 1970, and the number of views in that minute. */
  minute: number;
  minute_views: number;
}

export interface AnalyticsVisitsTable {
  id: number;
  day: Day;
  visitor_id: number;
  /** Id of the visit that began before midnight and continues in this row, which does not count as a separate visit. */
  continues_id: number | null;
  client_id: number;
  referrer_id: number | null;
}

export interface AnalyticsViewsTable {
  at: number;
  visit_id: number;
  page_id: number;
}

export interface AnalyticsAddressesTable {
  day: Day;
  visitor_id: number;
  address: string;
}

export interface AnalyticsTables {
  analytics_writer: { id: number; next_visit_id: number };
  analytics_salts: { day: Day; salt: Uint8Array };
  analytics_visitors: AnalyticsVisitorsTable;
  analytics_visits: AnalyticsVisitsTable;
  analytics_views: AnalyticsViewsTable;
  analytics_addresses: AnalyticsAddressesTable;
  analytics_pages: { id: Generated<number>; url: string };
  /** `browser` is empty if unknown. */
  analytics_clients: { id: Generated<number>; device_type: DeviceType; browser: string };
  /** `domain` is empty without a referrer. */
  analytics_referrers: { id: Generated<number>; domain: string; first_day: Day };
  analytics_day_sums: { day: Day; views: number; visitors: number; visits: number; bounces: number };
  analytics_page_sums: { period: Period; page_id: number; views: number };
  analytics_referrer_sums: { period: Period; referrer_id: number; visits: number };
  analytics_device_sums: { day: Day; device_type: DeviceType; visitors: number };
  analytics_dropped_sums: { day: Day; reason: DropReason; views: number };
}
