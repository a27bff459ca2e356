// A notice above the fields: there are unsaved changes from an earlier visit.
import { AdminIcon } from '../admin-icon.tsx';
import type { KeptOffer } from './use-form.ts';

export const KeptNotice = ({ offer: { when, isElsewhere, hasFiles, onContinue, onDiscard } }: { offer: KeptOffer }) => (
  <div className="notice yellow form-notice conflict" role="status">
    <AdminIcon name="alert" />
    <div className="grow">
      <b>
        You have unsaved changes from {when}
        {isElsewhere && <span>, on another device</span>}
      </b>
      {hasFiles && <span>Chosen files were not kept: choose them again.</span>}
      <div className="conflict-actions">
        <button type="button" className="btn btn-s btn-primary" onClick={onContinue}>
          Continue
        </button>
        <button type="button" className="btn btn-s" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </div>
  </div>
);
