// Daily sums of a batch. Keys are the numbers of day, month, page…, so that adding is cheap.
import type { DeviceType, DropReason } from '#contract/rules/analytics.ts';
import type { Day, Period } from '#server/database/tables/analytics.ts';
import { monthOf } from '../days.ts';

interface DaySum {
  views: number;
  visitors: number;
  visits: number;
  bounces: number;
}

export interface Sums {
  days: Map<Day, DaySum>;
  pages: Map<Period, Map<number, number>>;
  referrers: Map<Period, Map<number, number>>;
  devices: Map<Day, Map<DeviceType, number>>;
  dropped: Map<Day, Map<DropReason, number>>;
}

export const newSums = (): Sums => ({ days: new Map(), pages: new Map(), referrers: new Map(), devices: new Map(), dropped: new Map() });

const add = <K, T>(sums: Map<K, Map<T, number>>, key: K, of: T, count = 1): void => {
  const found = sums.get(key) ?? new Map<T, number>();
  found.set(of, (found.get(of) ?? 0) + count);
  sums.set(key, found);
};

/** @returns the row of a day, created if missing */
const sumOf = (sums: Sums, day: Day): DaySum => {
  const found = sums.days.get(day) ?? { views: 0, visitors: 0, visits: 0, bounces: 0 };
  sums.days.set(day, found);
  return found;
};

export const addView = (sums: Sums, day: Day, pageId: number): void => {
  sumOf(sums, day).views += 1;
  add(sums.pages, day, pageId);
  add(sums.pages, monthOf(day), pageId);
};

export const addVisitor = (sums: Sums, day: Day, device: DeviceType): void => {
  sumOf(sums, day).visitors += 1;
  add(sums.devices, day, device);
};

/** Counts a new visit, which is a bounce until its second view. */
export const addVisit = (sums: Sums, day: Day, referrerId: number): void => {
  const sum = sumOf(sums, day);
  sum.visits += 1;
  sum.bounces += 1;
  add(sums.referrers, day, referrerId);
  add(sums.referrers, monthOf(day), referrerId);
};

/** Called at the second view of a visit that began on this day. */
export const removeBounce = (sums: Sums, day: Day): void => {
  sumOf(sums, day).bounces -= 1;
};

export const addDropped = (sums: Sums, day: Day, reason: DropReason, count = 1): void => add(sums.dropped, day, reason, count);
