import { expect, it } from 'vitest';
import { hasTitleLines, isTable, readTable, toEntries } from './pasted-rows.ts';
import { writeDraft } from './specification-draft.ts';

it('reads two columns of a spreadsheet', () => {
  expect(readTable({ text: 'Payload\t12 kg\r\nReach\t1 450 mm\r\n' })).toEqual([
    ['Payload', '12 kg'],
    ['Reach', '1 450 mm'],
  ]);
});

it('reads cells in quotes with line breaks and quotes in them, and skips empty rows and columns', () => {
  expect(readTable({ text: 'Note\t"two\nlines, 19"" rack"\n\t\n\tReach\t\t1450\n' })).toEqual([
    ['Note', 'two lines, 19" rack'],
    ['Reach', '1450'],
  ]);
});

it('reads a table of a web page or a document before its text', () => {
  const html = '<style>td{}</style><table><tr><th>Name</th><th>Value</th></tr><tr><td>Payload</td><td><b>12</b>&nbsp;kg</td></tr></table>';
  expect(readTable({ text: 'Name Value Payload 12 kg', html })).toEqual([
    ['Name', 'Value'],
    ['Payload', '12 kg'],
  ]);
});

it('reads lines of text with a separator', () => {
  expect(readTable({ text: 'Payload: 12 kg\nReach: 1 450 mm' })[1]).toEqual(['Reach', '1 450 mm']);
  expect(readTable({ text: 'Ratio | 1:50\nReach | 1450' })[0]).toEqual(['Ratio', '1:50']);
});

it('takes a text without columns for what it is', () => {
  expect(isTable(readTable({ text: '1 450 mm' }))).toBe(false);
  expect(isTable(readTable({ text: 'a\tb' }))).toBe(true);
});

it('joins a column of units to the value', () => {
  expect(writeDraft(toEntries(readTable({ text: 'Payload\t12\tkg' }), false))).toEqual([
    { type: 'single', key: 'Payload', value: '12 kg' },
  ]);
});

it('takes a line of one column above rows for the title of a group, when asked', () => {
  const rows = readTable({ text: 'Mass\t148 kg\nAxes\nJ1\t±180°\nJ2\t±95°\nEnvironment\nProtection\tIP65\nLast' });
  expect(hasTitleLines(rows)).toBe(true);
  const entries = toEntries(rows, true);
  expect(writeDraft(entries)).toEqual([
    { type: 'single', key: 'Mass', value: '148 kg' },
    {
      type: 'group',
      title: 'Axes',
      items: [
        { key: 'J1', value: '±180°' },
        { key: 'J2', value: '±95°' },
      ],
    },
    { type: 'group', title: 'Environment', items: [{ key: 'Protection', value: 'IP65' }] },
  ]);
  // what has no value stays to be completed
  expect(entries.at(-1)).toMatchObject({ items: [{ key: 'Protection' }, { key: 'Last', value: '' }] });
  expect(toEntries(rows, false)).toHaveLength(7);
});
