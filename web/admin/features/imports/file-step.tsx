// Step 1: the uploaded files, and what is not imported from them.
import { useState } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import type { StepProps } from './import-page.tsx';
import { formatNames } from './import-words.ts';
import { UploadDialog } from './upload-dialog.tsx';

export const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <section className="panel" aria-labelledby="import-notes">
      <header className="panel-head">
        <h3 id="import-notes">Not imported</h3>
      </header>
      <ul className="import-notes panel-body">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );

export const FileStep = ({ record, goTo }: StepProps) => {
  const { file_name, archive_name, format, sheets, notes, options } = record;
  const [isReplacing, setIsReplacing] = useState(false);
  const isReadOnly = useIsReadOnly();
  return (
    <div className="import-step">
      <section className="panel" aria-labelledby="import-step">
        <header className="panel-head">
          <h2 id="import-step">File</h2>
          {!isReadOnly && (
            <button type="button" className="btn btn-s" onClick={() => setIsReplacing(true)}>
              Upload another file
            </button>
          )}
        </header>
        <dl className="import-facts panel-body">
          <div>
            <dt>Format</dt>
            <dd>{formatNames[format]}</dd>
          </div>
          <div>
            <dt>File</dt>
            <dd>{file_name}</dd>
          </div>
          <div>
            <dt>Pictures and documents</dt>
            <dd>{archive_name ?? 'No zip file'}</dd>
          </div>
          {sheets.map(({ name, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sheets may have one name, and their order is fixed
            <div key={index}>
              <dt>{sheets.length > 1 ? `Sheet ${index + 1}` : 'Sheet'}</dt>
              <dd>
                {name}
                {rows !== null && <span className="hint num"> {counted(rows, 'row')}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Notes notes={notes} />
      <div className="import-foot">
        <span className="grow" />
        <button type="button" className="btn btn-primary" onClick={() => goTo('columns')}>
          Continue to the columns
        </button>
      </div>
      {isReplacing && <UploadDialog title="Upload another file" options={{ kind: options.kind }} onClose={() => setIsReplacing(false)} />}
    </div>
  );
};
