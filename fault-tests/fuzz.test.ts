// A short run of `npm run fuzz`: the API in process, without the pages of the site.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noPages } from '#server/testing/test-app.ts';
import { run } from './fuzz/run.ts';
import { createTarget, type Target } from './fuzz/target.ts';
import { inProcess } from './fuzz/transport.ts';

const requests = 10_000;
const timeoutMs = 600_000;

let target: Target;
beforeEach(async () => {
  target = await createTarget(noPages);
});
afterEach(() => target.close());

// fixed, so that a failure is due to a change; `npm run fuzz` uses random seeds
it.each([20_261_122, 1_618_033])(
  'answers generated requests as declared in the contract, with seed %i (OUT-07)',
  async (seed) => {
    const { findings, statuses } = await run(target, { seed, requests, send: inProcess(target.app), rawShare: 0.02, elsewhereShare: 0.03 });
    expect(findings).toEqual([]);
    // most calls pass the validation of the request
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(requests / 10);
  },
  timeoutMs,
);
