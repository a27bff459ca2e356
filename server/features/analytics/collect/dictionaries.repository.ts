// Repeated texts (page addresses, browsers, domains) are stored once and referenced by id.
import { countRows } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { Device } from '#server/platform/user-agent.ts';

/** Maximum number of new domains per day, because requests can contain invented domains. */
const mostNewDomains = 500;

/** @returns ids by path; new paths are stored */
export const numberPages = async (db: Database, urls: Iterable<string>): Promise<Map<string, number>> => {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return new Map();
  const list = () => db.selectFrom('analytics_pages').select(['id', 'url']).where('url', 'in', wanted).execute();
  const known = new Map((await list()).map(({ id, url }) => [url, id]));
  const missing = wanted.filter((url) => !known.has(url));
  if (missing.length === 0) return known;
  await db
    .insertInto('analytics_pages')
    .values(missing.map((url) => ({ url })))
    .execute();
  return new Map((await list()).map(({ id, url }) => [url, id]));
};

type Client = Pick<Device, 'kind' | 'browser'>;
/** Key of a client in maps. */
export const clientKey = ({ kind, browser }: Client): string => `${kind} ${browser ?? ''}`;

/** @returns ids of all clients by `clientKey`; there are few clients */
export const numberClients = async (db: Database, clients: Iterable<Client>): Promise<Map<string, number>> => {
  const list = async () => {
    const rows = await db.selectFrom('analytics_clients').select(['id', 'device_type', 'browser']).execute();
    return new Map(rows.map(({ id, device_type, browser }) => [clientKey({ kind: device_type, browser }), id]));
  };
  const known = await list();
  const missing = new Map([...clients].filter((client) => !known.has(clientKey(client))).map((client) => [clientKey(client), client]));
  if (missing.size === 0) return known;
  const rows = [...missing.values()].map(({ kind, browser }) => ({ device_type: kind, browser: browser ?? '' }));
  await db.insertInto('analytics_clients').values(rows).execute();
  return list();
};

/** @param domains empty for no referrer @returns ids by domain; new domains above the daily limit get the id of the empty domain */
export const numberReferrers = async (db: Database, domains: Iterable<string>, day: number): Promise<Map<string, number>> => {
  const wanted = [...new Set(['', ...domains])];
  const list = () => db.selectFrom('analytics_referrers').select(['id', 'domain']).where('domain', 'in', wanted).execute();
  const known = new Map((await list()).map(({ id, domain }) => [domain, id]));
  const missing = wanted.filter((domain) => !known.has(domain));
  if (missing.length === 0) return known;
  const count = await countRows(db.selectFrom('analytics_referrers').where('first_day', '=', day));
  const taken = missing.slice(0, Math.max(mostNewDomains - count, known.has('') ? 0 : 1));
  if (taken.length > 0) {
    await db
      .insertInto('analytics_referrers')
      .values(taken.map((domain) => ({ domain, first_day: day })))
      .execute();
  }
  const numbered = new Map((await list()).map(({ id, domain }) => [domain, id]));
  const none = numbered.get('') ?? 0;
  return new Map(wanted.map((domain) => [domain, numbered.get(domain) ?? none]));
};
