// Links to the preview of a record, for people without an account.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewLink } from '#contract/drafts.ts';
import { type LinkDays, linkDays } from '#contract/rules/drafts.ts';
import { counted } from '#contract/rules/numbers.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { copyLink } from '#web/shared/ui/copy-link.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { draftKeys, type OfRecord, requestLink, withdrawLink } from './drafts.queries.ts';

interface Props {
  record: OfRecord;
  links: readonly PreviewLink[];
  onClose: () => void;
}

const daysText = (days: LinkDays) => counted(days, 'day');

export const LinksDialog = ({ record, links, onClose }: Props) => {
  const client = useQueryClient();
  const transport = transportOf(client);
  const formats = useFormats();
  const [created, setCreated] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>, failure: string) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
      await client.invalidateQueries({ queryKey: draftKeys.of(record) });
    } catch (error) {
      toast.error(explainByMessage(failure)(error).text);
    } finally {
      setIsBusy(false);
    }
  };
  const create = (days: LinkDays) =>
    run(async () => setCreated(new URL(await requestLink(transport, record, days), location.origin).href), 'Failed to create the link');
  const withdraw = (id: number) =>
    run(async () => {
      await withdrawLink(transport, id);
      setCreated(null);
      toast.success('Link withdrawn');
    }, 'Failed to withdraw the link');
  const when = (at: string) => `${formats.date(at)}, ${formats.time(at)}`;
  return (
    <Dialog isOpen onClose={onClose} title="Preview links" className="dlg-m">
      {(titleId) => (
        <>
          <DialogHead titleId={titleId} title="Preview links" onClose={onClose}>
            <p className="hint">Anyone with a link can see the preview without an account, until the link expires or is withdrawn.</p>
          </DialogHead>
          <div className="dlg-body stack">
            <div className="conflict-actions">
              {linkDays.map((days) => (
                <button key={days} type="button" className="btn" aria-disabled={isBusy || undefined} onClick={() => void create(days)}>
                  New link for {daysText(days)}
                </button>
              ))}
            </div>
            <div role="status">
              {created !== null && (
                <div className="stack">
                  <label className="field">
                    <span className="flabel">New link</span>
                    <input className="input mono" readOnly value={created} onFocus={(event) => event.target.select()} />
                  </label>
                  <p className="hint">Copy it now: it is not shown again.</p>
                  <button type="button" className="btn draft-copy" onClick={() => void copyLink(new URL(created).pathname)}>
                    Copy link
                  </button>
                </div>
              )}
            </div>
            {links.length === 0 ? (
              <p className="hint">There are no links.</p>
            ) : (
              <ul className="draft-links">
                {links.map(({ id, by, created_at, expires_at }) => (
                  <li key={id}>
                    <span className="grow">
                      Until {when(expires_at)}
                      <small>
                        {' '}
                        created {when(created_at)}
                        {by !== null && <span> by {by}</span>}
                      </small>
                    </span>
                    <button
                      type="button"
                      className="btn btn-s"
                      aria-label={`Withdraw the link until ${when(expires_at)}`}
                      onClick={() => void withdraw(id)}
                    >
                      Withdraw
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <footer className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Close
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
};
