// Stores a batch of reported views in one transaction; one instance writes at a time.
import type { DropReason } from '#contract/rules/analytics.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { memoize } from '#server/platform/memoize.ts';
import { storableAddress } from '#server/platform/network-addresses.ts';
import { readUserAgent } from '#server/platform/user-agent.ts';
import { listKnownPaths } from '#server/records/known-pages.repository.ts';
import { getAnalyticsSettings } from '../analytics.settings.ts';
import { dayOf } from '../days.ts';
import { countViews, type NumberedView, newCounted, visitGapMs } from './count.ts';
import { clientKey, numberClients, numberPages, numberReferrers } from './dictionaries.repository.ts';
import { addDropped } from './sums.ts';
import { getSalts, getVisitors, hashVisitor } from './visitors.repository.ts';
import { lockWriter, writeCounted, writeVisitors } from './writing.repository.ts';

/** A reported view, in memory for at most about a second. */
export interface ReportedView {
  /** Milliseconds since 1970. */
  at: number;
  address: string;
  userAgent: string;
  /** Decoded, without query and trailing slash. */
  path: string;
  /** Empty without a referrer. */
  referrer: string;
}

export interface Batch {
  views: readonly ReportedView[];
  dropped: readonly { at: number; reason: DropReason }[];
}

const deviceOf = memoize(readUserAgent);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Counts and stores a batch in one transaction. @param siteUrl public origin */
export const recordBatch = ({ db, clock }: Context, siteUrl: string, batch: Batch): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const counted = newCounted(await lockWriter(transaction));
    const { timeZone, addressMode } = await getAnalyticsSettings(transaction);
    const dayAt = (at: number) => dayOf(at, timeZone);
    for (const { at, reason } of batch.dropped) addDropped(counted.sums, dayAt(at), reason);

    const known = await listKnownPaths(transaction, distinct(batch.views.map(({ path }) => path)), clock().toISOString());
    const reported = batch.views.filter(({ path, at }) => {
      if (!known.has(path)) addDropped(counted.sums, dayAt(at), 'unknown_page');
      return known.has(path);
    });
    if (reported.length > 0) {
      const urlOf = (path: string) => siteUrl + encodeURI(path);
      const pages = await numberPages(
        transaction,
        reported.map(({ path }) => urlOf(path)),
      );
      const clients = await numberClients(
        transaction,
        reported.map(({ userAgent }) => deviceOf(userAgent)),
      );
      const domains = reported.map(({ referrer }) => referrer);
      const referrers = await numberReferrers(transaction, domains, dayAt(clock().getTime()));
      const days = distinct(reported.map(({ at }) => dayAt(at)));
      const earlier = distinct(reported.map(({ at }) => dayAt(at - visitGapMs))).filter((day) => !days.includes(day));
      const salts = await getSalts(transaction, days, earlier);
      const hashOn = (day: number, { address, userAgent }: ReportedView) => {
        const salt = salts.get(day);
        return salt ? { day, hash: hashVisitor(salt, address, userAgent) } : null;
      };
      const views = reported.flatMap((view): NumberedView[] => {
        const today = hashOn(dayAt(view.at), view);
        if (!today) return [];
        const dayBefore = dayAt(view.at - visitGapMs);
        const device = deviceOf(view.userAgent);
        return [
          {
            ...today,
            at: view.at,
            before: dayBefore === today.day ? null : hashOn(dayBefore, view),
            address: storableAddress(view.address, addressMode),
            device: device.kind,
            pageId: pages.get(urlOf(view.path)) ?? 0,
            clientId: clients.get(clientKey(device)) ?? 0,
            referrerId: referrers.get(view.referrer) ?? 0,
          },
        ];
      });
      const visitors = await getVisitors(
        transaction,
        views.flatMap(({ day, hash, before }) => (before ? [{ day, hash }, before] : [{ day, hash }])),
      );
      await writeVisitors(transaction, countViews(views, visitors, counted));
    }
    await writeCounted(transaction, counted);
  });
