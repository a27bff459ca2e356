// Counts requests by key within time windows.
import { LRUCache } from 'lru-cache';
import { networksOf, shareOfSmaller } from './network-addresses.ts';

/** Further keys replace the least recently used ones, so that a flood of addresses cannot fill the memory. */
const maxKeys = 20_000;

export interface RequestCount {
  /** Requests in the current window, including this one. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts one request. A window begins with the first request of its key. */
export type CountRequest = (key: string, windowMs: number) => RequestCount | Promise<RequestCount>;

/** Counts in the memory of this process. */
export const createRequestCounts = (now: () => number = Date.now): ((key: string, windowMs: number) => RequestCount) => {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys });
  return (key, windowMs) => {
    const found = windows.get(key);
    const window = found && found.endsAt > now() ? found : { count: 0, endsAt: now() + windowMs };
    window.count += 1;
    windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now() };
  };
};

interface Client {
  /** Name of the counted requests, e.g. of a rate limit. */
  name: string;
  address: string;
  windowMs: number;
  /** Requests above the limit are not counted for larger networks, so that a refused client does not use up the limit of its neighbours. */
  limit: number;
}

/** Counts a request for each network of the address. @returns the largest count relative to the size of its network */
export const countClient = async (countRequest: CountRequest, { name, address, windowMs, limit }: Client): Promise<RequestCount> => {
  let most: RequestCount = { current: 0, ttl: 0 };
  for (const [step, network] of networksOf(address).entries()) {
    const { current, ttl } = await countRequest(`${name} ${network}`, windowMs);
    const share = Math.ceil(current / shareOfSmaller ** step);
    if (share > most.current) most = { current: share, ttl };
    if (share > limit) break;
  }
  return most;
};
