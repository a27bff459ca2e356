// Counts redirected requests and requested addresses that show nothing. The counts are in memory for some seconds, so that a request
// writes nothing.
import type { FastifyBaseLogger } from 'fastify';
import { readRecordLink } from '#contract/records/links.ts';
import { redirectLimits } from '#contract/rules/redirects.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addMissing } from './missing-addresses.repository.ts';
import { addressKey } from './redirect-addresses.ts';
import { addRenamedHits } from './renamed.repository.ts';
import { addHits } from './site-redirects.repository.ts';

const delayMs = 5000;
/** Different addresses in memory; more are not counted. */
const mostCounted = 1000;

// what is requested to find weak servers: hidden files, programs, archives and copies of configurations
const scanned =
  /\/\.|\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|sql|bak|ini|conf|ya?ml|zip|gz|tgz|rar|7z|log|sh|exe|dll)(?:\/|$)|\/(?:wp-|wordpress|cgi-bin|phpmyadmin|actuator)/i;

/** Addresses with an @ may name a person. */
const isListed = (key: string): boolean => key.length <= redirectLimits.source && !/@|%40/.test(key) && !scanned.test(key);

export interface RedirectCounts {
  /** @param id of a written redirect */
  followed: (id: number) => void;
  /** @param address of a renamed record */
  renamed: (address: string) => void;
  /** @param address path and query that show nothing */
  missing: (address: string) => void;
  /** Stores the counts. */
  flush: () => Promise<void>;
}

const addTo = <K>(counts: Map<K, number>, key: K): void => {
  const count = counts.get(key);
  if (count !== undefined || counts.size < mostCounted) counts.set(key, (count ?? 0) + 1);
};

const newCounts = () => ({ followed: new Map<number, number>(), renamed: new Map<string, number>(), missing: new Map<string, number>() });

const store = ({ db, clock }: Context, { followed, renamed, missing }: ReturnType<typeof newCounts>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await addHits(transaction, followed);
    const records = [...renamed].toSorted().flatMap(([address, count]) => {
      const link = readRecordLink(address);
      return link ? [{ kind: link.kind, slug: link.slug, count }] : [];
    });
    await addRenamedHits(transaction, records);
    if (missing.size > 0) await addMissing(transaction, clock().getTime(), missing);
  });

export const createRedirectCounts = (context: Context, log: Pick<FastifyBaseLogger, 'warn'>): RedirectCounts => {
  let counts = newCounts();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(async () => {
      const taken = counts;
      counts = newCounts();
      if (taken.followed.size + taken.renamed.size + taken.missing.size === 0) return;
      // the counts of some seconds of an outage are lost
      await store(context, taken).catch((error: unknown) => log.warn({ err: error }, 'redirected requests were not counted'));
    });
    return running;
  };
  const count = <K>(to: Map<K, number>, key: K) => {
    addTo(to, key);
    timer ??= setTimeout(flush, delayMs).unref();
  };
  return {
    followed: (id) => count(counts.followed, id),
    renamed: (address) => {
      const key = addressKey(address);
      if (key !== null) count(counts.renamed, key);
    },
    missing: (address) => {
      const key = addressKey(address);
      if (key !== null && isListed(key)) count(counts.missing, key);
    },
    flush,
  };
};
