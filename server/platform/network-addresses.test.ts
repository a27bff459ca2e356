import { expect, it } from 'vitest';
import { isPublicAddress } from './network-addresses.ts';

const refused = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::FFFF:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'localhost',
  '',
];

it.each(refused)('does not regard %j as a public address (HOOK-11)', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '192.167.255.255', '100.63.0.1', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450::1'])(
  'regards %j as a public address (HOOK-11)',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
