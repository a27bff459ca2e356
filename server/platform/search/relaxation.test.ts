import { describe, expect, it } from 'vitest';
import { relax } from './relaxation.ts';
import { readSynonyms } from './synonyms.ts';
import { searchTerms } from './terms.ts';

/** Relaxes a search in a catalogue with these words, and records the terms that are looked up in it. */
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

describe('a search without results', () => {
  it('replaces only the misspelt word', async () => {
    const { found, asked } = await relaxed('gripper robto', ['gripper', 'robot']);
    expect([found?.corrected, found?.isSplit]).toEqual(['gripper robot', false]);
    expect(asked).toEqual(['gripper', 'robto', 'gripper', 'robot']);
  });

  it('ignores words that nothing contains, and reports them (SEARCH-14)', async () => {
    const { found } = await relaxed('robto gripper x99 palletisng', ['gripper', 'robot']);
    expect(found).toMatchObject({ corrected: 'robot gripper', ignored: ['x99', 'palletisng'] });
    const { found: other } = await relaxed('lr20 datasheet', ['lr20']);
    expect(other).toMatchObject({ corrected: null, isSplit: false, ignored: ['datasheet'] });
    expect(other?.terms.map(({ typed }) => typed)).toEqual(['lr20']);
  });

  it('finds nothing if nothing contains one of the words (SEARCH-14)', async () => {
    expect((await relaxed('x99 datasheet', ['gripper'])).found).toBeNull();
    expect((await relaxed('s datasheet', ['s'])).found).toBeNull();
  });

  it('splits a term of several words, in the typed order', async () => {
    const { found } = await relaxed('robot 20 kg arm', ['robot', '20', 'kg', 'arm']);
    expect(found).toMatchObject({ corrected: null, isSplit: true });
    expect(found?.terms.map(({ typed }) => typed)).toEqual(['robot', '20', 'kg', 'arm']);
  });

  it('does not search for part of a quantity alone', async () => {
    expect((await relaxed('20 kg robto', ['robot', 'kg'])).found).toMatchObject({ corrected: 'robot', ignored: ['20 kg'] });
    // a quantity inside a designation is split like others; single-letter synonyms are not used as corrections
    expect((await relaxed('ip 0,02mm', ['ip'], '[["a","b"]]')).found).toBeNull();
  });

  it('returns null if only the combination of the terms has no match', async () => {
    expect((await relaxed('gripper robot', ['gripper', 'robot'])).found).toBeNull();
  });
});
