// Shown above the fields if somebody else has saved the record meanwhile: explains the conflict and offers the two solutions.
import { useId, useState } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { Conflict, ConflictField } from './use-form.ts';

/** Shows both values side by side; the selected one is saved. */
const FieldChoice = ({ field: { label, texts, isTheirs, choose } }: { field: ConflictField }) => {
  const name = useId();
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      {[false, true].map((theirs) => (
        <div key={String(theirs)}>
          <label className="row">
            <input type="radio" name={name} checked={isTheirs === theirs} onChange={() => choose(theirs)} />
            {theirs ? 'Their version' : 'My version'}
          </label>
          {texts && <span className="conflict-text">{theirs ? texts.theirs : texts.mine}</span>}
        </div>
      ))}
    </fieldset>
  );
};

export const ConflictNotice = ({ conflict: { text, fields, loadTheirs, saveMine } }: { conflict: Conflict }) => {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="notice yellow form-notice conflict" role="alert" tabIndex={-1}>
      <AdminIcon name="alert" />
      <div className="grow">
        <b>{text}</b>
        <span>Nothing was saved, and what you typed is still here.</span>
        {fields.length > 0 && (
          <>
            <span>You both changed:</span>
            <ul>
              {fields.map(({ label, theirs }) => (
                <li key={label}>
                  <b>{label}</b> <span>(their version: {theirs})</span>
                </li>
              ))}
            </ul>
            {fields.map((field) => (
              <FieldChoice key={field.label} field={field} />
            ))}
          </>
        )}
        <div className="conflict-actions">
          <button type="button" className="btn btn-s" onClick={() => setIsAsked(true)}>
            Load their version
          </button>
          <button type="button" className="btn btn-s btn-primary" onClick={saveMine}>
            {fields.some(({ isTheirs }) => isTheirs) ? 'Save the chosen versions' : 'Save my changes anyway'}
          </button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title="Discard your changes and load their version?"
        thing={<span>What you changed in this form since it was opened.</span>}
        consequence="This cannot be undone."
        action="Load their version"
        isBusy={false}
        busyText="Loading..."
        onConfirm={() => {
          setIsAsked(false);
          loadTheirs();
        }}
        onCancel={() => setIsAsked(false)}
      />
    </div>
  );
};
