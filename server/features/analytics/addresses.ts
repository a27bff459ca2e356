// Shortens network addresses as far as the settings require.
import { isIP } from 'node:net';
import type { AddressMode } from '#contract/rules/analytics.ts';

/** The eight groups of an IPv6 address in full. @param address valid, without zone */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
};

/** The first 64 bits, which a provider assigns to one customer. @param address valid IPv6 */
export const networkOf = (address: string): string => groupsOf(address.replace(/%.*$/, '')).slice(0, 4).join(':');

/** In the canonical notation (RFC 5952). */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

const shorten = (address: string): string | null => {
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.0');
  // the network of a site has a prefix of at most 48 bits; the rest identifies the machine
  if (isIP(address) === 6) return canonical(`${groupsOf(address.replace(/%.*$/, '')).slice(0, 3).join(':')}::`);
  return null;
};

/** @param address from the connection or a trusted proxy @returns the part that may be stored; null if nothing may */
export const keptAddress = (address: string, mode: AddressMode): string | null => {
  if (mode === 'none') return null;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return mode === 'whole' && isIP(plain) !== 0 ? plain : shorten(plain);
};
