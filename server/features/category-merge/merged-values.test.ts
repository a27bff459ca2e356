// Random attributes and products: merging their categories changes no value except those that the preview names.
import { expect, it } from 'vitest';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { readSpecifications } from '#server/features/attributes/attributes.reading.ts';
import { randomBelow } from '#server/testing/random.ts';
import { planAttributes } from './attribute-plan.ts';
import { lostValues } from './lost-values.ts';

const names = ['Payload', 'Load', 'Weight', 'Drive', 'Drive type', 'Reach'];
const choiceLabels = ['Electric', 'Manual', 'Hydraulic'];
const texts = ['5', '5 kg', '200 g', 'Electric', 'manual', 'yes', 'IP65 or so', '3…7 kg', ''];

const createRandom = (seed: number) => {
  const below = randomBelow(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[]): T[] => list.filter(() => below(3) === 0);
  const definition = (id: number, category_id: number | null): Definition => {
    const kind = pick(['number', 'range', 'choice', 'choices', 'flag', 'text'] as const);
    const isNumeric = kind === 'number' || kind === 'range';
    const choices = some(choiceLabels).map((label, bit) => ({ key: pick([label.toLowerCase(), `own-${bit}`]), label, aliases: [], bit }));
    return {
      ...{ id, category_id, key: `key-${below(4)}-${category_id ?? 'general'}-${id}`, label: pick(names), group_title: null, kind },
      ...{ aliases: some(names), quantity: isNumeric ? 'mass' : null, unit: isNumeric ? pick(['kg', 'g']) : null, units: [] },
      ...{ decimals: null, better: null, match: 'within', choices: kind === 'choice' || kind === 'choices' ? choices : [] },
      ...{ is_filter: true, is_comparable: true, is_headline: false, is_required: false, sort_order: id, version: 1 },
    };
  };
  const specifications = () => some(names).map((key) => ({ type: 'single' as const, key, value: pick(texts) }));
  return { below, definition, specifications };
};

const valuesOf = (specifications: ReturnType<ReturnType<typeof createRandom>['specifications']>, definitions: readonly Definition[]) =>
  readSpecifications(specifications, definitions).filter(({ value }) => value !== null);

it('changes no value except those that it names, and reads no product of the target in another way (ACAT-24)', () => {
  let kept = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const { below, definition, specifications } = createRandom(seed);
    const list = (first: number, category_id: number | null) =>
      Array.from({ length: below(4) }, (_, index) => definition(first + index, category_id));
    const general = list(1, null);
    const source = [...list(10, 1), ...general];
    const target = [...list(20, 2), ...general];
    const { after, planned } = planAttributes({
      source: { name: 'Grippers', definitions: source },
      target: { id: 2, name: 'Tools', definitions: target },
      taken: new Set(target.map(({ key }) => key)),
    });
    expect(planned.map(({ from }) => from.id)).toEqual(source.filter(({ category_id }) => category_id === 1).map(({ id }) => id));
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
    for (const before of [source, target]) {
      const product = specifications();
      const lost = lostValues(product, before, after).map(({ attribute, text }) => `${attribute} ${text}`);
      const read = valuesOf(product, after);
      for (const row of valuesOf(product, before)) {
        if (lost.includes(`${row.definition.label} ${row.text}`)) continue;
        kept += 1;
        const same = read.find(({ name, text }) => name === row.name && text === row.text);
        const labels = ({ value, definition: { choices } }: typeof row) =>
          value && 'choices' in value ? value.choices.map((key) => choices.find((one) => one.key === key)?.label).toSorted() : value;
        expect(same && labels(same), JSON.stringify({ seed, row })).toEqual(labels(row));
      }
    }
    // rows that an attribute of the target reads still have that attribute
    for (const name of names) {
      const reader = (definitions: readonly Definition[]) =>
        readSpecifications([{ type: 'single', key: name, value: '5' }], definitions)[0]?.definition.id;
      if (reader(target) !== undefined) expect(reader(after), `${seed} ${name}`).toBe(reader(target));
    }
  }
  expect(kept).toBeGreaterThan(100);
});
