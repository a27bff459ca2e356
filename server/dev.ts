// Development server: like main.ts, but the web part is served from its sources with hot reload.

import { fail } from './process.ts';
import { serve } from './serve.ts';
import { openVitePages } from './ssr/vite-pages.ts';

await openVitePages().then(serve).catch(fail);
