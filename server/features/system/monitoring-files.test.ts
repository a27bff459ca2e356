// Verifies that the metrics named in the files for monitoring systems and in the documentation exist.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { createBackupsContext } from '#server/features/backups/backups-context.ts';
import { createMonitoring } from '#server/http/monitoring.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createJobRuns } from '#server/platform/job-runs.ts';
import { createSlowStatements } from '#server/platform/slow-statements.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { readSystemMetrics } from './system.metrics.ts';

const names = new Set<string>();
beforeAll(async () => {
  const { config, connection, context, close } = await createTestApp();
  const { clock } = context;
  const pool = () => ({ used: 0, idle: 0, waiting: 0 });
  const monitoring = createMonitoring({ metricsToken: 'x' }, { ...connection, pool });
  const system = await readSystemMetrics({
    connection,
    dataDir: config.dataDir,
    store: await openFileStore(config.files),
    databasePath: null,
    isMailEnabled: async () => false,
    backups: createBackupsContext({ config, connection, clock }),
    state: { startedAt: clock().toISOString(), jobRuns: createJobRuns(clock), slowStatements: createSlowStatements(clock) },
  });
  for (const { name } of [...(monitoring?.read() ?? []), ...system]) names.add(name);
  await close();
});

it.each(['deploy/prometheus-rules.yml', 'deploy/grafana-dashboard.json', 'docs/operations.md'])(
  'contains every metric that %s names (WATCH-09)',
  (file) => {
    const named = readFileSync(file, 'utf8').match(/\b(?:site|process|nodejs)_[a-z\d_]*[a-z\d]\b/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    // this is a setting
    names.add('site_timezone');
    const unknown = named.filter((name) => !names.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
  },
);

it('provides rules that Prometheus accepts (WATCH-09)', (context) => {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/prometheus-rules.yml'], { encoding: 'utf8' });
  if (error) context.skip('promtool is not installed');
  expect(status, stdout + stderr).toBe(0);
});
