import { expect, it } from 'vitest';
import { compareRows } from './specification-rows.ts';

const single = (key: string, value: string) => ({ type: 'single', key, value });
const group = (title: string, ...items: { key: string; value: string }[]) => ({ type: 'group', title, items });

it('names changed, added and removed rows, by group and name (HIST-08)', () => {
  const before = [single('Payload', '20 kg'), single('Reach', '1.4 m'), group('Power', { key: 'Voltage', value: '400 V' })];
  const after = [single('Payload', '25 kg'), group('Power', { key: 'Voltage', value: '400 V' }, { key: 'Payload', value: '3 kW' })];
  expect(compareRows(before, after)).toEqual({
    isOrder: false,
    rows: [
      { group: null, name: 'Payload', before: '20 kg', after: '25 kg' },
      { group: 'Power', name: 'Payload', before: null, after: '3 kW' },
      { group: null, name: 'Reach', before: '1.4 m', after: null },
    ],
  });
});

it('distinguishes rows with the same name, and a new order from new rows (HIST-08)', () => {
  const rows = [single('Port', 'A'), single('Port', 'B')];
  expect(compareRows(rows, [...rows, single('Port', 'C')]).rows).toEqual([{ group: null, name: 'Port', before: null, after: 'C' }]);
  expect(compareRows([single('A', '1'), single('B', '2')], [single('B', '2'), single('A', '1')])).toEqual({ rows: [], isOrder: true });
  expect(compareRows(null, { Payload: '5 kg' }).rows).toEqual([{ group: null, name: 'Payload', before: null, after: '5 kg' }]);
});
