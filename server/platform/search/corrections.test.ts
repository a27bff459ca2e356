import { describe, expect, it } from 'vitest';
import { closestWord, countWords, isOneErrorApart } from './corrections.ts';

describe('typing errors', () => {
  it.each([
    ['robto', 'robot', true],
    ['robt', 'robot', true],
    ['roboot', 'robot', true],
    ['tobot', 'robot', true],
    ['obrot', 'robot', false],
    ['robot', 'robot', false],
    ['rbto', 'robot', false],
    ['robotic', 'robot', false],
    ['ab', 'ba', true],
  ])('%s and %s: %s', (one, other, isApart) => {
    expect([isOneErrorApart(one, other), isOneErrorApart(other, one)]).toEqual([isApart, isApart]);
  });

  it('are corrected to a word with the same beginning first, then to the most frequent one, deterministically', () => {
    const vocabulary = new Map([
      ['tensor', 9],
      ['sensor', 2],
      ['sensors', 3],
    ]);
    expect(closestWord('sensro', vocabulary)).toBe('sensor');
    expect(closestWord('sensoor', vocabulary)).toBe('sensor');
    expect(closestWord('zensor', vocabulary)).toBe('tensor');
    expect(closestWord('zzzzzz', vocabulary)).toBeNull();
    expect(
      closestWord(
        'motol',
        new Map([
          ['motor', 1],
          ['motoc', 1],
        ]),
      ),
    ).toBe('motoc');
  });

  it('are corrected only to words of letters, counted once per row', () => {
    const counts = new Map<string, number>();
    countWords(counts, [' robots robots lr20 kg ', ' robot axis  axes ', '']);
    countWords(counts, [' robot ']);
    expect(Object.fromEntries(counts)).toEqual({ robots: 1, robot: 2, axis: 1, axes: 1 });
  });
});
