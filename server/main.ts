// Entry point in production: reads the configuration, prepares the database, serves the built pages.

import { fail } from './process.ts';
import { serve } from './serve.ts';
import { openBuiltPages } from './ssr/built-pages.ts';

await openBuiltPages().then(serve).catch(fail);
