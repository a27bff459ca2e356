import { expect, it } from 'vitest';
import { compareEntries, readEntries } from './list-entries.ts';

const slide = (title: string, subtitle = '', background_image = '') => ({ title, subtitle, background_image });

it('names the fields of a slide that changed, also after it was moved (HIST-10)', () => {
  const before = [slide('Whole lines', 'Designed together'), slide('Beside you'), slide('The aisle')];
  const after = [slide('The aisle'), slide('Whole lines', 'Built together', 'uploads/2026/11/a.webp'), slide('Beside you')];
  expect(compareEntries(before, after)).toEqual([
    {
      number: 2,
      name: 'Whole lines',
      change: 'changed',
      fields: [
        { name: 'subtitle', before: 'Designed together', after: 'Built together' },
        { name: 'background_image', before: '', after: 'uploads/2026/11/a.webp' },
      ],
    },
  ]);
});

it('distinguishes added, removed and renamed entries, and a new order from new entries (HIST-10)', () => {
  expect(compareEntries([{ name: 'Ratna' }, { name: 'Bagas' }], [{ name: 'Bagas' }, { name: 'Ratna' }])).toEqual([]);
  expect(compareEntries([{ name: 'Ratna' }], [{ name: 'Ratna' }, { name: 'Maya' }])).toEqual([
    { number: 2, name: 'Maya', change: 'added', fields: [{ name: 'name', before: '', after: 'Maya' }] },
  ]);
  expect(compareEntries([{ name: 'Ratna' }, { name: 'Maya' }], [{ name: 'Maya' }])).toEqual([
    { number: 1, name: 'Ratna', change: 'removed', fields: [{ name: 'name', before: 'Ratna', after: '' }] },
  ]);
  expect(compareEntries([{ id: 2, name: 'Maya' }], [{ id: 7, name: 'Maya Lestari' }])).toEqual([
    { number: 1, name: 'Maya Lestari', change: 'changed', fields: [{ name: 'name', before: 'Maya', after: 'Maya Lestari' }] },
  ]);
});

it('reads lists of entries, and nothing else (HIST-10)', () => {
  expect(readEntries('[{"value":"18"}]')).toEqual([{ value: '18' }]);
  expect(readEntries(null)).toEqual([]);
  for (const other of ['Lintara', '18', '{"a":1}', '[["cobot","robot"]]', '[1]']) expect(readEntries(other)).toBeNull();
});
