// Network addresses: the network of a customer, and the part of an address that may be stored.
import { isIP } from 'node:net';
import type { AddressMode } from '#contract/rules/analytics.ts';

/** The eight groups of an IPv6 address, including omitted ones. @param address valid, without zone */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
};

/** Removes the prefix of an IPv4 address written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * @returns the networks that a provider may assign to one customer, from the smallest to the largest: an IPv4 address, or the first 64, 56
 * and 48 bits of an IPv6 address
 */
export const networksOf = (address: string): string[] => {
  const known = plain(address);
  if (isIP(known) !== 6) return [known];
  const [first, second, third, fourth = ''] = groupsOf(known.replace(/%.*/s, ''));
  const prefix = `${first}:${second}:${third}`;
  return [`${prefix}:${fourth}`, `${prefix}:${fourth.padStart(4, '0').slice(0, 2)}/56`, `${prefix}/48`];
};

/** @returns the smallest of `networksOf` */
export const customerNetworkOf = (address: string): string => networksOf(address)[0] ?? address;

/** Factor by which the limit of a network exceeds that of the next smaller one of `networksOf`, because several customers can share it. */
export const shareOfSmaller = 4;

/** The canonical notation (RFC 5952). */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** @returns the first 24 bits of an IPv4 address or the first 48 of an IPv6 address; null if it is neither */
export const shortenAddress = (address: string): string | null => {
  const known = plain(address);
  if (isIP(known) === 4) return known.replace(/\.\d+$/, '.0');
  // a site's network has a prefix of at most 48 bits; the rest identifies the machine
  if (isIP(known) === 6) return canonical(`${groupsOf(known.replace(/%.*/s, '')).slice(0, 3).join(':')}::`);
  return null;
};

/** @param address from the connection or a trusted proxy @returns the part that may be stored; null if nothing may be stored */
export const storableAddress = (address: string, mode: AddressMode): string | null => {
  if (mode === 'none') return null;
  return mode === 'whole' && isIP(plain(address)) !== 0 ? plain(address) : shortenAddress(address);
};
