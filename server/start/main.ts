// Entry point in production: reads the configuration, prepares the database and serves the built pages.

import { showSourcePositions } from '#server/platform/source-positions.ts';
import { openBuiltPages } from '#server/ssr/built-pages.ts';
import { fail } from './process.ts';
import { serve } from './serve.ts';

showSourcePositions(new URL('.', import.meta.url).href);
await serve(openBuiltPages).catch(fail);
