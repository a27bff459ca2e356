// The same server as main.ts with the web part from its sources and hot reload.
import { openVitePages } from './documents/vite-pages.ts';
import { fail } from './process.ts';
import { serve } from './serve.ts';

await openVitePages().then(serve).catch(fail);
