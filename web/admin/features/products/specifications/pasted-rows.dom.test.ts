import { expect, it } from 'vitest';
import { hasTitleLines, isTable, readTable, toEntries } from './pasted-rows.ts';
import { writeDraft } from './specification-draft.ts';

it('parses two columns of a spreadsheet', () => {
  expect(readTable({ text: 'Payload\t12 kg\r\nReach\t1 450 mm\r\n' })).toEqual([
    ['Payload', '12 kg'],
    ['Reach', '1 450 mm'],
  ]);
});

it('parses quoted cells with line breaks and quotes in them, and skips empty rows and columns', () => {
  expect(readTable({ text: 'Note\t"two\nlines, 19"" rack"\n\t\n\tReach\t\t1450\n' })).toEqual([
    ['Note', 'two lines, 19" rack'],
    ['Reach', '1450'],
  ]);
});

it('prefers a table of a web page or a document to its text', () => {
  const html = '<style>td{}</style><table><tr><th>Name</th><th>Value</th></tr><tr><td>Payload</td><td><b>12</b>&nbsp;kg</td></tr></table>';
  expect(readTable({ text: 'Name Value Payload 12 kg', html })).toEqual([
    ['Name', 'Value'],
    ['Payload', '12 kg'],
  ]);
});

it('parses lines of text with a separator', () => {
  expect(readTable({ text: 'Payload: 12 kg\nReach: 1 450 mm' })[1]).toEqual(['Reach', '1 450 mm']);
  expect(readTable({ text: 'Ratio | 1:50\nReach | 1450' })[0]).toEqual(['Ratio', '1:50']);
});

it('parses a description list (APROD-31)', () => {
  const html = '<dl><dt>Payload</dt><dd>12 kg</dd><div><dt>Axes</dt><dd>6</dd></div></dl>';
  expect(readTable({ text: 'Payload 12 kg', html })).toEqual([
    ['Payload', '12 kg'],
    ['Axes', '6'],
  ]);
});

it('separates the lines of a cell (APROD-31)', () => {
  const html = '<table><tr><td>Power<br>supply</td><td><p>20 kg</p><p>44 lb</p></td></tr><tr><td>Reach</td><td>1717 mm</td></tr></table>';
  expect(readTable({ text: '', html })).toEqual([
    ['Power supply', '20 kg 44 lb'],
    ['Reach', '1717 mm'],
  ]);
});

it.each([
  [
    'a value with a semicolon',
    'Operating voltage: 10...30 V DC\nSignal output: 1 PNP; short-circuit protected\nDegree of protection: IP67',
    [
      ['Operating voltage', '10...30 V DC'],
      ['Signal output', '1 PNP; short-circuit protected'],
      ['Degree of protection', 'IP67'],
    ],
  ],
  [
    'a value with strokes',
    'Supply voltage: 10 – 30 VDC\nOutput: A | B | Z\nLength: 56,7 mm',
    [
      ['Supply voltage', '10 – 30 VDC'],
      ['Output', 'A | B | Z'],
      ['Length', '56,7 mm'],
    ],
  ],
  [
    'values with colons',
    'Ratio; 1:50\nNote; see: manual',
    [
      ['Ratio', '1:50'],
      ['Note', 'see: manual'],
    ],
  ],
  ['no space after the colon', 'Power supply:24VDC (18-30VDC)', [['Power supply', '24VDC (18-30VDC)']]],
  ['an address', 'Manual: https://example.com/lr7', [['Manual', 'https://example.com/lr7']]],
  [
    'lines that end with a semicolon',
    'Payload: 12 kg;\nAxes: 6;',
    [
      ['Payload', '12 kg'],
      ['Axes', '6'],
    ],
  ],
  [
    'dots up to the value',
    'Payload ........ 12 kg\nAxes ........... 6',
    [
      ['Payload', '12 kg'],
      ['Axes', '6'],
    ],
  ],
  [
    'a table of Markdown',
    '| Parameter    | Value          |\n|--------------|:--------------:|\n| Coil Current | **DC** 2.8A / phase |\n| Mode | a \\| b |',
    [
      ['Parameter', 'Value'],
      ['Coil Current', 'DC 2.8A / phase'],
      ['Mode', 'a | b'],
    ],
  ],
  [
    'signs of a list',
    '• **Payload**: 12 kg\n• Axes: 6\n- Reach: 1450 mm',
    [
      ['Payload', '12 kg'],
      ['Axes', '6'],
      ['Reach', '1450 mm'],
    ],
  ],
  [
    'numbers of a list',
    '1. Payload: 12 kg\n2. Axes: 6',
    [
      ['Payload', '12 kg'],
      ['Axes', '6'],
    ],
  ],
  [
    'dashes in each line',
    'Payload – 12 kg\nTemperature – -20…60 °C',
    [
      ['Payload', '12 kg'],
      ['Temperature', '-20…60 °C'],
    ],
  ],
  [
    'signs of equality',
    'Payload = 12 kg\nAxes = 6',
    [
      ['Payload', '12 kg'],
      ['Axes', '6'],
    ],
  ],
  ['a wide colon', '重量：12 kg', [['重量', '12 kg']]],
  ['a stroke at the end', 'Payload|12 kg|\nAxes . . . . . 6|', [['Payload', '12 kg'], ['Axes . . . . . 6']]],
  [
    'columns of limits and units',
    'Parameter\tMin\tTyp.\tMax\tUnits\nSupply Voltage\t3.7\t5\t9\tV\nCurrent\t\t\t20\tmA\nMass\t\t12\t\tg',
    [
      ['Supply Voltage', '3.7 … 9 V (typ. 5)'],
      ['Current', 'max. 20 mA'],
      ['Mass', '12 g'],
    ],
  ],
])('parses rows with %s (APROD-31)', (_what, text, rows) => {
  expect(readTable({ text })).toEqual(rows);
});

it('leaves a text without columns unchanged', () => {
  for (const text of ['1 450 mm', 'Ratio 1:50', '10:30', 'https://example.com/a', 'DC 10 - 30 V', 'Robots – the new way'])
    expect(isTable(readTable({ text }))).toBe(false);
  expect(isTable(readTable({ text: 'a\tb' }))).toBe(true);
});

it('joins a column of units to the value', () => {
  expect(writeDraft(toEntries(readTable({ text: 'Payload\t12\tkg' }), false))).toEqual([
    { type: 'single', key: 'Payload', value: '12 kg' },
  ]);
});

it('makes a line of one column above rows the title of a group, if requested', () => {
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
  // a row without a value can be completed later
  expect(entries.at(-1)).toMatchObject({ items: [{ key: 'Protection' }, { key: 'Last', value: '' }] });
  expect(toEntries(rows, false)).toHaveLength(7);
});
