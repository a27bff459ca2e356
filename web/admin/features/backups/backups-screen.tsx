// Backups: the last proven one, all of them with their state, and a new one.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Backup, listBackups } from '#contract/backups.ts';
import type { AnswerOf } from '#contract/route.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { BackupNotice } from './backup-notice.tsx';
import { BackupRow } from './backup-row.tsx';
import { backupsQuery, useCreateBackup } from './backups.queries.ts';
import { DownloadDialog } from './download-dialog.tsx';

type Overview = AnswerOf<typeof listBackups>;

const subtitle = 'Copies of the database and all uploaded files';

const scheduleText = ({ is_available, daily_hour, kept }: Overview): string => {
  if (!is_available) return 'The database of this server is in memory and cannot be backed up.';
  const copies = kept === 1 ? 'the newest one is kept' : `the newest ${kept} are kept`;
  return daily_hour === null
    ? `Daily backups are off (BACKUP_AT). Of those made by hand, ${copies}.`
    : `A backup is made every day after ${String(daily_hour).padStart(2, '0')}:00, the time of the site; ${copies}.`;
};

const LastProven = ({ overview }: { overview: Overview }) => {
  const { date, time } = useFormats();
  const { last_proven: last } = overview;
  return (
    <section className="panel" aria-labelledby="last-proven">
      <header className="panel-head">
        <h2 id="last-proven">Last proven backup</h2>
      </header>
      <div className="panel-body stack">
        <p className="backup-last num">
          {last ? (
            <>
              <span>
                {date(last.started_at)}, {time(last.started_at)}
              </span>
              {last.size !== null && <span className="hint"> {formatBytes(last.size)}</span>}
              {last.instance !== null && <span className="hint"> on {last.instance}</span>}
            </>
          ) : (
            <span>None yet</span>
          )}
        </p>
        <p className="hint">Proven means that the backup was restored into a scratch database and compared. {scheduleText(overview)}</p>
        <p className="hint">
          The key that encrypts the password of the mail server is in no backup: keep a copy of secret.key, or enter that password again
          after a restore elsewhere.
        </p>
      </div>
    </section>
  );
};

const AllBackups = ({ backups, onDownload }: { backups: Backup[]; onDownload: (backup: Backup) => void }) => (
  <section className="panel" aria-labelledby="all-backups">
    <header className="panel-head">
      <h2 id="all-backups">All backups</h2>
    </header>
    {backups.length === 0 ? (
      <p className="panel-body hint">There are no backups yet.</p>
    ) : (
      <ul className="list devices">
        {backups.map((backup) => (
          <BackupRow key={backup.id} backup={backup} onDownload={() => onDownload(backup)} />
        ))}
      </ul>
    )}
  </section>
);

export const BackupsScreen = () => {
  const { data: overview, isError, refetch } = useQuery(backupsQuery);
  const create = useCreateBackup();
  const [downloading, setDownloading] = useState<Backup | null>(null);
  const isMaking =
    overview?.backups.some(({ state, instance }) => instance === null && (state === 'waiting' || state === 'running')) ?? false;
  return (
    <>
      <ScreenHead title="Backups" subtitle={subtitle}>
        {overview?.is_available && (
          <BusyButton type="button" isBusy={create.isPending || isMaking} busyText="Backing up..." onClick={() => create.mutate()}>
            Back up now
          </BusyButton>
        )}
      </ScreenHead>
      <BackupNotice />
      {!overview && !isError && <LoadingText>Loading backups...</LoadingText>}
      {isError && !overview && (
        <FailedPart title="Failed to load backups" className="panel panel-body row" onRetry={() => void refetch()} />
      )}
      {overview && (
        <div className="backups">
          <LastProven overview={overview} />
          <AllBackups backups={overview.backups} onDownload={setDownloading} />
        </div>
      )}
      {downloading && <DownloadDialog backup={downloading} onClose={() => setDownloading(null)} />}
    </>
  );
};
