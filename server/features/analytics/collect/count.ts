// Counting rules as a pure function: assigns views to visits and visitors, and adds them to the sums.
import type { DeviceType } from '#contract/rules/analytics.ts';
import type {
  AnalyticsAddressesTable,
  AnalyticsViewsTable,
  AnalyticsVisitorsTable,
  AnalyticsVisitsTable,
  Day,
} from '#server/database/tables/analytics.ts';
import { addDropped, addView, addVisit, addVisitor, newSums, removeBounce, type Sums } from './sums.ts';

/** Longest time between two views of a visit. */
export const visitGapMs = 30 * 60 * 1000;
/** Maximum number of views per visitor and minute; more are not counted. */
export const mostViewsAMinute = 60;
const minuteMs = 60 * 1000;

/** A view with the ids of its page, client and referrer. */
export interface NumberedView {
  at: number;
  day: Day;
  hash: Uint8Array;
  /** Set within half an hour after midnight: the previous day, and the visitor's hash on that day. */
  before: { day: Day; hash: Uint8Array } | null;
  /** Null if addresses are not stored. */
  address: string | null;
  device: DeviceType;
  pageId: number;
  clientId: number;
  referrerId: number;
}

export type Visitor = AnalyticsVisitorsTable;
/** Visitors by day and hash. */
export type Visitors = Map<string, Visitor>;
/** Key of a visitor in maps. */
export const visitorKey = (day: Day, hash: Uint8Array): string => `${day} ${Buffer.from(hash).toString('latin1')}`;

export interface Counted {
  visits: AnalyticsVisitsTable[];
  views: AnalyticsViewsTable[];
  addresses: AnalyticsAddressesTable[];
  sums: Sums;
  nextVisitId: number;
}

/** An empty result. @param nextVisitId id of the next new visit */
export const newCounted = (nextVisitId: number): Counted => ({ visits: [], views: [], addresses: [], sums: newSums(), nextVisitId });

const goesOn = (visitor: Visitor | undefined, at: number): visitor is Visitor =>
  visitor !== undefined && at - visitor.last_at <= visitGapMs;

const endBounce = (visitor: Visitor, counted: Counted): void => {
  if (visitor.is_bounce === 1) removeBounce(counted.sums, visitor.first_day);
  visitor.is_bounce = 0;
};

/** Begins a visit, or the part after midnight of a `continued` visit. */
const begin = (view: NumberedView, counted: Counted, known: Visitor | undefined, continued: Visitor | null): Visitor => {
  const { day, hash, at, clientId, device, address, referrerId } = view;
  const id = counted.nextVisitId++;
  const visitor_id = known?.visitor_id ?? id;
  counted.visits.push({
    id,
    day,
    visitor_id,
    continues_id: continued?.first_visit_id ?? null,
    client_id: clientId,
    referrer_id: continued ? null : referrerId,
  });
  if (!known) {
    addVisitor(counted.sums, day, device);
    if (address !== null) counted.addresses.push({ day, visitor_id, address });
  }
  if (continued) endBounce(continued, counted);
  else addVisit(counted.sums, day, referrerId);
  return {
    day,
    hash,
    visitor_id,
    visit_id: id,
    first_visit_id: continued?.first_visit_id ?? id,
    first_day: continued?.first_day ?? day,
    is_bounce: continued ? 0 : 1,
    last_at: at,
    minute: known?.minute ?? 0,
    minute_views: known?.minute_views ?? 0,
  };
};

/**
 * Counts views in the order of their timestamps.
 * @param visitors as stored; updated in place
 * @returns the visitors that changed
 */
export const countViews = (views: readonly NumberedView[], visitors: Visitors, counted: Counted): Visitor[] => {
  const changed = new Map<string, Visitor>();
  for (const view of views.toSorted((a, b) => a.at - b.at)) {
    const key = visitorKey(view.day, view.hash);
    const known = visitors.get(key);
    const minute = Math.floor(view.at / minuteMs);
    const minuteViews = known?.minute === minute ? known.minute_views : 0;
    if (minuteViews >= mostViewsAMinute) {
      addDropped(counted.sums, view.day, 'too_many');
      continue;
    }
    // instances' clocks differ slightly: timestamps increase within a visit, and no two views have the same one
    const at = goesOn(known, view.at) ? Math.max(view.at, known.last_at + 1) : view.at;
    let visitor: Visitor;
    if (goesOn(known, at)) {
      endBounce(known, counted);
      visitor = known;
    } else {
      const earlier = known || !view.before ? undefined : visitors.get(visitorKey(view.before.day, view.before.hash));
      const continued = goesOn(earlier, at) ? earlier : null;
      if (continued) changed.set(visitorKey(continued.day, continued.hash), continued);
      visitor = begin({ ...view, at }, counted, known, continued);
    }
    Object.assign(visitor, { last_at: at, minute, minute_views: minuteViews + 1 });
    visitors.set(key, visitor);
    changed.set(key, visitor);
    counted.views.push({ at, visit_id: visitor.visit_id, page_id: view.pageId });
    addView(counted.sums, view.day, view.pageId);
  }
  return [...changed.values()];
};
