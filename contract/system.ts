// The state of the server, as shown to administrators.
import { z } from 'zod';
import { timestamp } from './fields.ts';
import { route } from './route.ts';

const bytes = z.number().nonnegative();
const count = z.number().int().nonnegative();

export const getSystem = route({
  tag: 'System',
  access: 'admin',
  permission: 'system.read',
  method: 'GET',
  path: '/api/admin/system',
  summary: 'Version, database, disk, file storage, last proven backup, mail, scheduled jobs and slow statements',
  status: 200,
  answer: z
    .object({
      version: z.string(),
      node_version: z.string(),
      started_at: timestamp,
      uptime_seconds: count,
      database: z.object({
        kind: z.enum(['sqlite', 'postgres']),
        bytes: bytes.nullable().meta({ description: 'Null if it is not known, and for a database in memory.' }),
      }),
      disk: z
        .object({ free_bytes: bytes, total_bytes: bytes })
        .nullable()
        .meta({ description: 'The disk of DATA_DIR; null if it cannot be read.' }),
      files: z.object({
        kind: z.enum(['folder', 's3']).meta({ description: 'Where uploads are stored: in a folder or in object storage.' }),
        is_reachable: z.boolean().meta({ description: 'False if the storage does not respond or cannot be read and written.' }),
      }),
      backup: z.object({
        is_available: z.boolean().meta({ description: 'False for a database in memory.' }),
        is_overdue: z.boolean().meta({ description: 'Daily backups are on, and the last proven backup is older than two days.' }),
        missing_files: count
          .nullable()
          .meta({ description: 'Files that records name and that the newest backup lacks; null without one.' }),
        folder_problem: z.string().nullable().meta({ description: 'Why backups cannot be stored in their folder; null if they can.' }),
        last_proven_at: timestamp.nullable(),
        instance: z.string().nullable().meta({ description: 'The instance that has its file, if it is not the one that answers.' }),
      }),
      mail: z.object({
        is_enabled: z.boolean().meta({ description: 'A mail server is configured.' }),
        waiting: count,
        failed: count,
      }),
      jobs: z.array(
        z.object({
          name: z.string(),
          text: z.string().meta({ description: 'What it does.' }),
          state: z.enum(['scheduled', 'running', 'succeeded', 'failed']).meta({ description: 'scheduled: not run since the start.' }),
          last_run_at: timestamp.nullable(),
          duration_ms: count.nullable().meta({ description: 'Of the last finished run.' }),
          runs: count.meta({ description: 'Since the start.' }),
          failures: count.meta({ description: 'Since the start.' }),
        }),
      ),
      slow_statements: z.array(z.object({ statement: z.string(), count, longest_ms: count, last_at: timestamp })).meta({
        description:
          'Statements of the database that took 200 ms or longer since the start, without their values. The slowest first, at most 20.',
      }),
    })
    .meta({ id: 'System' }),
});
