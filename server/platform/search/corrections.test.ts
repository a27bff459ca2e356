import { describe, expect, it } from 'vitest';
import { marksOf } from './conditions.ts';
import { closestWord, isOneErrorApart, similarWords, storedCondition, tailStart, wordsOneErrorApart } from './corrections.ts';

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
  ])('are recognised between %s and %s: %s', (one, other, isApart) => {
    expect([isOneErrorApart(one, other), isOneErrorApart(other, one)]).toEqual([isApart, isApart]);
  });

  it('are corrected to a word with the same beginning, then to the most frequent one, deterministically', () => {
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

  it('are found among similar words, which include every word with one error and its plurals', () => {
    const alphabet = [...'robtxs'];
    const changed = (word: string, start: number, end: number, between: string) => word.slice(0, start) + between + word.slice(end);
    for (const typed of ['robto', 'gripper', 'робто', 'axes']) {
      const similar = similarWords(typed);
      const isSimilar = (word: string) =>
        similar &&
        word.length >= similar.shortest &&
        word.length <= similar.longest &&
        (word.startsWith(similar.start) || similar.tails.includes(word.slice(tailStart)));
      const others = [...typed].flatMap((letter, at) => [
        changed(typed, at, at + 1, ''),
        changed(typed, at, at + 2, `${typed[at + 1] ?? ''}${letter}`),
        ...alphabet.flatMap((other) => [changed(typed, at, at, other), changed(typed, at, at + 1, other), typed + other]),
      ]);
      expect(others.flatMap((word) => [word, `${word}s`, `${word}es`]).filter((word) => !isSimilar(word))).toEqual([]);
    }
    expect([similarWords('abc'), similarWords('x'.repeat(500))]).toEqual([null, null]);
  });

  it('are corrected only to stored words, or their singulars, of four letters or more', () => {
    expect(wordsOneErrorApart('robto', ['robot', 'robots', 'rot', 'gripper', 'robto'])).toEqual(['robot']);
    expect(wordsOneErrorApart('gripprr', ['grippers'])).toEqual(['gripper']);
    expect(wordsOneErrorApart('robt', ['rob', 'robot'])).toEqual(['robot']);
    expect(wordsOneErrorApart('робто', ['робот'])).toEqual(['робот']);
  });

  it('are corrected to stored words and to the singulars of stored words', () => {
    const texts = (word: string) => marksOf(storedCondition(word)).map(({ text }) => text);
    expect(texts('gripper')).toEqual(['gripper', 'grippers']);
    expect(texts('switch')).toContain('switches');
    expect(texts('axis')).toEqual(['axis']);
  });
});
