import { describe, expect, it } from 'vitest';
import { normaliseSpecifications, splitUnit } from './specifications.ts';

const single = (key: string, value: string) => ({ type: 'single', key, value });

describe('normaliseSpecifications', () => {
  it('PDET-10 keeps an entry of type single', () => {
    expect(normaliseSpecifications([{ type: 'single', key: ' Payload ', value: '20 kg' }])).toEqual([single('Payload', '20 kg')]);
  });

  it('keeps no NUL, wherever it was written', () => {
    const stored = [
      { type: 'single', key: 'a\u0000b', value: 'c\u0000csrf\u0000d' },
      { type: 'group', title: 'e\u0000', items: [{ name: '\u0000f', value: 'g' }] },
      { type: 'single', key: '\u0000', value: 'dropped' },
    ];
    expect(normaliseSpecifications(stored)).toEqual([
      single('ab', 'ccsrfd'),
      { type: 'group', title: 'e', items: [{ key: 'f', value: 'g' }] },
    ]);
    expect(normaliseSpecifications({ 'a\u0000_b': 'c\u0000' })).toEqual([single('a b', 'c')]);
  });

  it.each(['items', 'entries', 'specs', 'children'])('PDET-11 keeps a group whose entries are called %s', (name) => {
    const stored = [
      {
        type: 'group',
        title: 'Arm',
        [name]: [
          { key: 'Reach', value: '1,720 mm' },
          { name: 'Axes', value: 6 },
        ],
      },
    ];
    const items = [
      { key: 'Reach', value: '1,720 mm' },
      { key: 'Axes', value: '6' },
    ];
    expect(normaliseSpecifications(stored)).toEqual([{ type: 'group', title: 'Arm', items }]);
  });

  it('PDET-12 treats an untyped entry as single, with its key or else its name', () => {
    expect(
      normaliseSpecifications([
        { key: 'Weight', value: '248 kg' },
        { name: 'Mounting', value: 'Floor' },
      ]),
    ).toEqual([single('Weight', '248 kg'), single('Mounting', 'Floor')]);
  });

  it('PDET-13 reads a key-to-value map and shows underscores as spaces', () => {
    expect(normaliseSpecifications({ max_tool_speed: '7.8 m/s', axes: 6 })).toEqual([
      single('max tool speed', '7.8 m/s'),
      single('axes', '6'),
    ]);
  });

  it('drops what is incomplete', () => {
    const stored = [
      { type: 'single', key: 'Key', value: ' ' },
      { type: 'single', key: '', value: 'Value' },
      { type: 'group', title: '', items: [{ key: 'a', value: 'b' }] },
      { type: 'group', title: 'Empty', items: [{ key: 'a', value: '' }] },
      {
        type: 'group',
        title: 'Kept',
        items: [
          { key: 'a', value: '' },
          { key: 'c', value: 'd' },
        ],
      },
    ];
    expect(normaliseSpecifications(stored)).toEqual([{ type: 'group', title: 'Kept', items: [{ key: 'c', value: 'd' }] }]);
  });

  it.each([null, undefined, '', 'text', 7, true, [null, 1, 'x', []]])('reads %j as nothing', (stored) => {
    expect(normaliseSpecifications(stored)).toEqual([]);
  });

  it('gives the same when it reads its own result', () => {
    const once = normaliseSpecifications([
      { name: 'A', value: 1 },
      { title: 'G', specs: [{ key: 'k', value: 'v' }] },
    ]);
    expect(normaliseSpecifications(once)).toEqual(once);
  });
});

describe('splitUnit', () => {
  it.each([
    ['20 kg', '20', 'kg'],
    ['±0.03 mm', '±0.03', 'mm'],
    ['3 × 380 to 480 V AC', '3 × 380 to 480', 'V AC'],
    ['0 to 45 °C', '0 to 45', '°C'],
    ['Floor, ceiling', 'Floor, ceiling', ''],
    ['IP67', 'IP67', ''],
  ])('%s', (value, number, unit) => {
    expect(splitUnit(value)).toEqual([number, unit]);
  });
});
