import { useId } from 'react';
import type { Backup } from '#contract/backups.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { useBackupLink } from './backups.queries.ts';

/** Lets the browser save the file without loading it into memory. */
const save = (path: string) => {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
};

interface Props {
  backup: Backup;
  onClose: () => void;
}

/** Explains the content of the file before the download. */
export const DownloadDialog = ({ backup: { id, started_at, size }, onClose }: Props) => {
  const link = useBackupLink();
  const { date, time } = useFormats();
  const textId = useId();
  const download = () =>
    link.mutate(id, {
      onSuccess: ({ path }) => {
        save(path);
        onClose();
      },
    });
  return (
    <Dialog isOpen onClose={onClose} title="Download backup" className="dlg-m" describedBy={textId}>
      {(titleId) => (
        <>
          <DialogHead titleId={titleId} title="Download backup" onClose={onClose} />
          <div className="dlg-body stack">
            <p>
              Backup of {date(started_at)}, {time(started_at)}
              {size !== null && <span> ({formatBytes(size)})</span>}
            </p>
            <p className="notice yellow" id={textId}>
              <AdminIcon name="alert" />
              <span className="grow">
                The file contains password hashes of administrators and all customers' messages. Store it where only you can read it.
              </span>
            </p>
          </div>
          <footer className="dlg-foot">
            <div className="grow" />
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <BusyButton type="button" isBusy={link.isPending} busyText="Preparing..." onClick={download}>
              Download
            </BusyButton>
          </footer>
        </>
      )}
    </Dialog>
  );
};
