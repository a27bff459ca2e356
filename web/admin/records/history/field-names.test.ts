import { expect, it } from 'vitest';
import { fieldName, typeOf } from './field-names.ts';

it('names fields as the form of their kind does (HIST-13)', () => {
  expect(fieldName('product', 'images')).toBe('Additional images');
  expect(fieldName('article', 'images')).toBe('Gallery');
  expect(fieldName('page', 'sort_order')).toBe('Sort Order');
  expect(typeOf('page', 'short_content')).toBe('rich-text');
});

it('names settings by their key, and compares their values as settings', () => {
  expect(fieldName('setting', 'value')).toBe('Value');
  expect([typeOf('setting', 'value'), typeOf('setting', 'key')]).toEqual(['setting', undefined]);
});
