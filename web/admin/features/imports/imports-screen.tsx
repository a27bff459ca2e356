// Imports: the list with the upload of a file, or the import that the address names.
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { importKinds } from '#contract/rules/imports.ts';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ImportPage } from './import-page.tsx';
import { imports } from './imports.queries.ts';
import { ImportsList } from './imports-list.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const noFiles: readonly File[] = [];

export const ImportsScreen = () => {
  const list = useRecordList(imports);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const [dropped, setDropped] = useState(noFiles);
  const { open } = list;
  if (open.id !== null) return <ImportPage key={open.id} id={open.id} onClose={() => navigate('/admin/imports')} />;
  const kind = importKinds.find((one) => one === params.get('kind'));
  return (
    <>
      <ImportsList
        list={list}
        onFiles={(files) => {
          setDropped(files);
          open.openNew();
        }}
      />
      {open.isNew && !isReadOnly && (
        <UploadDialog
          options={{ kind }}
          initial={dropped}
          onClose={() => {
            setDropped(noFiles);
            // the kind belongs to the dialog
            if (kind) navigate('/admin/imports', { replace: true });
            else open.close();
          }}
        />
      )}
    </>
  );
};
