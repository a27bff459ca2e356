import type { Backup } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { useFormats } from '#web/shared/lib/formats.ts';

const badges = {
  proven: 'badge green',
  incomplete: 'badge red',
  waiting: 'badge yellow',
  running: 'badge yellow',
  failed: 'badge red',
} as const;
const words = { proven: 'Proven', incomplete: 'Incomplete', waiting: 'Waiting', running: 'In progress', failed: 'Failed' } as const;
const kinds = { daily: 'Daily backup', manual: 'Made by hand' } as const;

export const missingText = (count: number) =>
  count === 1 ? '1 file that a record names was missing on the server.' : `${count} files that records name were missing on the server.`;

interface Props {
  backup: Backup;
  onDownload: () => void;
}

export const BackupRow = ({ backup, onDownload }: Props) => {
  const { kind, state, started_at, size, missing_files, reason, instance } = backup;
  const { date, time } = useFormats();
  const when = `${date(started_at)}, ${time(started_at)}`;
  return (
    <li>
      <div className="grow">
        <b className="num">{when}</b> <span className={badges[state]}>{words[state]}</span>
        <div className="hint">
          {[
            kinds[kind],
            instance !== null && ` on ${instance}`,
            size !== null && `, ${formatBytes(size)}`,
            reason && `: ${reason}`,
            missing_files > 0 && `. ${missingText(missing_files)}`,
          ]
            .filter(Boolean)
            .join('')}
        </div>
      </div>
      {hasFile(backup) && instance === null && (
        <button type="button" className="btn btn-s" aria-label={`Download the backup of ${when}`} onClick={onDownload}>
          <AdminIcon name="download" />
          Download
        </button>
      )}
    </li>
  );
};
