// The line in the foot of a form: unsaved changes, errors, progress of sending.
import { AdminIcon } from '../admin-icon.tsx';
import { attentionText } from './form-notice.tsx';
import { countedFields } from './unsaved-dialog.tsx';
import type { Form } from './use-form.ts';

const ProgressBar = ({ part }: { part: number }) => (
  <span className="row num">
    Sending files
    <progress className="bar" value={part} max={1} aria-label="Sending files" />
  </span>
);

const uploadingText = (count: number) => (count === 1 ? 'Uploading 1 file…' : `Uploading ${count} files…`);

type Shown = 'isSaving' | 'isPartlySaved' | 'isUnanswered' | 'progress' | 'uploads' | 'errors' | 'refusals' | 'isDirty';
type State = Pick<Form<object>, Shown | 'stored'> & { changed: readonly unknown[] };

export const FormState = ({ form }: { form: State }) => {
  const { isSaving, isPartlySaved, isUnanswered, progress, uploads, errors, refusals, isDirty, changed, stored } = form;
  const isRest = isDirty && isPartlySaved && !isSaving;
  const isWaiting = isUnanswered && !isSaving;
  const wrong = refusals > 0 ? Object.values(errors).filter(Boolean).length : 0;
  return (
    <div className="grow">
      <span role="status">{isRest && `Saved. Not saved yet: ${countedFields(changed.length)}`}</span>
      {uploads > 0 && <span className="row">{uploadingText(uploads)}</span>}
      {isSaving && progress !== null && <ProgressBar part={progress} />}
      {!isSaving && wrong > 0 && (
        <span className="row err">
          <AdminIcon name="alert" />
          {attentionText(wrong)}
        </span>
      )}
      {isWaiting && (
        <span className="row" role="alert">
          <AdminIcon name="alert" />
          <span>No connection. What you typed is still here: save again when it is back.</span>
        </span>
      )}
      {!isSaving && wrong === 0 && isDirty && !isRest && !isWaiting && (
        <span className="row">
          <span className="dirty-dot" />
          Unsaved changes <span className="muted">{countedFields(changed.length)}</span>
        </span>
      )}
      {stored && !isSaving && wrong === 0 && isDirty && <span className="muted">{stored}</span>}
    </div>
  );
};
