import { expect, it } from 'vitest';
import { matchesDocument, toDocument } from './full-text-document.ts';

const document = toDocument(' six axis   robot arm   !six <six <axis  =7');
const phrase = (text: string, isPrefix = false) => ({ tokens: text.split(' '), isPrefix });

it('matches whole tokens and beginnings of tokens', () => {
  expect(['axis', 'robot', '=7'].map((text) => matchesDocument(phrase(text), document))).toEqual([true, true, true]);
  expect(matchesDocument(phrase('rob'), document)).toBe(false);
  expect(matchesDocument(phrase('rob', true), document)).toBe(true);
  expect(matchesDocument(phrase('obot', true), document)).toBe(false);
});

it('matches tokens together only if they are adjacent in one text', () => {
  expect(['six axis', 'robot arm', '<six <axis'].map((text) => matchesDocument(phrase(text), document))).toEqual([true, true, true]);
  expect(matchesDocument(phrase('axis robot'), document)).toBe(false);
  expect(matchesDocument(phrase('six ax', true), document)).toBe(true);
});

it('matches every part of a group, or any', () => {
  const of = [phrase('robot'), phrase('gripper')];
  expect([matchesDocument({ kind: 'all', of }, document), matchesDocument({ kind: 'any', of }, document)]).toEqual([false, true]);
  expect(matchesDocument({ kind: 'any', of: [] }, document)).toBe(false);
});
