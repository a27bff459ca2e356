// Checks strings that become HTML or scripts: one module creates trusted values, and each use of it is listed with the reason why it is
// safe.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles()
  .filter((file) => file.startsWith('web/') && !/\.test\.tsx?$|^web\/test\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

const uses: Record<string, string> = {
  'web/admin/features/rich-text/rich-text-field.tsx': 'sanitised by the server, or written by the schema of the editor',
  'web/admin/features/translations/unit-original.tsx': 'sanitised by the server; the targets of links are removed',
  'web/admin/lib/parse-html.ts': 'parsed in a document without scripts; what is taken from it passes the schema of the editor',
  'web/admin/records/preview/preview-frame.tsx': 'a document of the server, whose policy forbids scripts',
  'web/shared/lib/use-trusted-html.ts': 'passes the HTML of the components in this list',
  'web/site/lib/head-tags.ts': 'JSON-LD, checked to be JSON',
  'web/site/ui/prose.tsx': 'sanitised by the server, then parsed again and quoted by prepareProse',
  'web/site/ui/rich-text.tsx': 'sanitised by the server',
};

it('makes strings trusted only in the listed files (DOC-14)', () => {
  expect(filesWith(/import .*\/(use-)?trusted-html\.ts'/)).toEqual(Object.keys(uses));
});

it('creates a Trusted Types policy in only one module (DOC-14)', () => {
  expect(filesWith(/createPolicy|globalThis.*trustedTypes|window\.trustedTypes/)).toEqual(['web/shared/lib/trusted-html.ts']);
});

it('makes HTML or scripts from strings in no other code (DOC-14)', () => {
  expect(filesWith(/\.(inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|document\.write/)).toEqual([]);
  expect(filesWith(/\beval\(|new Function\(|new (Shared)?Worker\(|createElement\('script'/)).toEqual([]);
  expect(filesWith(/parseFromString/)).toEqual(['web/admin/lib/parse-html.ts']);
  expect(filesWith(/srcDoc=|\.srcdoc/)).toEqual(['web/admin/records/preview/preview-frame.tsx']);
  for (const { file, text } of sources) {
    for (const [, value] of text.matchAll(/dangerouslySetInnerHTML=\{(.*?)\}/g))
      expect(value, file).toMatch(/^(content|waiting|untouched)$/);
  }
});
