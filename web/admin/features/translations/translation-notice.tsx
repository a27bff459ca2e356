// Above the fields: a draft that visitors do not see yet, its schedule, and discarding both.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Translation } from '#contract/translations.ts';
import { scheduleTexts } from '#web/admin/features/drafts/schedule-texts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { type Formats, useFormats } from '#web/shared/lib/formats.ts';

type Failure = NonNullable<Translation['failure']>;

/** e.g. "Could not be published on November 24, 2026, 09:00: Another product has this slug." */
export const failureText = ({ due_at, reason }: Failure, formats: Formats): string => {
  const schedule = [{ action: 'publish', due_at, failure: reason, by: null }] as const;
  return scheduleTexts({ schedule, scheduledFor: null, isShown: true, hasDraft: true }, formats).join();
};

interface Props {
  translation: Translation;
  onDiscard: () => Promise<void>;
}

export const TranslationNotice = ({ translation, onDiscard }: Props) => {
  const { title, has_draft, publish_at, failure, by, updated_at } = translation;
  const formats = useFormats();
  const isReadOnly = useIsReadOnly();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const when = (at: string) => `${formats.date(at)}, ${formats.time(at)}`;
  if (!has_draft && publish_at === null && failure === null) return null;
  const discard = async () => {
    setIsBusy(true);
    await onDiscard();
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <section className={failure === null ? 'notice yellow' : 'notice red'} aria-label="Draft and schedule">
      <AdminIcon name={publish_at === null ? 'edit' : 'calendar'} />
      <div className="grow">
        <b>
          {updated_at === null ? 'Draft' : `Draft of ${when(updated_at)}`}
          {by !== null && <span>, by {by}</span>}
        </b>
        {publish_at === null ? (
          <span>Visitors still see the published texts.</span>
        ) : (
          <span>It is published on {when(publish_at)}. Until then visitors see the published texts.</span>
        )}
        {failure !== null && <span>{failureText(failure, formats)}</span>}
        {!isReadOnly && (
          <div className="conflict-actions">
            <button type="button" className="btn btn-s" onClick={() => setIsAsking(true)}>
              {publish_at === null ? 'Discard draft' : 'Discard draft and schedule'}
            </button>
          </div>
        )}
      </div>
      {createPortal(
        <ConfirmDialog
          isOpen={isAsking}
          title="Discard the draft?"
          thing={title}
          consequence="The texts of the draft are lost, with its schedule. The published texts do not change."
          action="Discard draft"
          isBusy={isBusy}
          busyText="Discarding..."
          onConfirm={() => void discard()}
          onCancel={() => setIsAsking(false)}
        />,
        document.body,
      )}
    </section>
  );
};
