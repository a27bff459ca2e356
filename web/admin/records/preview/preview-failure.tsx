import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { usePreview } from './use-preview.ts';

/** Says that there is no page yet, or why there is no newer one. */
export const PreviewFailure = ({ preview: { html, failure, retry } }: { preview: ReturnType<typeof usePreview> }) => (
  <div className="preview-state" role="status">
    {failure !== null && (
      <div className="notice red">
        <AdminIcon name="alert" />
        <p className="grow">
          <b>{html === null ? 'The preview could not be loaded.' : 'The preview could not be updated.'}</b>
          <span>{failure}</span>
        </p>
        <button type="button" className="btn btn-s" onClick={retry}>
          Try again
        </button>
      </div>
    )}
    {failure === null && html === null && <p className="hint">Loading the preview…</p>}
  </div>
);
