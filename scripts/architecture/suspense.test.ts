// The router shows each navigation in a transition, and React does not finish a transition that changes a Suspense boundary of the document
// before the boundary is hydrated. A boundary that waits for its code would block all navigations, so code that loads later has none
// (useLater).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const allowed: Record<string, string> = {
  'web/site/ui/lightbox/lightbox.tsx': 'in a dialog that a visitor opens: never part of a document',
};

it('uses Suspense and lazy only in dialogs, because navigations wait for boundaries that are not hydrated (PLIST-15)', () => {
  const users = sourceFiles().filter(
    (file) => /^web\/(site|shared)\/.*\.tsx?$/.test(file) && /\b(Suspense|lazy)\b.*'react'/.test(readFileSync(file, 'utf8')),
  );
  expect(users).toEqual(Object.keys(allowed));
});
