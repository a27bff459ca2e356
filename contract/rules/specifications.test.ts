import { describe, expect, it } from 'vitest';
import { normaliseSpecifications, specificationError, splitUnit } from './specifications.ts';

const single = (key: string, value: string) => ({ type: 'single', key, value });

describe('normaliseSpecifications', () => {
  it('reads an entry of type single (PDET-10)', () => {
    expect(normaliseSpecifications([{ type: 'single', key: ' Payload ', value: '20 kg' }])).toEqual([single('Payload', '20 kg')]);
  });

  it('removes NUL everywhere', () => {
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

  it.each(['items', 'entries', 'specs', 'children'])('reads a group whose entries are called %s (PDET-11)', (name) => {
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

  it('treats an untyped entry as single, with its key or else its name (PDET-12)', () => {
    expect(
      normaliseSpecifications([
        { key: 'Weight', value: '248 kg' },
        { name: 'Mounting', value: 'Floor' },
      ]),
    ).toEqual([single('Weight', '248 kg'), single('Mounting', 'Floor')]);
  });

  it('reads a key-to-value map and converts underscores to spaces (PDET-13)', () => {
    expect(normaliseSpecifications({ max_tool_speed: '7.8 m/s', axes: 6 })).toEqual([
      single('max tool speed', '7.8 m/s'),
      single('axes', '6'),
    ]);
  });

  it('drops incomplete entries', () => {
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

  it('returns its own result unchanged', () => {
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
    ['230  V', '230', 'V'],
    ['5 ° AC', '5', '° AC'],
    ['1,5 VVVVVVVVV', '1,5 VVVVVVVVV', ''],
    [' kg', ' kg', ''],
    ['24 VVVVVVVV rms', '24', 'VVVVVVVV rms'],
  ])('splits %s', (value, number, unit) => {
    expect(splitUnit(value)).toEqual([number, unit]);
  });
});

describe('specificationError', () => {
  const single = (key: string, value = 'v') => ({ type: 'single', key, value }) as const;
  const group = (title: string, count = 1) =>
    ({ type: 'group', title, items: Array.from({ length: count }, () => ({ key: 'k', value: 'v' })) }) as const;

  it.each([
    ['a datasheet of 300 rows', Array.from({ length: 300 }, () => single('k'))],
    ['as much as there may be', [...Array.from({ length: 99 }, () => group('t')), group('🦾'.repeat(200), 401)]],
    ['the longest name and value', [single('🦾'.repeat(200), '🦾'.repeat(2000))]],
  ])('accepts %s', (_, entries) => {
    expect(specificationError(entries)).toBeUndefined();
  });

  it.each([
    ['There can be at most 500 specifications.', [...Array.from({ length: 100 }, () => single('k')), group('t', 401)]],
    ['There can be at most 100 groups of specifications.', Array.from({ length: 101 }, () => group('t'))],
    ['The name “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…” must not be longer than 200 characters.', [single('a'.repeat(201))]],
    [
      'The value of “Payload” must not be longer than 2000 characters.',
      [{ ...group('t'), items: [{ key: 'Payload', value: '1'.repeat(2001) }] }],
    ],
    ['The title “tttttttttttttttttttttttttttttttttttttttt…” must not be longer than 200 characters.', [group('t'.repeat(201))]],
  ])('returns the error: %s', (text, entries) => {
    expect(specificationError(entries)).toBe(text);
  });
});
