// Entry point of the server without the web part, for tests that kill the process or measure its memory.
import { fail } from '#server/start/process.ts';
import { serve } from '#server/start/serve.ts';
import { noPages } from './test-app.ts';

await serve(async () => noPages).catch(fail);
