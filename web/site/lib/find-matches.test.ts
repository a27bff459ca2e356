import { describe, expect, it } from 'vitest';
import type { SearchMark } from '#contract/search.ts';
import { findMatches, findTerm } from './find-matches.ts';
import { typedTerms } from './typed-terms.ts';

const show = (text: string, terms: Parameters<typeof findMatches>[1]) =>
  findMatches(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('findMatches', () => {
  it.each([
    ['Six-Axis Robot LR20', 'robo', 'Six-Axis [Robo]t LR20'],
    ['Microbot', 'robo', 'Microbot'],
    ['Élan robot', 'elan', '[Élan] robot'],
    ['Größe', 'grosse', '[Größe]'],
    ['Model LR-20 and LR 20', 'lr20', 'Model [LR-20] and [LR 20]'],
    ['LR-20 120 20', '20', 'LR-[20] 120 [20]'],
    ['a (b) [c] .*', '.* (b', 'a ([b]) [c] .*'],
    ['<b>robot</b>', 'b', '<[b]>robot</[b]>'],
    ['ﬁne İstanbul', 'istanbul', 'ﬁne [İstanbul]'],
    ['nothing', '', 'nothing'],
    ['', 'x', ''],
  ])('highlights in %j the search %j', (text, search, expected) => {
    expect(show(text, typedTerms(search))).toBe(expected);
  });

  it.each<[text: string, mark: string, place: SearchMark['place'], expected: string]>([
    ['Max. payload: 20 kg', '20kg', 'whole', 'Max. payload: [20 kg]'],
    ['20\u00a0kg, 120 kg, 20 kgf, 3.20 kg', '20kg', 'whole', '[20\u00a0kg], 120 kg, 20 kgf, 3.20 kg'],
    ['Reach 1,720 mm', '1720mm', 'whole', 'Reach [1,720 mm]'],
    ['10–20 kg', '10kg', 'whole', '[10–20 kg]'],
    ['2,50 bar', '2.5bar', 'whole', '[2,50 bar]'],
    ['up to 45 °C at 80 %', '45degc', 'whole', 'up to [45 °C] at 80 %'],
    ['up to 45 °C at 80 %', '80percent', 'whole', 'up to 45 °C at [80 %]'],
    ['Grippers and a gripper', 'gripper', 'whole', 'Grippers and a [gripper]'],
    ['EN ISO 13855, ISO-13855', 'iso 13855', 'begins', 'EN [ISO 13855], [ISO-13855]'],
    ['a collaborative\nrobots', 'collaborative robot', 'begins', 'a [collaborative\nrobot]s'],
    ['Microbot', 'robot', 'anywhere', 'Microbot'],
  ])('highlights in %j the term %j (%s)', (text, mark, place, expected) => {
    expect(show(text, [[{ text: mark, place }]])).toBe(expected);
  });

  it.each([
    ['溶接ロボットの制御', 'ロボット', '溶接[ロボット]の制御'],
    ['スポット溶接ロボット', 'ロボット', 'スポット溶接[ロボット]'],
    ['ﾛﾎﾞｯﾄ', 'ロボット', '[ﾛﾎﾞｯﾄ]'],
    ['焊接机器人', '机器人', '焊接[机器人]'],
    ['หุ่นยนต์เชื่อม', 'เชื่อม', 'หุ่นยนต์[เชื่อม]'],
    ['หุ่นยนต์เชื่อม', 'หุ', '[หุ่]นยนต์เชื่อม'],
    ['آلةٌ دقيقة', 'اله', '[آلةٌ] دقيقة'],
    ['روبـــوت', 'روبوت', '[روبـــوت]'],
    ['Schweißroboter für Türen', 'schweiss tür', '[Schweiß]roboter für [Tür]en'],
    ['ＬＲ２０', 'lr20', '[ＬＲ２０]'],
    ['٢٠ متر', '20', '[٢٠] متر'],
  ])('highlights in %j the search %j in its language (LSRCH-05)', (text, search, expected) => {
    expect(show(text, typedTerms(search))).toBe(expected);
  });

  it('findTerm returns the first match of a term', () => {
    const marks: SearchMark[] = ['robot', 'arm'].map((text) => ({ text, place: 'begins' }));
    expect([findTerm('an arm, a robot', marks), findTerm('nothing', marks), findTerm('', [])]).toEqual([[3, 6], null, null]);
  });
});
