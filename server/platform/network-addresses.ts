// Network addresses: the network of a customer, the part of an address that may be stored, and whether an address is public.
import { BlockList, isIP } from 'node:net';
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

/** @param subnets as `address/bits` */
const blockListOf = (family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};

/** Networks that are not reachable from everywhere, or that have a special meaning (IANA's registries of special-purpose addresses). */
const specialIpv4 = blockListOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
const globalIpv6 = blockListOf('ipv6', ['2000::/3']);
// 2001::/23 includes Teredo; 2002::/16 contains IPv4 addresses, also private ones
const specialIpv6 = blockListOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** @returns whether the address is on the public internet; false for a text that is not an address */
export const isPublicAddress = (address: string): boolean => {
  const known = plain(address);
  const family = isIP(known);
  if (family === 4) return !specialIpv4.check(known, 'ipv4');
  return family === 6 && !known.includes('%') && globalIpv6.check(known, 'ipv6') && !specialIpv6.check(known, 'ipv6');
};
