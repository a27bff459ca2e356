import { describe, expect, it } from 'vitest';
import { marksOf } from './conditions.ts';
import { readSynonyms } from './synonyms.ts';
import { mostTerms, searchTerms } from './terms.ts';

const typed = (text: string) => searchTerms(text).map((term) => term.typed);

describe('terms of a search', () => {
  it.each(['', '   ', '%', '_', '-- * ()', '\\', '"\''])('are empty for %j', (text) => {
    expect(searchTerms(text)).toEqual([]);
  });

  it('are single words, or several words that belong together', () => {
    expect(typed('  robot 20 kg IP 67 PL e ISO 13855 lr-20 ')).toEqual(['robot', '20 kg', 'IP 67', 'PL e', 'ISO 13855', 'lr-20']);
    expect(typed('arm 20 kg')).toEqual(['arm', '20 kg']);
    expect(typed('robot 20')).toEqual(['robot', '20']);
  });

  it('contain each word once in any notation', () => {
    expect(typed('robot Robot ROBOT röbot "robot" robot,')).toHaveLength(1);
    expect(typed(['a', 'á', 'à', 'ä', 'A', '-a', 'a-', '(a)', 'a.', '"a"'].join(' '))).toHaveLength(1);
  });

  it('are limited to ten, even if they are separated by special characters', () => {
    expect(searchTerms(Array.from({ length: 200 }, (_, index) => `a${index}`).join(' '))).toHaveLength(mostTerms);
    expect(searchTerms(Array.from({ length: 200 }, (_, index) => `a${index}`).join('%'))).toHaveLength(mostTerms);
  });

  it('do not join digits across special characters', () => {
    expect(searchTerms('1%0').map(({ exact }) => exact)).toEqual([
      { kind: 'begins', text: '1' },
      { kind: 'begins', text: '0' },
    ]);
  });

  it('define the texts to highlight', () => {
    const [term] = searchTerms('Grippers');
    expect(term && marksOf(term.condition)).toEqual([
      { text: 'grippers', place: 'begins' },
      { text: 'grippers', place: 'anywhere' },
      { text: 'gripper', place: 'whole' },
    ]);
  });

  it('contain no wildcard characters', () => {
    const text = '100% 50_% a\\b \'x\' "y" 20 % 3 " 5 °C 7 m/s l/min 12 "';
    const marks = searchTerms(text).flatMap(({ condition }) => marksOf(condition));
    expect(marks.filter((mark) => /[%_\\'"]/.test(mark.text))).toEqual([]);
  });

  it.each(['a-'.repeat(250), 'a1'.repeat(250), '1,'.repeat(250), `${'a-'.repeat(5000)}%${'-a'.repeat(5000)}!`])(
    'are parsed quickly from hostile input %#',
    (text) => {
      expect(searchTerms(text).length).toBeLessThanOrEqual(mostTerms);
    },
  );
});

describe('synonyms', () => {
  const synonyms = readSynonyms(
    JSON.stringify([
      ['cobot', 'collaborative robot'],
      ['AMR', 'mobile robot'],
      ['arm', 'cobot'],
    ]),
  );
  const marked = (text: string) => searchTerms(text, synonyms).map(({ condition }) => marksOf(condition).map((mark) => mark.text));

  it('work in every direction, for plurals, and for several groups', () => {
    expect(marked('Cobots')[0]).toEqual(expect.arrayContaining(['cobot', 'collaborative robot', 'arm', 'arms']));
    expect(marked('collaborative robots')[0]).toEqual(expect.arrayContaining(['cobot', 'collaborative', 'robots']));
    expect(marked('new mobile robot')).toEqual([expect.not.arrayContaining(['amr']), expect.arrayContaining(['amr', 'amrs'])]);
  });

  it.each(['', '{', '{}', '[1]', '[["a"]]', '[[]]'])('are empty for the setting %j', (stored) => {
    expect(searchTerms('a', readSynonyms(stored))).toEqual(searchTerms('a'));
  });
});
