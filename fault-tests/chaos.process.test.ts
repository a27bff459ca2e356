// A short run of `npm run chaos`: the server from its sources, without the pages of the site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChaos } from './chaos/run.ts';

const kills = 10;
const timeoutMs = 600_000;

// the seed fixes the requests, but not the times of the kills; `npm run chaos` uses random seeds
it.each([20_261_122])(
  `loses no confirmed write and stores nothing partially when it is killed ${kills} times, with seed %i (OUT-08)`,
  async (seed) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
    const report = await runChaos({ seed, kills, dataDir });
    expect(report.violations).toEqual([]);
    expect(report.kills).toBe(kills);
    expect(report.counts.message).toBeGreaterThan(0);
    // the folder remains after a failure
    rmSync(dataDir, { recursive: true });
  },
  timeoutMs,
);
