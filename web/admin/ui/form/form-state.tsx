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

type State = Pick<Form<object>, 'isSaving' | 'progress' | 'errors' | 'refusals' | 'isDirty'> & { changed: readonly unknown[] };

export const FormState = ({ form: { isSaving, progress, errors, refusals, isDirty, changed } }: { form: State }) => {
  const wrong = refusals > 0 ? Object.values(errors).filter(Boolean).length : 0;
  return (
    <div className="grow">
      {isSaving && progress !== null && <ProgressBar part={progress} />}
      {!isSaving && wrong > 0 && (
        <span className="row err">
          <AdminIcon name="alert" />
          {attentionText(wrong)}
        </span>
      )}
      {!isSaving && wrong === 0 && isDirty && (
        <span className="row">
          <span className="dirty-dot" />
          Unsaved changes <span className="muted">{countedFields(changed.length)}</span>
        </span>
      )}
    </div>
  );
};
