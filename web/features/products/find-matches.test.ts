import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';

const marked = (text: string, search: string) =>
  findMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matches of a search', () => {
  it.each([
    ['Six-Axis Robot LR20', 'robo', 'Six-Axis [Robo]t LR20'],
    ['Microbot', 'robo', 'Microbot'],
    ['Élan robot', 'elan', '[Élan] robot'],
    ['Model LR-20 and LR 20', 'lr20', 'Model [LR-20] and [LR 20]'],
    ['a (b) [c] .*', '.* (b', 'a ([b]) [c] .*'],
    ['<b>robot</b>', 'b', '<[b]>robot</[b]>'],
    ['ﬁne İstanbul', 'istanbul', 'ﬁne [İstanbul]'],
    ['nothing', '', 'nothing'],
    ['', 'x', ''],
  ])('%j searched for %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
