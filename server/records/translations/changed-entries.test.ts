import { expect, it } from 'vitest';
import { changedTexts, type Entry } from './changed-entries.ts';

const slide = (title: string, subtitle: string, hero_image = '') => ({ title, subtitle, hero_image, button_kind: 'address' });
const arms = slide('Arms', 'They lift', 'arm.webp');
const lines = slide('Lines', 'They run', 'line.webp');
const cells = slide('Cells', 'They weld', 'cell.webp');

it.each<[what: string, before: Entry[], after: Entry[], changed: string[][]]>([
  ['a changed title', [arms, lines], [{ ...arms, title: 'Robots' }, lines], [['Arms', 'Robots']]],
  ['a changed and moved entry', [arms, lines, cells], [cells, lines, { ...arms, title: 'Robots' }], [['Arms', 'Robots']]],
  ['moved entries', [arms, lines, cells], [cells, arms, lines], []],
  ['a removed entry', [arms, lines], [lines], []],
  ['an added entry', [arms], [cells, arms], []],
  ['an entry added before a changed one', [arms], [cells, { ...arms, subtitle: 'They carry' }], [['They lift', 'They carry']]],
  ['an entry removed before a changed one', [cells, arms], [{ ...arms, subtitle: 'They carry' }], [['They lift', 'They carry']]],
  ['a removed and an added entry, in other places', [arms, lines], [lines, cells], []],
  ['a duplicated entry', [arms], [arms, arms], []],
  ['a copy that is changed', [arms, arms], [arms, { ...arms, title: 'Robots' }], [['Arms', 'Robots']]],
  [
    'exchanged titles',
    [arms, lines],
    [
      { ...arms, title: 'Lines' },
      { ...lines, title: 'Arms' },
    ],
    [],
  ],
  ['the only entry, changed completely', [slide('Arms', '')], [slide('Cells', '')], [['Arms', 'Cells']]],
  ['several entries, replaced by others', [slide('Arms', ''), slide('Lines', '')], [slide('Cells', ''), slide('Halls', '')], []],
  ['an emptied text', [arms], [{ ...arms, subtitle: '' }], []],
  [
    'sections with ids, changed completely',
    [
      { id: 1, title: 'Past', content: '<p>Then</p>' },
      { id: 2, title: 'Future', content: '<p>Soon</p>' },
    ],
    [
      { id: 2, title: 'Plans', content: '<p>Later</p>' },
      { id: 1, title: 'History', content: '<p>Once</p>' },
    ],
    [
      ['Past', 'History'],
      ['<p>Then</p>', '<p>Once</p>'],
      ['Future', 'Plans'],
      ['<p>Soon</p>', '<p>Later</p>'],
    ],
  ],
  [
    'two changed labels of statistics',
    [
      { value: '25', label: 'Years of experience' },
      { value: '40', label: 'Engineers' },
    ],
    [
      { value: '26', label: 'Years of good experience' },
      { value: '40', label: 'Engineers and fitters' },
    ],
    [
      ['25', '26'],
      ['Years of experience', 'Years of good experience'],
      ['Engineers', 'Engineers and fitters'],
    ],
  ],
])('finds what changed in a list: %s (TRANS-18)', (_what, before, after, changed) => {
  const found = changedTexts(before, after, ['title', 'subtitle', 'content', 'value', 'label']);
  expect(found.toSorted()).toEqual(changed.toSorted());
});
