import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { copyLink } from '#web/shared/ui/copy-link.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';

export interface ShownLink {
  /** Name of the invited administrator. */
  name: string;
  path: string;
  expires_at: string;
  /** Whether the link was also sent by email. */
  is_mailed?: boolean;
}

interface Props {
  link: ShownLink;
  onClose: () => void;
}

/** Ignores Escape and clicks on the backdrop, because the link cannot be shown again. */
const ignore = () => {};

export const LinkDialog = ({ link: { name, path, expires_at, is_mailed }, onClose }: Props) => {
  const formats = useFormats();
  return (
    <Dialog isOpen onClose={onClose} onDismiss={ignore} title="Invitation link" className="dlg-m">
      {(titleId) => (
        <>
          <DialogHead titleId={titleId} title="Invitation link" onClose={onClose} />
          <div className="dlg-body stack">
            <p>
              {is_mailed ? `${name} also gets a link by email.` : `Send this link to ${name}.`} It works once, until{' '}
              {formats.date(expires_at)}.
            </p>
            <input
              className="input mono"
              aria-label="Invitation link"
              readOnly
              value={`${window.location.origin}${path}`}
              onFocus={(event) => event.currentTarget.select()}
            />
            <p className="notice yellow">
              <AdminIcon name="alert" />
              <span className="grow">It is shown only now. If it gets lost, make a new one.</span>
            </p>
          </div>
          <footer className="dlg-foot">
            <div className="grow" />
            <button type="button" className="btn" onClick={onClose}>
              Done
            </button>
            <button type="button" className="btn btn-primary" onClick={() => void copyLink(path)}>
              <AdminIcon name="copy" />
              Copy link
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
};
