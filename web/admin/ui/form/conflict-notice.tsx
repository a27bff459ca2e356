// Above the fields when somebody else has saved the record meanwhile: what happened, and the two ways on.
import { useState } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { Conflict } from './use-form.ts';

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
          </>
        )}
        <div className="conflict-actions">
          <button type="button" className="btn btn-s" onClick={() => setIsAsked(true)}>
            Load their version
          </button>
          <button type="button" className="btn btn-s btn-primary" onClick={saveMine}>
            Save my changes anyway
          </button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title="Discard your changes and load their version?"
        thing={<span>What you changed in this form since it was opened.</span>}
        consequence="It cannot be brought back."
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
