import { expect, it } from 'vitest';
import { isAllowedAddress, readImportHosts } from './import-hosts.ts';

it.each([
  ['media.example.com', ['media.example.com']],
  ['Media.Example.com, cdn.example.org\n', ['media.example.com', 'cdn.example.org']],
  ['', []],
  ['https://media.example.com', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('reads the setting %j as %j (IMP-28)', (stored, hosts) => {
  expect(readImportHosts(stored)).toEqual(hosts);
});

it.each([
  ['https://media.example.com/a.jpg', true],
  ['http://MEDIA.example.com/a.jpg', true],
  ['https://other.media.example.com/a.jpg', false],
  ['https://media.example.com:8080/a.jpg', false],
  ['https://user:password@media.example.com/a.jpg', false],
  ['ftp://media.example.com/a.jpg', false],
  ['https://127.0.0.1/a.jpg', false],
  ['media.example.com/a.jpg', false],
])('allows the address %s: %s (IMP-28)', (address, isAllowed) => {
  expect(isAllowedAddress(address, ['media.example.com'])).toBe(isAllowed);
});
