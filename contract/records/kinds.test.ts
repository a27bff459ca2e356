import { expect, it } from 'vitest';
import { fieldsOf } from './kind.ts';
import { published } from './kinds.ts';

it.each(Object.values(published))('marks exactly the texts of $kind that differ between languages', (definition) => {
  const texts = ['text', 'line', 'rich-text', 'specifications'];
  const marked = fieldsOf(definition).filter(([, { isTranslated }]) => isTranslated);
  const expected = fieldsOf(definition).filter(([, { type, search }]) => texts.includes(type) && search !== 'code');
  expect(marked).toEqual(expected);
});
