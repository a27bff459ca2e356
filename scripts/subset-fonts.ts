// Writes web/site/fonts: the site's fonts with the letters and the axes of its design only, a third of the bytes of the whole fonts.
//   node scripts/subset-fonts.ts    after an update of a font, or when the design needs another weight
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

const fonts: { name: string; axis: string; axes: Axes }[] = [
  { name: 'archivo', axis: 'wdth', axes: { wdth: { min: 100, max: 118 }, wght: 600 } },
  { name: 'hanken-grotesk', axis: 'wght', axes: { wght: { min: 400, max: 700 } } },
  { name: 'geist-mono', axis: 'wght', axes: { wght: { min: 400, max: 600 } } },
];

/** Unicode ranges: those of Western European languages, and punctuation, currency and mathematical signs. */
const ranges: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2199],
  [0x2212, 0x2265],
];
const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');

const folder = 'web/site/fonts';
mkdirSync(folder, { recursive: true });
for (const { name, axis, axes } of fonts) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`);
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(`${folder}/${name}.woff2`, subset);
  // required by the fonts' licence
  writeFileSync(`${folder}/${name}.LICENSE.txt`, readFileSync(`node_modules/@fontsource-variable/${name}/LICENSE`));
  console.log(`${name}: ${subset.length} bytes instead of ${whole.length}`);
}
