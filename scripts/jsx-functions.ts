// Exports the functions that elements are compiled to from an ES module. React's is a CommonJS module, whose functions would be called
// through its object for each element: `(0, runtime.jsx)(…)` instead of `jsx(…)`.
import type { Rolldown } from 'vite';

const runtime = 'react/jsx-runtime';
const module = '\0jsx-functions';

export const jsxFunctions = (): Rolldown.Plugin => ({
  name: 'jsx-functions',
  resolveId: {
    order: 'pre',
    handler: (source, importer) => (source === runtime && importer !== module && !importer?.includes('node_modules') ? module : null),
  },
  load: (id) =>
    id === module
      ? `import { Fragment as one, jsx as two, jsxs as three } from '${runtime}'; export const Fragment = one, jsx = two, jsxs = three;`
      : null,
});
