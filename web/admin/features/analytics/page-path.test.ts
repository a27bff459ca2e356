import { expect, test } from 'vitest';
import { pagePath, pathSeparator } from './page-path.ts';

const written = (address: string | null | undefined) => pagePath(address).join(pathSeparator);

test.each([
  ['https://company.example/', 'Home'],
  ['https://company.example', 'Home'],
  ['/', 'Home'],
  ['https://company.example/about', 'about'],
  ['https://company.example/products/six-axis-robot-lr20', 'products > six-axis-robot-lr20'],
  ['/news/a-new-hall', 'news > a-new-hall'],
  ['https://company.example//products///lr20/', 'products > lr20'],
  ['https://company.example/products?search=arm#top', 'products'],
  ['https://company.example/news/caf%C3%A9', 'news > café'],
  ['https://company.example/news/100%', 'news > 100%'],
])('writes %s as %s (AANA-12)', (address, text) => {
  expect(written(address)).toBe(text);
});

test.each([[''], ['   '], [null], [undefined]])('calls an empty address (%j) Unknown (AANA-12)', (address) => {
  expect(written(address)).toBe('Unknown');
});

test('shows the first 50 characters and three dots of an invalid address (AANA-13)', () => {
  expect(written('not an address')).toBe('not an address...');
  expect(written(`http://${' '.repeat(3)}${'x'.repeat(80)}`)).toBe(`http://   ${'x'.repeat(40)}...`);
  expect(written('🤖'.repeat(60))).toBe(`${'🤖'.repeat(50)}...`);
  expect(written('javascript:alert(1)')).toBe('javascript:alert(1)...');
});
