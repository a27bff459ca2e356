// Fails the build if browser bundles contain server code because a file imports it without `import type`, directly or indirectly.
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const forbidden: { modules: RegExp; instead: string }[] = [
  {
    modules: /^contract\/(?!rules\/|texts\/|records\/(?!bodies\.))/,
    instead: 'Use import type, or move the value to contract/rules, contract/texts or contract/records.',
  },
  { modules: /^(server|demo)\//, instead: 'Call the API.' },
  { modules: /^node_modules\/zod\//, instead: 'Validate input with a rule of contract/rules; the server validates it against the schema.' },
];

export const bundleGuard = (): Plugin => ({
  name: 'bundle-guard',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const path = relative(process.cwd(), id);
        const rule = renderedLength > 0 && forbidden.find(({ modules }) => modules.test(path));
        if (rule) this.error(`${chunk.fileName} contains ${path}. ${rule.instead}`);
      }
    }
  },
});
