import { describe, expect, it } from 'vitest';
import { headColumn, modelColumn, sortColumn, textColumn, tokenColumn, wordColumn } from './columns.ts';

describe('search columns', () => {
  it('contain the words of a name, then their other forms after two spaces', () => {
    expect(wordColumn('Six-Axis Robot, LR-20')).toBe(' six axis robot lr 20 ');
    expect(wordColumn('Battery & Batteries')).toBe(' battery batteries ');
    expect(wordColumn('Batteries')).toBe(' batteries  battery ');
    expect([wordColumn(''), wordColumn(null)]).toEqual(['', '']);
  });

  it('order names by the value of their numbers, regardless of case, accents, spaces and hyphens (ALIST-07)', () => {
    const sorted = [
      'Batteries',
      'Batteries AA',
      'Batteriestack',
      'Color',
      'Colour chart',
      'Colours',
      'Élan',
      'Elan 2',
      'LA-40',
      'LA 100',
      'la160',
      'LR9',
      'LR20',
      'LR20 A',
      'LR-20B',
      'LR1000',
      'Motor 0.25 kW',
      'Motor 0,5 kW',
      'Motor 10 kW',
      'モーター 2',
      'モーター 10',
    ];
    expect(
      sorted.toReversed().toSorted((one, other) => Buffer.compare(Buffer.from(sortColumn(one)), Buffer.from(sortColumn(other)))),
    ).toEqual(sorted);
    expect(new Set(['LR20', 'lr 20', 'LR-20', 'LR020'].map(sortColumn)).size).toBe(1);
    expect(sortColumn('Ü1'.repeat(127)).length).toBeLessThan(2000);
  });

  it('contain model numbers without hyphens and spaces (SEARCH-03)', () => {
    expect(modelColumn('LR-20 / 1720', 'Six-Axis Robot LR-20')).toBe(' lr201720 lr20 ');
    expect(modelColumn(null, 'Robot')).toBe('');
  });

  it('contain all words of texts, then codes, forms and quantities', () => {
    expect(textColumn({ rich: ['<li>IP67</li><li>LX-R16</li>'], plain: ['20 kg', null] })).toBe(' ip67 lx r16 20 kg  lxr16  20kg ');
    expect(textColumn({ plain: ['Reaches PL e for axes'] })).toBe(' reaches pl e for axes  axis  ple ');
    expect(textColumn({ plain: ['ISO 9409-1-50, well-known'] })).toContain(' 9409150 ');
    expect(textColumn({ measures: ['180 kg'] })).toBe(' 180kg ');
    expect(textColumn({})).toBe('');
  });

  it.each([
    ['Six-Axis Robot LR20', 'LR20-1720', ' robot '],
    ['Robot Controller LRC5', null, ' controller '],
    ['Inductive Sensors LS-M', 'LS-M12', ' sensor '],
    ['Controller for Robots', null, ' controller '],
    ['Grippers & Sensors', null, ' gripper sensor '],
    ['Drives and Motors (AC/DC)', null, ' drive motor '],
    ['Robot, six-axis', null, ' robot axis '],
    ['Servo/Stepper Drives', null, ' servo drive '],
    ['LR20', 'LR20', ''],
    ['', null, ''],
  ])('contain the head noun of %j', (name, model, head) => {
    expect(headColumn(name, model)).toBe(head);
  });

  it('contain marked tokens of names, head nouns and every part of a model number (SEARCH-03)', () => {
    const columns = { search_name: ' robots lr 2  robot ', search_head: ' robot ', search_model: ' lr2 r2 ' };
    expect(tokenColumn(columns)).toBe('!robots <robots <lr <2 < <robot >robot ^lr2 ~lr2 ~r2 ~2');
    expect(tokenColumn({ search_name: '', search_head: '', search_model: '' })).toBe('! <');
  });
});
