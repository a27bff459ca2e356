// Regular expressions on texts of visitors or administrators must take linear time: while a quadratic or exponential one runs, the process
// does nothing else.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSuperLinear } from './linear-patterns.ts';
import { sourceFiles } from './source-files.ts';

/** Expressions that take quadratic time, with the reason why their texts are short. */
const limited: Record<string, { file: string; pattern: RegExp }[]> = {
  'the last 30 characters': [{ file: 'contract/rules/attributes/describe-condition.ts', pattern: /[\d\s]([^\d\s.,]{1,20})[\s,;]*$/u }],
  'the last 40 characters': [
    {
      file: 'contract/rules/attributes/match-definition.ts',
      pattern: /(?:\(((?:[^()]|\([^()]*\)){1,20})\)|\[([^[\]]{1,20})\]|,\s?([^\s,]{1,12})|\sin\s(\S{1,12}))\s*[*¹²³]?\s*$/u,
    },
    { file: 'contract/rules/attributes/read-quantity.ts', pattern: /(?: ?[*†‡]| [\d*]\)| ?\([\d*]\)| ?\[[\d*]\])+$/u },
  ],
  'the digits of a number': [{ file: 'web/site/lib/find-matches.ts', pattern: /\d(?=(?:\d{3})+$)/g }],
};

/** When the expressions that these files construct are created: on import, or in these calls. */
const builders: Record<string, () => Promise<unknown>> = {
  'contract/rules/attributes/conditions.ts': () => import('#contract/rules/attributes/conditions.ts'),
  'server/features/auth/origin.ts': () => import('#server/features/auth/origin.ts'),
  'server/features/contacts/spam-score.ts': () => import('#server/features/contacts/spam-score.ts'),
  'server/features/uploads/references.ts': () => import('#server/features/uploads/references.ts'),
  'server/http/unknown-paths.ts': async () => {
    const { refuseUnknownPath } = await import('#server/http/unknown-paths.ts');
    const app = { contractRoutes: [{ method: 'GET', path: '/api/a/:id/b', access: 'public' }] };
    await refuseUnknownPath(app as never, { url: '/api/a', method: 'GET' } as never).catch(() => null);
  },
  'server/platform/search/measures.ts': () => import('#server/platform/search/measures.ts'),
  'server/platform/stored-paths.ts': () => import('#server/platform/stored-paths.ts'),
  'web/site/lib/find-matches.ts': async () => {
    const { findMatches } = await import('#web/site/lib/find-matches.ts');
    const marksOf = (place: 'whole' | 'begins' | 'anywhere', texts: string[]) => texts.map((text) => ({ text, place }));
    const texts = ['20kg', '1720.5 kg', 'lr20', 'a b', '20'];
    const marks = [...marksOf('whole', texts), ...marksOf('begins', texts), ...marksOf('anywhere', ['lr20', '20'])];
    findMatches('text', [marks]);
  },
  'web/site/lib/keep-units.ts': () => import('#web/site/lib/keep-units.ts'),
  'web/site/lib/without-part.ts': async () => (await import('#web/site/lib/without-part.ts')).withoutPart('payload > 5 kg', '> 5 kg'),
};

interface Found {
  file: string;
  source: string;
  flags: string;
}

const files = sourceFiles().filter(
  (file) => /^(contract|server|web)\//.test(file) && !/\.test\.|\.fixture\.|\/testing\/|^web\/test\//.test(file),
);

const literalsOf = (file: string, node: unknown): Found[] => {
  if (Array.isArray(node)) return node.flatMap((one) => literalsOf(file, one));
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [{ file, source: pattern, flags }];
  }
  return Object.values(node).flatMap((one) => literalsOf(file, one));
};

const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const nameOf = ({ file, source, flags }: Found): string => `${file} /${source}/${flags}`;

afterEach(() => void vi.unstubAllGlobals());

it('searches texts with linear regular expressions (LOAD-10)', () => {
  const literals = texts.flatMap(({ file, text }) => literalsOf(file, parseSync(file, text).program));
  const expected = Object.values(limited)
    .flat()
    .map(({ file, pattern: { source, flags } }) => nameOf({ file, source, flags }));
  const found = literals.filter(isSuperLinear).map(nameOf);
  expect(found.toSorted(), 'Make the expression linear, e.g. with (?<!x)x+$ for x+$, or list why its texts are short.').toEqual(
    expected.toSorted(),
  );
});

describe('regular expressions constructed at run time', () => {
  it('are all listed here (LOAD-10)', () => {
    const building = texts.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ file }) => file);
    expect(building, 'Add a call that creates the expression to `builders`.').toEqual(Object.keys(builders));
  });

  it.each(Object.entries(builders))('are linear in %s (LOAD-10)', async (file, build) => {
    const built: RegExp[] = [];
    class Recorded extends RegExp {
      constructor(source: string | RegExp, flags?: string) {
        super(source, flags);
        built.push(this);
      }
    }
    vi.resetModules();
    vi.stubGlobal('RegExp', Recorded);
    await build();
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter(isSuperLinear).map(({ source, flags }) => nameOf({ file, source, flags }))).toEqual([]);
  });
});

it.each([
  [/a+$/, 'a repetition at the start'],
  [/<a[^>]*>/, 'a repetition that contains what precedes it'],
  [/x(?:b|<a)[^>]*>/, 'alternatives before a repetition'],
  [/^(?:a+|b)+$/, 'nested repetitions'],
  [/^a*\w*b/, 'neighbouring repetitions'],
])('recognises %s: %s (LOAD-10)', (pattern, _name) => {
  expect(isSuperLinear(pattern)).toBe(true);
});

it.each([[/(?<!a)a+$/], [/<a[^<>]*>/], [/^(?:a|b)+$/], [/a[^>]*/]])('accepts %s (LOAD-10)', (pattern) => {
  expect(isSuperLinear(pattern)).toBe(false);
});
