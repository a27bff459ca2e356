import { expect, it } from 'vitest';
import { composed, plainLetters } from './letters.ts';

it('composes letters and removes invisible characters (DATA-22)', () => {
  expect(composed('Mu\u0308ller\u0000')).toBe('Müller');
  expect(composed('Kom\u00adpakt')).toBe('Kom\u00adpakt');
  expect(plainLetters('Kom\u00adpakt\u200b\u2060\ufeff Mu\u0308ller')).toBe('Kompakt Müller');
  expect(plainLetters('می\u200cخواهم 👩\u200d🔧')).toBe('می\u200cخواهم 👩\u200d🔧');
});
