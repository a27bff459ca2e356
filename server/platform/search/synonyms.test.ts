import { describe, expect, it } from 'vitest';
import { marksOf } from './conditions.ts';
import { mostSynonyms, readSynonyms } from './synonyms.ts';

const textsOf = (groups: unknown, ...typed: string[]) => {
  const found = readSynonyms(JSON.stringify(groups)).find(typed);
  return found && marksOf(found).map(({ text }) => text);
};

describe('synonyms', () => {
  it('are the other members of each group that contains the word in any form', () => {
    const groups = [
      ['cobot', 'Collaborative Robot'],
      ['cobot', 'lightweight arm'],
    ];
    expect(textsOf(groups, 'cobots')).toEqual(['collaborative robot', 'lightweight arm']);
    expect(textsOf(groups, 'collaborative', 'robots')).toEqual(['cobot']);
    expect(textsOf(groups, 'robot')).toBeNull();
  });

  it('exclude other forms of the word itself', () => {
    expect(textsOf([['gripper', 'grippers']], 'gripper')).toBeNull();
  });

  it.each(['', '[', '{}', '[1]', '[["a",1]]', 'null'])('are empty for the text %j', (json) => {
    const { find, longest, words } = readSynonyms(json);
    expect([find(['a']), longest, words]).toEqual([null, 0, []]);
  });

  it('are limited for a word in many groups', () => {
    const groups = Array.from({ length: 1000 }, (_, group) => [
      'robot',
      ...Array.from({ length: 19 }, (__, index) => `arm${group} ${index}`),
    ]);
    expect(textsOf(groups, 'robot')).toHaveLength(mostSynonyms);
    expect(readSynonyms(JSON.stringify(groups)).longest).toBe(2);
  });
});
