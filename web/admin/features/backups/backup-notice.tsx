// Warns if daily backups are on but the last proven one is old, if the newest is incomplete, or if none can be stored.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasFile } from '#contract/rules/backups.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { missingText } from './backup-row.tsx';
import { backupsQuery } from './backups.queries.ts';

/** @param hasLink whether to link to the backups screen, for use on other screens */
export const BackupNotice = ({ hasLink = false }: { hasLink?: boolean }) => {
  const { data } = useQuery(backupsQuery);
  const { date } = useFormats();
  if (!data) return null;
  const { last_proven: last, backups, is_overdue, daily_hour, folder_problem } = data;
  const missing = backups.find(hasFile)?.missing_files ?? 0;
  const failed = is_overdue && backups[0]?.state === 'failed' ? backups[0].reason : null;
  const texts = [
    is_overdue && (last ? `The last proven backup is of ${date(last.started_at)}.` : 'There is no proven backup yet.'),
    failed,
    missing > 0 && `The newest backup is incomplete: ${missingText(missing)}`,
    daily_hour !== null && folder_problem !== null && `Backups cannot be stored. ${folder_problem}`,
  ].filter((text) => text !== false && text !== null);
  if (texts.length === 0) return null;
  return (
    <div className="notice red backup-notice" role="status">
      <AdminIcon name="alert" />
      <div className="grow">{texts.join(' ')}</div>
      {hasLink && (
        <Link className="btn btn-s" to="/admin/backups">
          Backups
        </Link>
      )}
    </div>
  );
};
