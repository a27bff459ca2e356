import { describe, expect, it } from 'vitest';
import { marksOf } from './conditions.ts';
import { closestWord, isOneErrorApart, storedCondition, wordsOneErrorApart } from './corrections.ts';

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

  it('are found among all words with one error', () => {
    const words = wordsOneErrorApart('robto');
    expect(words).toEqual(expect.arrayContaining(['robot', 'rbto', 'robtos', 'zrobto', 'rubto', 'orbto']));
    expect(words.filter((word) => !isOneErrorApart(word, 'robto') || word.length < 4)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(wordsOneErrorApart('робто')).toContain('робот');
    expect([wordsOneErrorApart('abc'), wordsOneErrorApart('x'.repeat(500))]).toEqual([[], []]);
  });

  it('are corrected to stored words and to the singulars of stored words', () => {
    const texts = (word: string) => marksOf(storedCondition(word)).map(({ text }) => text);
    expect(texts('gripper')).toEqual(['gripper', 'grippers']);
    expect(texts('switch')).toContain('switches');
    expect(texts('axis')).toEqual(['axis']);
  });
});
