// The web part is limited to the language version of the oldest supported browsers. The DOM types have no versions, so newer calls are
// searched for.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** APIs that at least one of the browsers in scripts/browsers.ts lacks. */
const tooNew: [name: string, call: RegExp][] = [
  ['Navigation API', /\bwindow\.navigation\b|\bnavigation\.(navigate|addEventListener)\(/],
  ['scheduler', /\bscheduler\.(yield|postTask)\(/],
  ['Iterator helpers', /\b(values|keys|entries)\(\)\.(map|filter|take|drop|flatMap|toArray)\(/],
  ['Promise.try', /\bPromise\.try\(/],
  ['Error.isError', /\bError\.isError\(/],
  ['RegExp.escape', /\bRegExp\.escape\(/],
  ['Math.sumPrecise', /\bMath\.sumPrecise\(/],
  ['Uint8Array.fromBase64', /\bUint8Array\.from(Base64|Hex)\(|\.to(Base64|Hex)\(/],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/],
  ['requestClose of dialogs', /\.requestClose\(/],
  ['invoker commands', /\bcommandfor\b|\bcommandFor\b/],
];

it('uses no browser API that the oldest supported browsers lack', () => {
  const files = sourceFiles().filter((file) => /^(web|contract)\/.*(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('web/test/'));
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return tooNew.filter(([, call]) => call.test(code)).map(([name]) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it('has no types of a later language version for the browser', () => {
  const { compilerOptions } = JSON.parse(readFileSync('web/tsconfig.json', 'utf8')) as { compilerOptions: { lib: string[] } };
  expect(compilerOptions.lib).toEqual(['ES2024', 'DOM', 'DOM.Iterable']);
});
