import { expect, test } from 'vitest';
import { products } from '../content/products.ts';
import { textBlocks } from './text-blocks.ts';
import { winAnsi } from './win-ansi.ts';

test.each([
  ['≤ 68 dB(A)', 'max. 68 dB(A)'],
  ['≥ 1,300 mm', 'min. 1,300 mm'],
  ['−95° to +155°', '–95° to +155°'],
  ['5.1 × 10⁻⁹ 1/h', '5.1E-9 1/h'],
  ['5.2 × 10⁻¹⁰ 1/h', '5.2E-10 1/h'],
  ['2.1 × 10⁷ N/m', '2.1E7 N/m'],
  ['≤ 70 Ω', 'max. 70 ohm'],
  ['0.12 kg·m², ±3 µm × 2', '0.12 kg·m², ±3 µm × 2'],
])('prints %s as %s', (text, printed) => {
  expect(winAnsi(text)).toBe(printed);
});

test('rejects a character without a substitute', () => {
  expect(() => winAnsi('a → b')).toThrow('→');
});

test('can print all brochure texts', () => {
  for (const { name, model, short_description, description, specifications } of products) {
    const rows = specifications.flatMap((entry) =>
      entry.type === 'group' ? [entry.title, ...entry.items.flatMap(({ key, value }) => [key, value])] : [entry.key, entry.value],
    );
    const texts = [short_description, description].flatMap((html) => textBlocks(html).map(({ text }) => text));
    for (const text of [name, model, ...rows, ...texts]) expect(() => winAnsi(text)).not.toThrow();
  }
});

test('converts descriptions to text blocks without losing words', () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
  for (const { description } of products) {
    const all = description.replace(/<\/(p|h3|li|ul)>/g, ' ').replace(/<[^>]+>/g, '');
    expect(
      words(
        textBlocks(description)
          .map(({ text }) => text)
          .join(' '),
      ),
    ).toBe(words(all));
  }
});
