// Network addresses, as much of them as may be kept.
import { isIP } from 'node:net';
import type { AddressMode } from '#contract/rules/analytics.ts';

/** The eight groups of an IPv6 address in full. @param address valid, without zone */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
};

/** The first 64 bits, which a provider gives to one customer. @param address valid IPv6 */
export const networkOf = (address: string): string => groupsOf(address.replace(/%.*$/, '')).slice(0, 4).join(':');

/** In the one right way of writing it. */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

const shorten = (address: string): string | null => {
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.0');
  // a site's network is at most 48 bits long; what follows names the machine
  if (isIP(address) === 6) return canonical(`${groupsOf(address.replace(/%.*$/, '')).slice(0, 3).join(':')}::`);
  return null;
};

/** @param address as the connection or a trusted proxy says it @returns what may be kept of it, null for nothing */
export const keptAddress = (address: string, mode: AddressMode): string | null => {
  if (mode === 'none') return null;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return mode === 'whole' && isIP(plain) !== 0 ? plain : shorten(plain);
};
