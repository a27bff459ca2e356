import { describe, expect, it } from 'vitest';
import { linesOfHtml, matchingPassage } from './matching-passage.ts';
import { typedTerms } from './typed-terms.ts';

const passage = (search: string, lines: string[], shown: string[] = []) => matchingPassage({ terms: typedTerms(search), shown, lines });

describe('the matching passage of a search', () => {
  it('is the line with the most terms that the shown texts lack', () => {
    const lines = ['Payload: 20 kg', 'Reach of the arm: 1720 mm', 'A short arm'];
    expect(passage('robot arm reach', lines, ['Robot'])).toBe('Reach of the arm: 1720 mm');
    expect(passage('payload', lines)).toBe('Payload: 20 kg');
    expect([passage('robot', lines, ['A robot']), passage('zzz', lines), passage('', lines)]).toEqual([null, null, null]);
  });

  it('is the line with the most words of a term', () => {
    const marks = [{ text: 'light', place: 'begins' } as const, { text: 'curtain', place: 'begins' } as const];
    const lines = ['a curtain', 'a light curtain', 'a light'];
    expect(matchingPassage({ terms: [marks], shown: ['door'], lines })).toBe('a light curtain');
  });

  it('is an excerpt around the match of a long line, cut between words', () => {
    const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');
    const long = `${words(40, 'before')} gripper ${words(40, 'after')}`;
    const piece = passage('gripper', [long]);
    expect(piece).toMatch(/^…(before )+gripper (after )+after…$/);
    expect(piece?.length).toBeLessThan(160);
    expect(passage('gripper', [`gripper ${words(40, 'after')}`])).toMatch(/^gripper after/);
    expect(passage('gripper', [`${words(40, 'before')} gripper`])).toMatch(/^…before .* gripper$/);
    expect(passage('gripper', ['x'.repeat(300), `${'x'.repeat(300)} gripper${'y'.repeat(300)}`])).toMatch(/^…gripper/);
  });

  it('linesOfHtml returns the paragraphs of rich text', () => {
    expect(linesOfHtml('<p>One <b>and</b> two</p><ul><li>three</li><li></li></ul>four<br>five')).toEqual([
      'One and two',
      'three',
      'four',
      'five',
    ]);
    expect([linesOfHtml(null), linesOfHtml('<p></p>')]).toEqual([[], []]);
  });
});
