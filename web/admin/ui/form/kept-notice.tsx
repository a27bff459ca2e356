// A notice above the fields: the form was opened with unsaved changes from an earlier visit.
import { AdminIcon } from '../admin-icon.tsx';
import type { KeptChanges } from './use-form.ts';

export const KeptNotice = ({ kept: { when, isElsewhere, hasFiles, onDiscard } }: { kept: KeptChanges }) => (
  <div className="notice yellow form-notice conflict" role="status">
    <AdminIcon name="alert" />
    <div className="grow">
      <b>{`Your unsaved changes from ${when}${isElsewhere ? ', on another device,' : ''} are back.`}</b>
      {hasFiles && <span>If you had chosen files, choose them again: they were not kept.</span>}
      <div className="conflict-actions">
        <button type="button" className="btn btn-s" onClick={onDiscard}>
          Discard them
        </button>
      </div>
    </div>
  </div>
);
