import { describe, expect, it } from 'vitest';
import { linesError, toGroups, toLines } from './synonym-lines.ts';

const json = '[["cobot","collaborative robot"],["AMR","mobile robot","AGV"]]';
const lines = 'cobot = collaborative robot\nAMR = mobile robot = AGV';

describe('synonyms as lines', () => {
  it('are written and read back', () => {
    expect([toLines(json), toGroups(lines), toGroups(toLines(json))]).toEqual([lines, json, json]);
    expect(toGroups('\n  cobot=collaborative robot= \n\n =\n')).toBe('[["cobot","collaborative robot"]]');
    expect([toGroups(''), toGroups(' \n'), toLines('')]).toEqual(['', '', '']);
  });

  it('leave a value that is no list of groups unchanged', () => {
    for (const value of ['{"a":1}', '[1]', '[[1]]', 'cobot']) expect(toLines(value)).toBe(value);
  });

  it.each([
    ['', undefined],
    [lines, undefined],
    ['a = b\n\ncobot', 'Line 3: write two different words or more, such as cobot = collaborative robot.'],
    ['Cobot = cobot', 'Line 1: write two different words or more, such as cobot = collaborative robot.'],
    ['=', 'Line 1: write two different words or more, such as cobot = collaborative robot.'],
    ['a = ++', 'Line 1: “++” is no word to search for.'],
    [Array.from({ length: 21 }, (_, index) => `a${index}`).join('='), 'Line 1: write at most 20 words.'],
  ])('of %j have the error: %s', (text, error) => {
    expect(linesError(text)).toBe(error);
  });
});
