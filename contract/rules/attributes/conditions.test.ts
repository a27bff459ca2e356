import { describe, expect, test } from 'vitest';
import { mergeConditions, parseConditions } from './conditions.ts';
import { readFilters, writeFilters } from './filters.ts';
import { suggestNames } from './find-name.ts';
import { satisfies } from './satisfies.ts';
import type { AttributeDefinition, Condition } from './types.ts';

const define = (key: string, label: string, given: Partial<AttributeDefinition>): AttributeDefinition => ({
  key,
  label,
  aliases: [],
  kind: 'number',
  quantity: null,
  unit: null,
  units: [],
  decimals: null,
  better: null,
  match: 'within',
  choices: [],
  ...given,
});
const choice = (label: string) => ({ key: label.toLowerCase().replaceAll(' ', '-'), label, aliases: [] });
const definitions = [
  define('payload', 'Payload', { quantity: 'mass', unit: 'kg', aliases: ['Load capacity'] }),
  define('reach', 'Reach', { quantity: 'length', unit: 'mm' }),
  define('temperature', 'Operating temperature', { kind: 'range', quantity: 'temperature', unit: '°C', match: 'covers' }),
  define('protection', 'Protection', { kind: 'choices', better: 'higher', choices: ['IP54', 'IP65', 'IP67'].map(choice) }),
  define('level', 'Performance level', { kind: 'choice', choices: ['PL d', 'PL e'].map(choice) }),
  define('mounting', 'Mounting', { kind: 'choices', choices: ['Floor', 'Wall'].map(choice) }),
  define('brake', 'Brake', { kind: 'flag' }),
  define('axes', 'Axes', { quantity: 'count' }),
];

describe('a search with conditions (ATTR-11)', () => {
  test.each<[string, Condition[], string]>([
    [
      'robot payload>=5kg reach>1.2m IP67',
      [
        { key: 'payload', minimum: 5 },
        { key: 'reach', minimum: 1.2 },
        { key: 'protection', choices: ['ip67'] },
      ],
      'robot',
    ],
    ['robot', [], 'robot'],
    ['payload 5', [], 'payload 5'],
    ['payload > 5 kg robot', [{ key: 'payload', minimum: 5 }], 'robot'],
    ['payload ≥ 5,5 kg', [{ key: 'payload', minimum: 5.5 }], ''],
    ['payload<=5', [{ key: 'payload', maximum: 5 }], ''],
    ['payload=5', [{ key: 'payload', minimum: 5, maximum: 5 }], ''],
    ['payload:5..10kg arm', [{ key: 'payload', minimum: 5, maximum: 10 }], 'arm'],
    ['payload>=11lb', [{ key: 'payload', minimum: 4.98951607 }], ''],
    ['payl>5 20', [{ key: 'payload', minimum: 5 }], '20'],
    ['LOAD CAPACITY>5', [{ key: 'payload', minimum: 5 }], ''],
    ['capacity>5', [{ key: 'payload', minimum: 5 }], ''],
    ['temp: -10 – 55 °C', [{ key: 'temperature', minimum: 263.15, maximum: 328.15 }], ''],
    ['reach=5ft 3in', [{ key: 'reach', minimum: 1.6002, maximum: 1.6002 }], ''],
    ['payload≥5 payload≤10', [{ key: 'payload', minimum: 5, maximum: 10 }], ''],
    [
      'payload>5kg, reach<=2m',
      [
        { key: 'payload', minimum: 5 },
        { key: 'reach', maximum: 2 },
      ],
      '',
    ],
    ['protection=IP65,IP67', [{ key: 'protection', choices: ['ip65', 'ip67'] }], ''],
    ['protection>=ip65', [{ key: 'protection', choices: ['ip65', 'ip67'] }], ''],
    ['IP65 or IP67', [{ key: 'protection', choices: ['ip65', 'ip67'] }], ''],
    [
      'robot with payload>5 and reach>1m',
      [
        { key: 'payload', minimum: 5 },
        { key: 'reach', minimum: 1 },
      ],
      'robot',
    ],
    [
      'payload at least 5 kg, reach over 1.2 m, IP67',
      [
        { key: 'payload', minimum: 5 },
        { key: 'reach', minimum: 1.2 },
        { key: 'protection', choices: ['ip67'] },
      ],
      '',
    ],
    [
      'Robot with reach BETWEEN 1 and 2 m and payload up to 11 lb',
      [
        { key: 'reach', minimum: 1, maximum: 2 },
        { key: 'payload', maximum: 4.98951607 },
      ],
      'Robot',
    ],
    ['payload from 5 to 10 kg', [{ key: 'payload', minimum: 5, maximum: 10 }], ''],
    ['payload from 5 kg', [{ key: 'payload', minimum: 5 }], ''],
    ['protection at least IP65', [{ key: 'protection', choices: ['ip65', 'ip67'] }], ''],
    ['payload overload 5', [], 'payload overload 5'],
    ['payload over Ethernet', [], 'payload over Ethernet'],
    ['over 5 kg', [], 'over 5 kg'],
    ['PL d robot', [{ key: 'level', choices: ['pl-d'] }], 'robot'],
    ['robot floor', [], 'robot floor'],
    ['mounting:floor robot', [{ key: 'mounting', choices: ['floor'] }], 'robot'],
    ['brake=yes robot', [{ key: 'brake', flag: true }], 'robot'],
    ['axes=6', [{ key: 'axes', minimum: 6, maximum: 6 }], ''],
    // not understood, so all words are searched for
    ['16:10 http://example.com', [], '16:10 http://example.com'],
    ['payload>=', [], 'payload>='],
    ['payload>=5 V', [{ key: 'payload', minimum: 5 }], 'V'],
    ['payload>=heavy', [], 'payload>=heavy'],
    ['p>5', [], 'p>5'],
    ['constructor>5 __proto__=1', [], 'constructor>5 __proto__=1'],
    ['mounting>=floor', [], 'mounting>=floor'],
    ['payload=10..5', [{ key: 'payload', minimum: 10, maximum: 10 }].slice(1), 'payload=10..5'],
  ])('parses %j', (typed, conditions, rest) => {
    expect(parseConditions(typed, definitions)).toMatchObject({ conditions, rest });
  });

  test('returns the understood parts', () => {
    const typed = 'robot payload >= 5 kg, IP67';
    const { parts } = parseConditions(typed, definitions);
    expect(parts.map(({ text, isBare }) => [text, isBare])).toEqual([
      ['payload >= 5 kg', false],
      ['IP67', true],
    ]);
    expect(parts.map(({ start, end }) => typed.slice(start, end))).toEqual(['payload >= 5 kg,', 'IP67']);
  });

  test('finds only words without definitions and in a very long text', () => {
    expect(parseConditions('payload>=5', [])).toEqual({ conditions: [], parts: [], rest: 'payload>=5' });
    const long = 'payload>=5 '.repeat(100);
    expect(parseConditions(long, definitions).rest).toBe(long);
  });
});

describe('a misspelt attribute in a search (ATTR-82)', () => {
  const known = [...definitions, define('speed', 'Tool speed', {}), define('axis-1', 'Axis 1', {}), define('axis-2', 'Axis 2', {})];
  test.each<[string, string | undefined, string]>([
    ['paylaod>=5kg', 'payload', ''],
    ['robot payloda >= 5 kg', 'payload', 'robot'],
    ['pyload>5', 'payload', ''],
    ['payyload>5', 'payload', ''],
    ['paxload>5', 'payload', ''],
    ['raech>1.2m', 'reach', ''],
    ['protecton=IP67 arm', 'protection', 'arm'],
    ['operating temprature=-10..40', 'temperature', ''],
    ['temprature=-10..40', 'temperature', ''],
    ['load cpacity>5', 'payload', ''],
    ['spede>5', 'speed', ''],
    // two errors, four letters, no operator, no value, different digit, several attributes
    ['peylaad>5 x', undefined, 'peylaad>5 x'],
    ['pylaod>=5kg', undefined, 'pylaod>=5kg'],
    ['reahc 5', undefined, 'reahc 5'],
    ['axs>5', undefined, 'axs>5'],
    ['paylaod>=', undefined, 'paylaod>='],
    ['paylaod>=heavy', undefined, 'paylaod>=heavy'],
    ['axis 3>5', undefined, 'axis 3>5'],
    ['braek>5', undefined, 'braek>5'],
  ])('parses %j', (typed, key, rest) => {
    const { conditions, rest: left } = parseConditions(typed, known);
    expect([conditions[0]?.key, left]).toEqual([key, rest]);
  });

  test('is ignored if another name matches exactly', () => {
    const [first] = parseConditions('load capacity reach>5', [define('x', 'Kapacity reach', {}), ...definitions]).conditions;
    expect(first?.key).toBe('reach');
  });

  test('stays a word if two attributes are equally similar', () => {
    const two = [define('a', 'Loading', {}), define('b', 'Leading', {})];
    expect(parseConditions('lading>5', two).conditions).toEqual([]);
    expect(parseConditions('loading>5', two).conditions).toEqual([{ key: 'a', minimum: 5 }]);
  });
});

describe('filters in an address (ATTR-10)', () => {
  test.each<[string, Condition[]]>([
    ['f.payload.min=5&f.payload.max=20&f.payload.unit=kg', [{ key: 'payload', minimum: 5, maximum: 20 }]],
    ['f.payload.min=11&f.payload.unit=lb', [{ key: 'payload', minimum: 4.98951607 }]],
    ['f.payload.min=5,5', [{ key: 'payload', minimum: 5.5 }]],
    ['f.payload.min=11+lb', [{ key: 'payload', minimum: 4.98951607 }]],
    ['f.temperature.min=-20&f.temperature.max=50', [{ key: 'temperature', minimum: 253.15, maximum: 323.15 }]],
    ['f.protection=ip65&f.protection=ip67&f.protection=ip99', [{ key: 'protection', choices: ['ip65', 'ip67'] }]],
    ['f.brake=yes', [{ key: 'brake', flag: true }]],
    ['f.brake=no', [{ key: 'brake', flag: false }]],
    ['f.brake=yes&f.brake=no', []],
    ['f.payload.min=&f.payload.max=', []],
    ['f.payload.min=heavy&f.payload.max=1e400', []],
    ['f.payload.min=5+V', []],
    ['f.payload.min=5&f.payload.unit=V', [{ key: 'payload', minimum: 5 }]],
    ['f.unknown=1&f.__proto__=1&f.constructor.min=5', []],
    [`f.payload.min=${'1'.repeat(101)}`, []],
  ])('parses %s', (query, conditions) => {
    expect(readFilters(new URLSearchParams(query), definitions)).toEqual(conditions);
  });

  test('parses written filters as the same conditions', () => {
    const conditions: Condition[] = [
      { key: 'payload', minimum: 4.98951607, maximum: 20 },
      { key: 'temperature', minimum: 253.15 },
      { key: 'protection', choices: ['ip65', 'ip67'] },
      { key: 'brake', flag: false },
    ];
    const written = writeFilters(conditions, definitions, { units: new Map([['payload', 'lb']]) });
    expect(new URLSearchParams(written).toString()).toBe(
      'f.payload.min=11&f.payload.max=44.092452437&f.payload.unit=lb&f.temperature.min=-20&f.protection=ip65&f.protection=ip67&f.brake=no',
    );
    const read = readFilters(new URLSearchParams(written), definitions);
    expect(read.map(({ key }) => key)).toEqual(conditions.map(({ key }) => key));
    expect(read[0]?.maximum).toBeCloseTo(20, 8);
    expect(writeFilters([{ key: 'gone', minimum: 1 }], definitions)).toEqual([]);
  });

  test.each([
    ['id-ID', '1.500', 1500],
    ['id-ID', '1,500', 1.5],
    ['id-ID', '1.500 lb', 680.388555],
    ['id-ID', '1.5', 1.5],
    ['id-ID', '1,720.5', 1720.5],
    ['id-ID', '0.500', 0.5],
    ['id-ID', '1.500.000', 1_500_000],
    ['en-US', '1.500', 1.5],
    ['en-US', '1,500', 1500],
    ['en-US', '1.720,5', 1720.5],
  ])('parses with the locale %s the text %s as %d kg (ATTR-94)', (locale, typed, minimum) => {
    const [condition] = readFilters(new URLSearchParams({ 'f.payload.min': typed }), definitions, locale);
    expect(condition?.minimum).toBeCloseTo(minimum, 6);
    expect(parseConditions(`payload>=${typed}`, definitions, definitions, locale).conditions[0]?.minimum).toBeCloseTo(minimum, 6);
  });

  test('recognises the decimal mark by another number in the text (ATTR-94)', () => {
    const limits = (typed: string) => parseConditions(`payload between ${typed} kg`, definitions, definitions, 'id-ID').conditions;
    expect(limits('1.500 and 2.000')).toEqual([{ key: 'payload', minimum: 1500, maximum: 2000 }]);
    expect(limits('1.5 and 2.125')).toEqual([{ key: 'payload', minimum: 1.5, maximum: 2.125 }]);
  });

  test.each(['id-ID', 'en-US', 'fr-FR'])('parses limits written with the locale %s as the same numbers (ATTR-94)', (locale) => {
    for (const minimum of [1.125, 1125, 0.125, 1720.5, 1e-9]) {
      const written = new URLSearchParams(writeFilters([{ key: 'payload', minimum }], definitions, { locale }));
      expect(readFilters(written, definitions, locale)).toEqual([{ key: 'payload', minimum }]);
    }
  });

  test('merges filters with the conditions of a search', () => {
    expect(
      mergeConditions([
        { key: 'a', minimum: 1 },
        { key: 'b', choices: ['x'] },
        { key: 'a', minimum: 3, maximum: 9 },
        { key: 'b', choices: ['y'] },
      ]),
    ).toEqual([
      { key: 'a', minimum: 3, maximum: 9 },
      { key: 'b', choices: ['x', 'y'] },
    ]);
  });
});

describe('a value (ATTR-09)', () => {
  const within = { match: 'within' } as const;
  const covers = { match: 'covers' } as const;
  test.each<[string, { minimum: number; maximum: number }, Omit<Condition, 'key'>, typeof within | typeof covers, boolean]>([
    ['lies within', { minimum: 10, maximum: 10 }, { minimum: 5, maximum: 20 }, within, true],
    ['is a limit', { minimum: 5, maximum: 5 }, { minimum: 5 }, within, true],
    ['is too low', { minimum: 4, maximum: 4 }, { minimum: 5 }, within, false],
    ['is too high', { minimum: 21, maximum: 21 }, { maximum: 20 }, within, false],
    ['leaves the limits', { minimum: 4, maximum: 10 }, { minimum: 5, maximum: 20 }, within, false],
    ['is not limited', { minimum: 4, maximum: 10 }, {}, within, true],
    ['covers both limits', { minimum: -20, maximum: 60 }, { minimum: -10, maximum: 50 }, covers, true],
    ['covers itself', { minimum: -20, maximum: 60 }, { minimum: -20, maximum: 60 }, covers, true],
    ['does not reach the upper limit', { minimum: -20, maximum: 40 }, { minimum: -10, maximum: 50 }, covers, false],
    ['does not reach down', { minimum: 0, maximum: 60 }, { minimum: -10 }, covers, false],
    ['reaches down', { minimum: -20, maximum: 60 }, { minimum: -10 }, covers, true],
    ['covers one limit', { minimum: 0, maximum: 60 }, { maximum: 50 }, covers, true],
    ['begins above the limit', { minimum: 55, maximum: 60 }, { maximum: 50 }, covers, false],
    ['has an open end', { minimum: Number.NEGATIVE_INFINITY, maximum: 60 }, { minimum: -10, maximum: 50 }, covers, true],
    ['is not limited', { minimum: 0, maximum: 60 }, {}, covers, true],
  ])('%s: %j, %j', (_, value, condition, definition, expected) => {
    expect(satisfies(value, { key: 'x', ...condition }, definition)).toBe(expected);
  });

  test('meets a condition with one of several choices, or with yes or no', () => {
    expect(satisfies({ choices: ['a', 'b'] }, { key: 'x', choices: ['b', 'c'] }, within)).toBe(true);
    expect(satisfies({ choices: ['a'] }, { key: 'x', choices: ['b'] }, within)).toBe(false);
    expect(satisfies({ flag: true }, { key: 'x', flag: true }, within)).toBe(true);
    expect(satisfies({ flag: true }, { key: 'x', flag: false }, within)).toBe(false);
  });
});

test('suggests names by their beginnings, the best match first', () => {
  expect(suggestNames('p', definitions).map(({ key }) => key)).toEqual(['payload', 'protection', 'level']);
  expect(suggestNames('temp', definitions).map(({ key }) => key)).toEqual(['temperature']);
  expect(suggestNames('', definitions)).toEqual([]);
});
