// A notice above the fields of a stored record that is hidden or has a draft or a schedule: what visitors see, and the actions.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DraftAnswer } from '#web/admin/records/draft-context.ts';
import { fieldName } from '#web/admin/records/history/field-names.ts';
import { PreviewDialog } from '#web/admin/records/preview/preview-dialog.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { draftKeys, type OfRecord, requestPreview, sendDiscard } from './drafts.queries.ts';
import { LinksDialog } from './links-dialog.tsx';
import { type ScheduleTimes, scheduleTexts } from './schedule-texts.ts';

interface Props {
  record: OfRecord;
  name: string;
  state: DraftAnswer;
  /** Whether the flag that shows the record to visitors is set. */
  isShown: boolean;
  /** The time from which visitors see a record that they do not see yet. */
  scheduledFor: string | null;
  /** Loads the stored values into the form. */
  reload: () => Promise<void>;
}

const namesOf = ({ kind }: OfRecord, fields: readonly string[]) => fields.map((field) => fieldName(kind, field)).join(', ');

type Open = 'links' | 'discard' | null;

const SmallButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="btn btn-s" onClick={onClick}>
    {children}
  </button>
);

const ScheduleLines = (times: ScheduleTimes) => {
  const formats = useFormats();
  return scheduleTexts(times, formats).map((text) => <span key={text}>{text}</span>);
};

export const DraftNotice = ({ record, name, state, isShown: isOn, scheduledFor, reload }: Props) => {
  const client = useQueryClient();
  const transport = transportOf(client);
  const formats = useFormats();
  const isReadOnly = useIsReadOnly();
  const [open, setOpen] = useState<Open>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { draft, schedule, links } = state;
  const isShown = isOn && scheduledFor === null;
  const close = () => setOpen(null);
  const preview = () => requestPreview(transport, record).then(setAddress, () => toast.error('Failed to open the preview'));
  const discard = async () => {
    setIsBusy(true);
    try {
      await sendDiscard(transport, record);
      await reload();
      close();
      toast.success('Draft discarded');
      void client.invalidateQueries({ queryKey: draftKeys.all });
    } catch {
      toast.error('Failed to discard the draft');
    } finally {
      setIsBusy(false);
    }
  };
  const when = draft && `${formats.date(draft.updated_at)}, ${formats.time(draft.updated_at)}`;
  const hasFailed = schedule.some(({ failure }) => failure !== null);
  // rendered outside the form that contains the notice, because forms cannot be nested
  const dialogs = (
    <>
      {address !== null && (
        <PreviewDialog name={name} hint="As it is saved in the draft." page={{ address }} onClose={() => setAddress(null)} />
      )}
      {open === 'links' && <LinksDialog record={record} links={links} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'discard'}
        title="Discard the draft?"
        thing={name}
        consequence="The changes of the draft are lost. The published version does not change."
        action="Discard draft"
        isBusy={isBusy}
        busyText="Discarding..."
        onConfirm={() => void discard()}
        onCancel={close}
      />
    </>
  );
  if (isShown && !draft && schedule.length === 0 && links.length === 0) return null;
  return (
    <section className={`notice draft-notice ${hasFailed ? 'red' : draft ? 'yellow' : ''}`} aria-label="Draft and schedule">
      <AdminIcon name={draft ? 'edit' : scheduledFor !== null || schedule.length > 0 ? 'calendar' : 'hide'} />
      <div className="grow">
        {scheduledFor !== null && <b>Scheduled</b>}
        {draft && (
          <b>
            Draft of {when}
            {draft.by !== null && <span>, by {draft.by}</span>}
          </b>
        )}
        {draft && <span>Changed: {namesOf(record, draft.fields)}.</span>}
        {isShown ? draft && <span>Visitors still see the published version.</span> : <span>Visitors do not see this record.</span>}
        {draft && draft.conflicts.length > 0 && (
          <span>
            Since then somebody has also changed the published version: {namesOf(record, draft.conflicts)}. Save the draft again to keep its
            version.
          </span>
        )}
        <ScheduleLines schedule={schedule} scheduledFor={scheduledFor} isShown={isOn} hasDraft={draft !== null} />
        <div className="conflict-actions">
          {(draft !== null || !isShown) && <SmallButton onClick={() => void preview()}>Preview on the site</SmallButton>}
          {!isReadOnly && (draft !== null || !isShown || links.length > 0) && (
            <SmallButton onClick={() => setOpen('links')}>
              {links.length > 0 ? `Preview links (${links.length})` : 'Preview links'}
            </SmallButton>
          )}
          {!isReadOnly && draft && <SmallButton onClick={() => setOpen('discard')}>Discard draft</SmallButton>}
        </div>
      </div>
      {createPortal(dialogs, document.body)}
    </section>
  );
};
