import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/route.ts';
import type { getSystem } from '#contract/system.ts';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { durationText } from './system-texts.ts';

export type System = AnswerOf<typeof getSystem>;

/** Share of the disk that should stay free. */
const littleSpace = 0.1;

const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const storageNames = { folder: 'Folder', s3: 'Object storage' } as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

const Warning = ({ children }: { children: string }) => <span className="badge red">{children}</span>;

const Disk = ({ disk }: Pick<System, 'disk'>) => {
  if (!disk) return 'Unknown';
  const { free_bytes: free, total_bytes: total } = disk;
  return (
    <>
      {formatBytes(free)} free of {formatBytes(total)} {free < total * littleSpace && <Warning>Nearly full</Warning>}
    </>
  );
};

const LastBackup = ({ backup }: Pick<System, 'backup'>) => {
  const { date, time } = useFormats();
  const { is_available, is_overdue, missing_files, folder_problem, last_proven_at: last, instance } = backup;
  if (!is_available) return 'Not possible for a database in memory';
  const warnings = [
    is_overdue ? 'Overdue' : '',
    missing_files !== null && missing_files > 0 ? 'The newest is incomplete' : '',
    folder_problem === null ? '' : 'Cannot be stored',
  ].filter((text) => text !== '');
  return (
    <>
      <Link to="/admin/backups">{last ? `${date(last)}, ${time(last)}` : 'None yet'}</Link>
      {instance !== null && <span className="hint"> on {instance}</span>}
      {warnings.map((text) => (
        <Fragment key={text}>
          {' '}
          <Warning>{text}</Warning>
        </Fragment>
      ))}
    </>
  );
};

const Mail = ({ mail: { is_enabled, waiting, failed } }: Pick<System, 'mail'>) => (
  <>
    {is_enabled ? `${waiting} waiting, ${failed} failed` : 'No mail server'} {failed > 0 && <Warning>Failed</Warning>}
  </>
);

export const SystemFacts = ({ system }: { system: System }) => {
  const { date, time } = useFormats();
  const { version, node_version, started_at, uptime_seconds, database } = system;
  return (
    <section className="panel" aria-labelledby="system-server">
      <header className="panel-head">
        <h2 id="system-server">Server</h2>
      </header>
      <dl className="panel-body system-facts">
        <Fact name="Version">
          {version} <span className="hint">Node.js {node_version}</span>
        </Fact>
        <Fact name="Running for">
          {durationText(uptime_seconds)}{' '}
          <span className="hint">
            since {date(started_at)}, {time(started_at)}
          </span>
        </Fact>
        <Fact name="Database">
          {databaseNames[database.kind]} {database.bytes !== null && <span className="hint">{formatBytes(database.bytes)}</span>}
        </Fact>
        <Fact name="Disk">
          <Disk disk={system.disk} />
        </Fact>
        <Fact name="Uploads">
          {storageNames[system.files.kind]} {!system.files.is_reachable && <Warning>Unreachable</Warning>}
        </Fact>
        <Fact name="Last proven backup">
          <LastBackup backup={system.backup} />
        </Fact>
        <Fact name="Email">
          <Mail mail={system.mail} />
        </Fact>
      </dl>
    </section>
  );
};
