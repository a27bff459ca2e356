import { expect, it } from 'vitest';
import { layoutClasses, linkListClasses } from '#contract/rules/text-blocks.ts';
import { hasBlocks } from './has-blocks.ts';

it.each([
  ...layoutClasses.map((name) => `<p>a</p><div class="${name}"><p>b</p></div>`),
  ...linkListClasses.map((name) => `<ul class="${name}"><li>a</li></ul>`),
  '<details><summary>a</summary></details>',
])('finds the block in %s (EDIT-32)', (html) => {
  expect(hasBlocks(html)).toBe(true);
});

it.each([
  '<p>columns</p>',
  '<ul><li>documents</li></ul>',
  '<details class="group"><summary>a</summary></details>',
  '<div class="cells columns-2">',
])('finds no block in %s (EDIT-32)', (html) => {
  expect(hasBlocks(html)).toBe(false);
});
