import { expect, it } from 'vitest';
import { requireLanguage } from './translator.ts';

it('allows a translator only their languages, and others every language (ROLE-12)', () => {
  const translator = { languages: ['de', 'id'] };
  expect(() => requireLanguage(translator, 'id')).not.toThrow();
  expect(() => requireLanguage(translator, 'ja')).toThrow('Your role allows translations only into these languages: de, id.');
  expect(() => requireLanguage({ languages: [] }, 'ja')).toThrow();
  expect(() => requireLanguage({ languages: null }, 'ja')).not.toThrow();
});
