// The same server as main.ts with the web part from its sources and hot reload.

import { fail } from './process.ts';
import { serve } from './serve.ts';
import { openVitePages } from './ssr/vite-pages.ts';

await openVitePages().then(serve).catch(fail);
