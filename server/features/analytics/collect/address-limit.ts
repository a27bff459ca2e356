// Limits reported views per network address. A visitor is an address with a browser, and a request can claim any browser.
import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networksOf, shareOfSmaller } from '#server/platform/network-addresses.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** More views than a whole office behind one address produces. */
const mostViewsAMinute = 300;
const mostBrowsersAnHour = 300;
/** Above this number, the least recently used networks are dropped, so that a flood of addresses cannot fill the memory. */
const mostNetworks = 5000;

interface Use {
  minute: number;
  views: number;
  browsers: Set<number>;
}

/** @returns a function that counts a view and returns whether it is within the limits of the networks of its address */
export const createAddressLimit = (): ((view: { address: string; userAgent: string; at: number }) => boolean) => {
  // only hashes of addresses are stored, even in memory
  const key = randomBytes(16);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  const uses = new LRUCache<string, Use>({ max: mostNetworks });
  let hour = 0;
  const count = (network: string, minute: number, browser: number, factor: number): boolean => {
    const name = hash(network).toString('base64');
    const use = uses.get(name) ?? { minute: 0, views: 0, browsers: new Set() };
    uses.set(name, use);
    if (minute !== use.minute) Object.assign(use, { minute, views: 0 });
    use.views += 1;
    if (use.views > mostViewsAMinute * factor) return false;
    if (!use.browsers.has(browser) && use.browsers.size >= mostBrowsersAnHour * factor) return false;
    use.browsers.add(browser);
    return true;
  };
  return ({ address, userAgent, at }) => {
    const thisHour = Math.floor(at / hourMs);
    if (thisHour !== hour) uses.clear();
    hour = thisHour;
    const browser = hash(userAgent).readUInt32LE();
    return networksOf(address).every((network, step) => count(network, Math.floor(at / minuteMs), browser, shareOfSmaller ** step));
  };
};
