// The fonts that a document preloads.
import { expect, it } from 'vitest';
import type { Rendered } from '#contract/rendering.ts';
import { siteDocument } from './document.ts';

const tags = { head: '<link id="latin">', accents: '<link id="accents">', bodyEnd: '' };
const rendered = { head: '', state: '[]' } as Rendered;

it.each([
  ['<p>Robots for every hall – 20 °C, “quiet”</p>', false],
  ['<p>Müller</p>', true],
  ['<p>Œuvre</p>', true],
  ['<img alt="Müller"><p>Robots</p>', false],
])('preloads the font with non-English letters for %s: %s (SHELL-11)', (body, hasAccents) => {
  const { html } = siteDocument(tags, { ...rendered, body });
  expect([html.includes('id="latin"'), html.includes('id="accents"')]).toEqual([true, hasAccents]);
});
