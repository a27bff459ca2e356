import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Upload } from './use-media-uploads.ts';

const stateOf = ({ progress, error, note }: Upload): string => {
  if (error !== null) return error;
  if (progress !== null) return `${Math.round(progress * 100)} %`;
  return note === null ? 'Uploaded' : `Uploaded, ${note}`;
};

/** The uploads since the screen was opened, with the reason of each refusal. */
export const UploadList = ({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) => {
  if (uploads.length === 0) return null;
  const isBusy = uploads.some(({ progress }) => progress !== null);
  const refused = uploads.filter(({ error }) => error !== null).length;
  const done = uploads.filter(({ progress, error }) => progress === null && error === null).length;
  return (
    <section className="panel media-uploads" aria-label="Uploads">
      <header className="panel-head">
        <h2>
          <span role="status">
            {isBusy ? `Uploading: ${done} of ${uploads.length}` : `${done} uploaded${refused > 0 ? `, ${refused} refused` : ''}`}
          </span>
        </h2>
        {!isBusy && (
          <button type="button" className="icon-btn" aria-label="Close the list of uploads" onClick={onClear}>
            <AdminIcon name="close" />
          </button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} className={upload.error === null ? undefined : 'err'}>
            <span className="truncate">{upload.name}</span>
            {upload.progress !== null && (
              <progress className="bar" max={100} value={Math.round(upload.progress * 100)} aria-label={`Upload of ${upload.name}`} />
            )}
            <span>{stateOf(upload)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
