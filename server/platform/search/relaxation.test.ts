import { describe, expect, it } from 'vitest';
import { relax } from './relaxation.ts';
import { readSynonyms } from './synonyms.ts';
import { searchTerms } from './terms.ts';

/** Relaxes a search in a catalogue with these words, and records the terms that it asks the catalogue for. */
const relaxed = async (typed: string, stored: string[], json = '[]') => {
  const synonyms = readSynonyms(json);
  const asked: string[] = [];
  const isFound = async ({ typed: text }: { typed: string }) => {
    asked.push(text);
    return stored.includes(text);
  };
  const vocabulary = async () => new Map(stored.map((word) => [word, 1]));
  const found = await relax(searchTerms(typed, synonyms), { synonyms, isWhole: false, isFound, vocabulary });
  return { found, asked };
};

describe('a search that found nothing', () => {
  it('replaces the misspelt word alone', async () => {
    const { found, asked } = await relaxed('gripper robto', ['gripper', 'robot']);
    expect([found?.corrected, found?.isSplit]).toEqual(['gripper robot', false]);
    expect(asked).toEqual(['gripper', 'robto', 'gripper', 'robot']);
  });

  it('asks for no other term after one that cannot be replaced', async () => {
    const { found, asked } = await relaxed('robto gripper x99 palletisng', ['gripper', 'robot']);
    expect([found, asked]).toEqual([null, ['x99']]);
  });

  it('splits words that count as one, in the typed order', async () => {
    const { found } = await relaxed('robot 20 kg arm', ['robot', '20', 'kg', 'arm']);
    expect(found).toMatchObject({ corrected: null, isSplit: true });
    expect(found?.terms.map(({ typed }) => typed)).toEqual(['robot', '20', 'kg', 'arm']);
  });

  it('ends when a part of a split term is not found either', async () => {
    expect((await relaxed('20 kg robto', ['robot', 'kg'])).found).toBeNull();
    // a quantity inside a designation has parts of its own; single-letter synonyms are no corrections of it
    expect((await relaxed('ip 0,02mm', ['ip'], '[["a","b"]]')).found).toBeNull();
  });

  it('gives nothing where only the combination of the terms is missing', async () => {
    expect((await relaxed('gripper robot', ['gripper', 'robot'])).found).toBeNull();
  });
});
