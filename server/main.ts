// Entry point in production: reads the configuration, prepares the database, serves the built pages.

import { showSourcePositions } from './platform/source-positions.ts';
import { fail } from './process.ts';
import { serve } from './serve.ts';
import { openBuiltPages } from './ssr/built-pages.ts';

showSourcePositions(new URL('.', import.meta.url).href);
await serve(openBuiltPages).catch(fail);
