// Checks that files, npm scripts and environment variables mentioned in the documents exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables, withoutEffect } from '#server/config/config-variables.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const topFolders = /^(contract|server|web|demo|e2e|scripts|bench|fault-tests|docs)\//;

const codeSpans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const links = (text: string) => [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const folder = document.includes('/') ? document.replace(/[^/]+$/, '') : '';

  it('mentions files that exist', () => {
    const named = codeSpans(text).filter((span) => topFolders.test(span) && !/[<>*{}…\s]/.test(span));
    expect(named.filter((path) => !/\/x$/.test(path) && !existsSync(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    expect(links(text).filter((link) => !existsSync(folder + link))).toEqual([]);
  });

  it('mentions npm scripts that exist', () => {
    const named = [...text.matchAll(/`npm (?:run )?([a-z0-9:]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !['ci', 'install', 'view'].includes(name));
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  });

  it('mentions variables that exist', () => {
    const known = [
      ...Object.keys(variables),
      ...Object.keys(withoutEffect),
      'NODE_ENV',
      'NODE_EXTRA_CA_CERTS',
      'CHROMIUM_PATH',
      'CI',
      'IMPORT_TOKEN',
    ];
    const named = codeSpans(text).filter((span) => /^[A-Z]+(_[A-Z]+)+$/.test(span));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});
