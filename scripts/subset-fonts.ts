// Writes web/site/fonts: the site's fonts with only the letters and axes that the design uses, a third of their full size.
//   node scripts/subset-fonts.ts    after an update of a font, or when the design needs another weight
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

const fonts: { name: string; axis: string; axes: Axes }[] = [
  { name: 'archivo', axis: 'wdth', axes: { wdth: { min: 100, max: 118 }, wght: 600 } },
  { name: 'hanken-grotesk', axis: 'wght', axes: { wght: { min: 400, max: 700 } } },
  { name: 'geist-mono', axis: 'wght', axes: { wght: { min: 400, max: 600 } } },
];

interface Subset {
  /** Value of `unicode-range` in the style sheet. */
  range: string;
  /** Part of the font in its package. */
  source: 'latin' | 'latin-ext';
}

/**
 * Characters that the fonts lack (arrows to the right) are omitted: the browser would load `more` for them in vain.
 * - latin: characters of English texts with technical values: Basic Latin, spaces, punctuation, units and mathematical signs
 * - more: additional characters of Western European languages, and rare signs
 * - extended: additional letters of other European languages in Latin script, in styles/other-languages.css
 */
const subsets = {
  latin: {
    range: 'U+20-7e, U+a0, U+a9, U+ae, U+b0-b7, U+d7, U+2000-202f, U+20ac, U+2191, U+2193, U+2212',
    source: 'latin',
  },
  more: { range: 'U+a1-ff, U+131, U+152-153, U+2c6, U+2da, U+2dc, U+2030-206f, U+2122, U+2215', source: 'latin' },
  extended: { range: 'U+100-130, U+132-151, U+154-17f, U+218-21b, U+1e9e', source: 'latin-ext' },
} satisfies Record<string, Subset>;

/**
 * The features that browsers apply to Latin texts by default, and the one that the style sheets request (tabular numbers). Without `locl`,
 * because documents are English, and without `ccmp`, `mark` and `mkmk`, because the subsets have no combining marks.
 */
const keepFeatures = ['calt', 'clig', 'kern', 'liga', 'rclt', 'rlig', 'rvrn', 'tnum'];

/** @returns all characters of a `unicode-range` value */
const charactersOf = (range: string): string[] =>
  [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, start = '', end = start]) => {
    const first = Number.parseInt(start, 16);
    return Array.from({ length: Number.parseInt(end, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });

const isLatin = new Set(charactersOf(subsets.latin.range));
const textOf = (subset: string, range: string): string =>
  charactersOf(range)
    .filter((character) => subset === 'latin' || !isLatin.has(character))
    .join('');

const folder = 'web/site/fonts';
mkdirSync(folder, { recursive: true });
for (const { name, axis, axes } of fonts) {
  // a variable, because the types of the library lack keepFeatures
  const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures };
  for (const [subset, { range, source }] of Object.entries(subsets)) {
    const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-${source}-${axis}-normal.woff2`);
    const bytes = await subsetFont(whole, textOf(subset, range), options);
    writeFileSync(`${folder}/${name}-${subset}.woff2`, bytes);
    console.log(`${name}-${subset}: ${bytes.length} bytes of ${whole.length}`);
  }
  // required by the fonts' licence
  writeFileSync(`${folder}/${name}.LICENSE.txt`, readFileSync(`node_modules/@fontsource-variable/${name}/LICENSE`));
}
