// Limits of one network address. A visitor is an address with a browser, and a request can claim any browser.
import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { networkOf } from '#server/platform/network-addresses.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** More than a whole office behind one address reads. */
const mostViewsAMinute = 120;
const mostBrowsersAnHour = 100;
/** Above this number, all entries are removed, so that a flood of addresses cannot fill the memory. */
const mostAddresses = 5000;

interface Use {
  minute: number;
  views: number;
  browsers: Set<number>;
}

/** @returns a function that counts a view and tells whether it is within the limits of its address */
export const createAddressLimit = (): ((view: { address: string; userAgent: string; at: number }) => boolean) => {
  // addresses are not stored, not even in memory
  const key = randomBytes(16);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  let uses = new Map<string, Use>();
  let hour = 0;
  return ({ address, userAgent, at }) => {
    const thisHour = Math.floor(at / hourMs);
    if (thisHour !== hour || uses.size >= mostAddresses) uses = new Map();
    hour = thisHour;
    // a customer with IPv6 has a whole network of addresses
    const name = hash(isIPv6(address) ? networkOf(address) : address).toString('base64');
    const use = uses.get(name) ?? { minute: 0, views: 0, browsers: new Set() };
    uses.set(name, use);
    const minute = Math.floor(at / minuteMs);
    if (minute !== use.minute) Object.assign(use, { minute, views: 0 });
    use.views += 1;
    if (use.views > mostViewsAMinute) return false;
    const browser = hash(userAgent).readUInt32LE();
    if (!use.browsers.has(browser) && use.browsers.size >= mostBrowsersAnHour) return false;
    use.browsers.add(browser);
    return true;
  };
};
