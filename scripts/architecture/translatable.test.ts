import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { looseTexts } from './translatable.ts';

const linesIn = (jsx: string) => looseTexts('a.tsx', `const A = ({ a, b }) => (${jsx});`);

it.each([
  '<p>{a && <b />} text</p>',
  '<p>{a && <b />}{b}</p>',
  '<p>{a.map((one) => <b key={one} />)} text</p>',
  '<p>one {a && "two"}</p>',
  '<p>{a ? <b /> : `text`} <i /></p>',
  '<p>{a ? <><b /> text</> : <i />} <u /></p>',
  '<A>{a && "text"}</A>',
  '<p>{a ? <b /> : <>text</>}</p>',
])('finds a text without its own element in %s', (jsx) => {
  expect(linesIn(jsx)).toEqual([1]);
});

it.each([
  '<p>{a && <b />} <span>text</span></p>',
  '<p>text {a && <b />}</p>',
  '<p>{a && <b />}{" "}</p>',
  '<p>text{" "}{a} text</p>',
  '<p>{a && "text"}</p>',
  '<p>{a ? "one" : "two"} {b && <b />}</p>',
  '<p>{a && <b />} <i /></p>',
])('accepts %s', (jsx) => {
  expect(linesIn(jsx)).toEqual([]);
});

it('gives a separate element to each text that appears, disappears or follows something that does (ACCESS-06)', () => {
  const screens = sourceFiles().filter((file) => /^web\/(site|shared|admin)\/.*(?<!\.test)\.tsx$/.test(file));
  const found = screens.flatMap((file) => looseTexts(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(
    found,
    'Put the text into a <span>: a browser that translates the page replaces the text node, and React no longer finds it.',
  ).toEqual([]);
});
