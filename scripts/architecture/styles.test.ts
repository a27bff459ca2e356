// Compares the names in style sheets and components. A class in any text of the code counts as used; in a text such as `rte-${size}` the
// computed part stands for any name.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backgroundImageStyles } from '#contract/rules/slideshow.ts';
import { classesOf, matcherOf, readProperties, setProperties, sheetOf, styledClasses, webFiles, wordsIn } from './style-names.ts';

/** Classes of the editor library, and setting values that are used as classes. */
const isExempt = (name: string) => name.startsWith('ProseMirror-') || backgroundImageStyles.some((style) => style === name);

const isOf = (...folders: string[]) => webFiles.filter((file) => folders.some((folder) => file.startsWith(`web/${folder}/`)));
const sheets = (files: string[]) => files.filter((file) => file.endsWith('.css'));
const code = (files: string[]) => files.filter((file) => !file.endsWith('.css'));
/** @returns each name that is not allowed, with its file */
const refused = (files: string[], namesOf: (file: string) => string[], isAllowed: (name: string) => boolean): string[] => [
  ...new Set(files.flatMap((file) => namesOf(file).flatMap((name) => (isAllowed(name) ? [] : [`${name} in ${file}`])))),
];

describe.each(['site', 'admin'])('style sheets of web/%s', (side) => {
  it('define only classes that are used', () => {
    const isUsed = matcherOf(code(isOf(side, 'shared')).flatMap((file) => [...wordsIn(file), ...classesOf(file)]));
    expect(refused(sheets(isOf(side)), styledClasses, (name) => isUsed(name) || isExempt(name))).toEqual([]);
  });

  it('define all classes that are used', () => {
    const isStyled = new Set(sheets(isOf(side)).flatMap(styledClasses));
    const isDefined = (name: string) => (name.includes('*') ? [...isStyled].some(matcherOf([name])) : isStyled.has(name));
    expect(refused(code(isOf(side)), classesOf, isDefined)).toEqual([]);
  });

  it('read exactly the custom properties that are set', () => {
    const read = new Set(sheets(isOf(side)).flatMap(readProperties));
    const set = new Set(isOf(side, 'shared').flatMap(setProperties));
    expect(refused(isOf(side), setProperties, (name) => read.has(name))).toEqual([]);
    expect(refused(sheets(isOf(side)), readProperties, (name) => set.has(name))).toEqual([]);
  });
});

it('has a style sheet for each class and custom property of web/shared', () => {
  const all = sheets(webFiles);
  const styled = all.flatMap(styledClasses);
  const read = new Set(all.flatMap(readProperties));
  expect(refused(code(isOf('shared')), classesOf, (name) => styled.some(matcherOf([name])))).toEqual([]);
  expect(refused(isOf('shared'), setProperties, (name) => read.has(name))).toEqual([]);
});

it('puts every style sheet into a layer, so that the import order does not matter', () => {
  const index = (side: string) => sheetOf(`web/${side}/styles/index.css`);
  const isLayered = (file: string) => {
    const [, side = '', name = ''] = /web\/(\w+)\/styles\/(.*)/.exec(file) ?? [];
    return index(side).includes(`"./${name}" layer(`) || /^(@import [^;]*;\s*)?@layer /.test(sheetOf(file));
  };
  const others = sheets(webFiles).filter((file) => !/\/(index|fonts|widths)\.css$/.test(file) && !isLayered(file));
  expect(others).toEqual([]);
});

describe('window widths', () => {
  const named = [...sheetOf('web/shared/styles/widths.css').matchAll(/(--[\w-]+) (\(.*\));/g)];

  it('are written as names in style sheets, and each name is used', () => {
    const conditions = sheets(webFiles).flatMap((file) =>
      [...sheetOf(file).matchAll(/@media[^{;]*/g)].map(([condition]) => ({ file, condition })),
    );
    expect(conditions.filter(({ condition }) => /\b(?:min-|max-)?width\b/.test(condition))).toEqual([]);
    const isUsed = (name: string) => conditions.some(({ condition }) => condition.includes(`(${name})`));
    expect(named.map(([, name = '']) => name).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('are written in only one file of the code', () => {
    const written = webFiles.flatMap((file) => {
      const conditions = file.endsWith('.css')
        ? []
        : readFileSync(file, 'utf8').match(/\(width [<>=]+ \d+px\)|matchMedia\('\((?!prefers)/g);
      return (conditions ?? []).map((condition) => ({ file, condition }));
    });
    expect([...new Set(written.map(({ file }) => file))]).toEqual(['web/shared/lib/widths.ts']);
    expect(named.map(([, , condition]) => condition)).toEqual(expect.arrayContaining(written.map(({ condition }) => condition)));
  });
});
