// The site is mirrored in languages from right to left, so its style sheets name the start and the end of a line instead of left and right.
import { expect, it } from 'vitest';
import { sheetOf, webFiles } from './style-names.ts';

/** Rules that mean the same side in both directions. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // marks in two opposite corners
  'web/site/styles/parts.css': ['left: 12px', 'right: 12px', 'border-width: 2px 0 0 2px', 'border-width: 0 2px 2px 0'],
  // the edges of the device
  'web/site/styles/lightbox.css': [
    'padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  ],
  // only for right to left, and values that are always written from left to right
  'web/site/styles/other-languages.css': ['text-align: left', 'text-align: right'],
};

const physical =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right): [^;]*|(?:text-align|float|clear): (?:left|right)/g;
/** Four values, of which the second and the fourth differ. */
const unequal = /(?<![\w-])(?:margin|padding|inset|border-width): \S+ (\S+) \S+ (?!\1;)\S+(?=;)/g;

it('has no physical directions in the style sheets of the site (RTL-06)', () => {
  const sheets = webFiles.filter((file) => file.startsWith('web/site/styles/'));
  const found = sheets.flatMap((file) =>
    [physical, unequal]
      .flatMap((pattern) => [...sheetOf(file).replaceAll(', ', ',').matchAll(pattern)].map(([declaration]) => declaration))
      .filter((declaration) => !exceptions[file]?.includes(declaration))
      .map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});
