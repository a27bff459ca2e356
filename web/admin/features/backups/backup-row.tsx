import type { Backup } from '#contract/backups.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { useFormats } from '#web/shared/lib/formats.ts';

const badges = { proven: 'badge green', waiting: 'badge yellow', running: 'badge yellow', failed: 'badge red' } as const;
const words = { proven: 'Proven', waiting: 'Waiting', running: 'In progress', failed: 'Failed' } as const;
const kinds = { daily: 'Daily backup', manual: 'Made by hand' } as const;

const missingText = (count: number) => (count === 1 ? '1 file was missing on the server.' : `${count} files were missing on the server.`);

interface Props {
  backup: Backup;
  onDownload: () => void;
}

export const BackupRow = ({ backup: { kind, state, started_at, size, missing_files, reason, instance }, onDownload }: Props) => {
  const { date, time } = useFormats();
  const when = `${date(started_at)}, ${time(started_at)}`;
  return (
    <li>
      <div className="grow">
        <b className="num">{when}</b> <span className={badges[state]}>{words[state]}</span>
        <div className="hint">
          {kinds[kind]}
          {instance !== null && ` on ${instance}`}
          {size !== null && <>, {formatBytes(size)}</>}
          {reason && <>: {reason}</>}
          {missing_files > 0 && <>. {missingText(missing_files)}</>}
        </div>
      </div>
      {state === 'proven' && instance === null && (
        <button type="button" className="btn btn-s" aria-label={`Download the backup of ${when}`} onClick={onDownload}>
          <AdminIcon name="download" />
          Download
        </button>
      )}
    </li>
  );
};
