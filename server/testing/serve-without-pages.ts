// The server as a process of its own, without the web part: for tests that kill it or watch its memory.
import { fail } from '#server/process.ts';
import { serve } from '#server/serve.ts';
import { noPages } from './test-app.ts';

await serve(noPages).catch(fail);
