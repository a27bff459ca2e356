import { describe, expect, it } from 'vitest';
import { mapOrigins, toMapAddress } from './map-address.ts';

describe('the address of the map (DOC-15)', () => {
  it.each([
    ['https://www.openstreetmap.org/export/embed.html?bbox=1', 'https://www.openstreetmap.org/export/embed.html?bbox=1'],
    [' http://maps.example/a ', 'https://maps.example/a'],
    ['HTTP://Maps.example:8080/a', 'https://Maps.example:8080/a'],
    ['https://karte.münchen.example/', 'https://karte.münchen.example/'],
  ])('is %s over https', (setting, expected) => expect(toMapAddress(setting)).toBe(expected));

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'https://[',
    'https://[::1]/',
    '//maps.example',
    'https://maps.example;script-src/',
    'https://maps.example,x/',
    "https://'unsafe-inline'/",
    'https://*/',
    'https://maps.example /',
  ])('is none for %s', (setting) => expect(toMapAddress(setting)).toBeNull());
});

it.each([
  ['https://maps.google.com/maps?output=embed', ['https://maps.google.com', 'https://www.maps.google.com', 'https://*.google.com']],
  ['https://www.google.co.id/maps/embed', ['https://www.google.co.id', 'https://google.co.id', 'https://*.google.com']],
  ['https://google.evil.example/', ['https://google.evil.example', 'https://www.google.evil.example']],
  ['https://karte.münchen.example/', ['https://karte.xn--mnchen-3ya.example', 'https://www.karte.xn--mnchen-3ya.example']],
])('allows the map %s from %j (DOC-15)', (address, origins) => expect(mapOrigins(address)).toEqual(origins));
