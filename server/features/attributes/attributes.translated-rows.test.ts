// The texts of specifications that are translated, and rows in another language.
import { describe, expect, it, test } from 'vitest';
import { inLanguage } from '#server/database/reading-language.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { readSpecifications } from './attributes.reading.ts';
import { specificationUnits, specificationWriter } from './attributes.translated-rows.ts';

const define = (id: number, label: string, given: Partial<Definition>): Definition => ({
  id,
  category_id: null,
  key: label.toLowerCase(),
  label,
  group_title: null,
  kind: 'number',
  quantity: null,
  unit: null,
  units: [],
  decimals: null,
  better: null,
  match: 'within',
  aliases: [],
  choices: [],
  is_filter: true,
  is_comparable: true,
  is_headline: false,
  is_required: false,
  sort_order: id,
  version: 1,
  ...given,
});
const mounting = (labels: readonly string[]) =>
  labels.map((label, bit) => ({ key: `${bit}`, label, aliases: bit === 0 ? ['Bench'] : [], bit }));
const originals = [
  define(1, 'Reach', { quantity: 'length', unit: 'mm', aliases: ['Working range'] }),
  define(2, 'Mounting', { kind: 'choices', choices: mounting(['Table', 'Wall']) }),
];
const german = [
  define(1, 'Reichweite', { quantity: 'length', unit: 'mm', aliases: ['Reach', 'Working range'] }),
  define(2, 'Einbaulage', { kind: 'choices', choices: mounting(['Tisch', 'Wand']) }),
];
const row = (key: string, value: string) => ({ type: 'single' as const, key, value });
const writeIn = (code: string, locale: string) => inLanguage(code, () => specificationWriter(originals, german, locale));

describe('texts of a product', () => {
  test.each<[name: string, value: string, units: string[]]>([
    ['Reach', '1,720 mm', []],
    ['Reach (mm)', '1,720', []],
    ['Working range', '1,720 mm', ['Working range']],
    ['Reach', '1,720 mm with gripper', ['1,720 mm with gripper']],
    ['Warranty', '24 months', ['Warranty', '24 months']],
    ['J1, turn', '±180°', ['J1, turn']],
    ['J1', '0 to 45 °C', []],
    ['Supply', '3 × 380 to 480 V AC', ['Supply']],
    ['Mounting', 'Wall, table', []],
    ['Mounting', 'Bench', []],
    ['Mounting', 'Table, wall on request', ['Table, wall on request']],
  ])('are those of %j, %j that no attribute translates: %j (TRANS-09)', (name, value, expected) => {
    expect(specificationUnits([row(name, value)], originals).map(({ source }) => source)).toEqual(expected);
  });
});

describe('rows in another language', () => {
  const texts = {
    'specifications/Working range': 'Arbeitsbereich',
    'specifications/24 months': '24 Monate',
    'specifications/Table, wall on request': 'Tisch, Wand auf Anfrage',
  };

  test.each([
    ['Reach', '1,720.5 mm', 'Reichweite', '1.720,5 mm'],
    ['Reach (mm)', '1,720', 'Reichweite (mm)', '1.720'],
    ['Working range', '1,720 mm', 'Arbeitsbereich', '1.720 mm'],
    ['Supply', '3 × 380 to 480 V AC', 'Supply', '3 × 380 bis 480 V AC'],
    ['J1', '−10 to 0.5 °C', 'J1', '−10 bis 0,5 °C'],
    ['J1', '24 months', 'J1', '24 Monate'],
    ['Mounting', 'Wall, table', 'Einbaulage', 'Tisch, Wand'],
    ['Mounting', 'Table, wall on request', 'Einbaulage', 'Tisch, Wand auf Anfrage'],
    ['Mounting', 'Table, wall as an option', 'Einbaulage', 'Table, wall as an option'],
  ])('write %j, %j as %j, %j (TRANS-09)', (name, value, key, shown) => {
    expect(writeIn('de', 'de-DE')([row(name, value)], texts)).toEqual([row(key, shown)]);
  });

  it.each([
    ['id', 'id-ID', 'Wall, table, Hook', 'Meja, Dinding, Kait', ['Meja', 'Dinding', 'Kait']],
    ['ja', 'ja-JP', 'Wall, table', '卓上、壁掛け', ['卓上', '壁掛け', '吊り下げ']],
    ['id', 'id-ID', 'Table, wall', 'EtherCAT, OPC UA', ['EtherCAT', 'OPC UA', 'MQTT']],
  ])('write choices in %s (%s): %j as %j (TRANS-09)', (code, locale, value, shown, labels) => {
    const english = define(2, 'Mounting', { kind: 'choices', choices: mounting(['Table', 'Wall', 'Hook']) });
    const translated = define(2, 'Einbaulage', { kind: 'choices', choices: mounting(labels) });
    const write = inLanguage(code, () => specificationWriter([english], [translated], locale));
    expect(write([row('Mounting', value)], {})).toEqual([row('Einbaulage', shown)]);
  });

  it('have the values of their originals (TRANS-11)', () => {
    const rows = writeIn('de', 'de-DE')([row('Working range', '1,720 mm')], texts);
    expect(readSpecifications(rows, german)).toMatchObject([
      { name: 'Arbeitsbereich', text: '1.720 mm', value: { minimum: 1.72, maximum: 1.72 }, problem: null },
    ]);
  });
});
