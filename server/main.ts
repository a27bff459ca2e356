// The process: reads the configuration, prepares the database, serves the built pages.
import { openBuiltPages } from './documents/built-pages.ts';
import { fail } from './process.ts';
import { serve } from './serve.ts';

await openBuiltPages().then(serve).catch(fail);
