// The notice when daily backups are on but the last proven one is old.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { backupsQuery } from './backups.queries.ts';

/** @param hasLink for another screen than the one of the backups */
export const BackupNotice = ({ hasLink = false }: { hasLink?: boolean }) => {
  const { data } = useQuery(backupsQuery);
  const { date } = useFormats();
  if (!data?.is_overdue) return null;
  const { last_proven: last, backups } = data;
  const failed = backups[0]?.state === 'failed' ? backups[0].reason : null;
  return (
    <div className="notice red backup-notice" role="status">
      <AdminIcon name="alert" />
      <div className="grow">
        {last ? `The last proven backup is of ${date(last.started_at)}.` : 'There is no proven backup yet.'} {failed}
      </div>
      {hasLink && (
        <Link className="btn btn-s" to="/admin/backups">
          Backups
        </Link>
      )}
    </div>
  );
};
