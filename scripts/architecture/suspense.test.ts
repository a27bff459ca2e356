// The router shows each navigation in a transition, and React does not finish a transition that changes a boundary of the document
// before the boundary is hydrated: one that waits for its code stops all navigations. What loads later has no boundary (useLater).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const allowed: Record<string, string> = {
  'web/site/ui/lightbox.tsx': 'in a dialog that a visitor opens: never part of a document',
};

it('uses Suspense and lazy only in dialogs, because a navigation waits for a boundary that is not hydrated (PLIST-15)', () => {
  const users = sourceFiles().filter(
    (file) => /^web\/(site|shared)\/.*\.tsx?$/.test(file) && /\b(Suspense|lazy)\b.*'react'/.test(readFileSync(file, 'utf8')),
  );
  expect(users).toEqual(Object.keys(allowed));
});
