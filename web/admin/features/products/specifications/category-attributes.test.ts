import { describe, expect, it } from 'vitest';
import { anAttribute, payload, protection, reach } from '#web/admin/features/attributes/attributes-api.fixture.ts';
import { addAttributes, categoryAttributes, offersOf, readItem } from './category-attributes.ts';
import { newItem, readDraft, writeDraft } from './specification-draft.ts';

const temperature = anAttribute({ id: 4, key: 'temperature', label: 'Temperature', kind: 'range', quantity: 'temperature', unit: '°C' });
const stroke = anAttribute({ id: 5, key: 'stroke', label: 'Stroke', kind: 'range', quantity: 'length', unit: 'mm' });
const attributes = categoryAttributes('Robots', [payload, reach, protection, temperature, stroke], {
  1: { products: 5, minimum: 3, maximum: 210 },
  2: { products: 1, minimum: 1.4, maximum: 1.4 },
  4: { products: 3, minimum: 273.15, maximum: 318.15 },
  5: { products: 3, minimum: -0.1, maximum: 0.1 },
});
const read = (key: string, value: string) => readItem(newItem({ key, value }), attributes);

describe('the parsed value of a row', () => {
  it.each([
    ['Payload', '5', 'Read as 5 kg', false],
    ['Payload (lb)', '22.05', 'Read as 10 kg', false],
    ['Payload', '5 kg', undefined, undefined],
    ['Payload', 'heavy', 'Not understood: There is no number.', true],
    ['Payload', '250 kg', '250 kg; others in Robots: 3 to 210 kg.', false],
    ['Payload', '20,000 kg', '20,000 kg; others in Robots: 3 to 210 kg. Is it right?', true],
    ['Payload', '3 g', '0.003 kg; others in Robots: 3 to 210 kg. Is it right?', true],
    ['Payload', '≤ 200 kg', 'Read as 200 kg', false],
    ['Reach', '9 m', 'Read as 9,000 mm', false],
    ['Temperature', '-10 to 50 °C', '−10 to 50 °C; others in Robots: 0 to 45 °C.', false],
    ['Temperature', '0 to 450 °C', '0 to 450 °C; others in Robots: 0 to 45 °C. Is it right?', true],
    ['Stroke', '±120 mm', '±120 mm; others in Robots: ±100 mm.', false],
    ['Protection', 'ip 67', 'Read as IP67', false],
  ])('of %s “%s” (ATTR-47, ATTR-49)', (key, value, text, isWarning) => {
    expect(read(key, value)?.note?.text).toBe(text);
    expect(read(key, value)?.note?.isWarning).toBe(isWarning);
  });

  it('is absent for rows without an attribute, and has the unit in the name (ATTR-47)', () => {
    expect(read('Colour', 'red')).toBeNull();
    expect(read('', '5')).toBeNull();
    expect([read('Payload', '')?.unit, read('Payload (lb)', '')?.unit, read('Protection', '')?.unit]).toEqual(['kg', 'lb', null]);
  });
});

describe('the offered attributes', () => {
  it('include required attributes without a value, and others without a row by group (ATTR-46, ATTR-48)', () => {
    const grouped = anAttribute({ ...reach, group_title: 'Arm' });
    const those = categoryAttributes('Robots', [payload, grouped, protection], undefined);
    const draft = readDraft([{ type: 'single', key: 'Protection', value: 'IP67' }]);
    const { missing, groups, count } = offersOf([...draft, { type: 'single', ...newItem({ key: 'payload' }) }], those, 12);
    expect(missing.map(({ label }) => label)).toEqual(['Payload']);
    expect([groups, count]).toEqual([[{ title: 'Arm', attributes: [grouped] }], 1]);
    expect(offersOf(readDraft([{ type: 'single', key: 'Payload (kg)', value: '5' }]), those, 12).missing).toEqual([]);
  });

  it('become rows in the groups of the attributes, or fill an existing row without a value (ATTR-46)', () => {
    const draft = readDraft([{ type: 'group', title: 'Performance', items: [{ key: 'Axes', value: '6' }] }]);
    const { draft: added, firstId } = addAttributes(draft, [payload, reach], attributes);
    const filled = added.map((entry) =>
      entry.type === 'group'
        ? { ...entry, items: entry.items.map((item) => ({ ...item, value: item.value || '5 kg' })) }
        : { ...entry, value: '1 m' },
    );
    expect(writeDraft(filled)).toEqual([
      {
        type: 'group',
        title: 'Performance',
        items: [
          { key: 'Axes', value: '6' },
          { key: 'Payload', value: '5 kg' },
        ],
      },
      { type: 'single', key: 'Reach', value: '1 m' },
    ]);
    const again = addAttributes(added, [payload], attributes);
    expect([again.draft, again.firstId]).toEqual([added, firstId]);
  });
});
