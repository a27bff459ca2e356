// The media library: all files, uploads by choosing, dropping and pasting, one file, and deleting several.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FilterProps, RecordToolbar } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { FilePicker } from '#web/admin/ui/files/file-picker.tsx';
import { acceptOf, anyPictureRules, brochureRules } from '#web/admin/ui/files/file-rules.ts';
import { useFileDrop } from '#web/admin/ui/files/use-file-drop.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { deleteMedia, media } from './media.queries.ts';
import { MediaDialog } from './media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaUploads } from './use-media-uploads.ts';

const kinds = [
  { value: 'picture', label: 'Pictures' },
  { value: 'document', label: 'PDFs' },
] as const;
const states = [
  { value: 'unused', label: 'Unused' },
  { value: 'without-alt', label: 'Without alternative text' },
] as const;

export const MediaFilters = ({ filter }: FilterProps<typeof media.shape>) => (
  <>
    <SearchBox label="Search files" {...filter('search')} />
    <SelectFilter label="State" all="All files" isBesideSegments options={states} {...filter('show')} />
    <SegmentFilter label="Kind" all="All" options={kinds} {...filter('kind')} />
  </>
);

const accept = `${acceptOf(anyPictureRules)},${acceptOf(brochureRules)}`;

/** Uploads files that are pasted anywhere on the screen except into a text field. */
const usePastedFiles = (onFiles: (files: File[]) => void): void => {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};

/** Deletes the selected files. Those in use are kept, and a message says so. */
const useDeleteSelected = (ids: ReadonlySet<number>, onDone: () => void) => {
  const client = useQueryClient();
  const [step, setStep] = useState<'asking' | 'busy' | null>(null);
  const confirm = async () => {
    setStep('busy');
    const results = await Promise.allSettled([...ids].map((id) => deleteMedia(client, id)));
    const kept = results.filter(({ status }) => status === 'rejected').length;
    const deleted = results.length - kept;
    if (deleted > 0) toast.success(deleted === 1 ? '1 file deleted' : `${deleted} files deleted`);
    if (kept > 0) toast.error(`Not deleted, because in use or because the server did not answer: ${kept}`);
    setStep(null);
    onDone();
    media.reload(client);
  };
  return { step, ask: () => setStep('asking'), cancel: () => setStep(null), confirm: () => void confirm() };
};

export const MediaScreen = () => {
  const list = useRecordList(media);
  const { query, address, open, selection, rows } = list;
  const [isGrid, setIsGrid] = useState(true);
  const uploads = useMediaUploads();
  const isReadOnly = useIsReadOnly();
  const add = (files: File[]) => {
    if (!isReadOnly) uploads.add(files);
  };
  const drop = useFileDrop(add);
  usePastedFiles(add);
  const deleting = useDeleteSelected(selection.ids, selection.clear);
  const page = query.data;
  const count = selection.ids.size;
  return (
    <div className={drop.isOver ? 'media-screen is-over' : 'media-screen'} {...drop.handlers}>
      <ScreenHead title="Media library" count={page?.total}>
        {!isReadOnly && (
          <FilePicker className="btn btn-primary" accept={accept} isMultiple onFiles={uploads.add}>
            Upload files
          </FilePicker>
        )}
      </ScreenHead>
      <UploadList uploads={uploads.uploads} onClear={uploads.clear} />
      <RecordToolbar address={address} Filters={MediaFilters} />
      <div className="media-bar">
        <fieldset className="seg" aria-label="View">
          <button type="button" aria-pressed={isGrid} onClick={() => setIsGrid(true)}>
            Grid
          </button>
          <button type="button" aria-pressed={!isGrid} onClick={() => setIsGrid(false)}>
            List
          </button>
        </fieldset>
        {!isReadOnly && rows && rows.length > 0 && (
          <button type="button" className="btn btn-s" onClick={() => selection.setAll(count < rows.length)}>
            {count < rows.length ? 'Select all on this page' : 'Clear selection'}
          </button>
        )}
        {count > 0 && (
          <>
            <span role="status">{count} selected</span>
            <button type="button" className="btn btn-s btn-danger" onClick={deleting.ask}>
              Delete selected
            </button>
          </>
        )}
        {!isReadOnly && <span className="hint grow">Drop or paste files anywhere here to upload them.</span>}
      </div>
      {!page && !query.isError && <LoadingText>Loading files...</LoadingText>}
      {!page && query.isError && <FailedList title={media.failure} onRetry={() => void query.refetch()} />}
      {rows?.length === 0 && (
        <EmptyList
          title="No files found"
          text={
            address.isFiltered ? 'No file matches the search and the filters.' : 'Upload pictures and PDFs, or save a record with some.'
          }
        />
      )}
      {rows && rows.length > 0 && (
        <MediaGrid files={rows} isGrid={isGrid} selection={isReadOnly ? undefined : selection} onOpen={(file) => open.open(file.id)} />
      )}
      {page?.current_page !== undefined && page.last_page !== undefined && (
        <Pager
          current={page.current_page}
          last={page.last_page}
          onPick={address.goToPage}
          rows={{ perPage: address.applied.per_page, total: page.total, onChange: address.setPerPage }}
        />
      )}
      {open.id !== null && <MediaDialog key={open.id} id={open.id} onClose={open.close} />}
      <ConfirmDialog
        isOpen={deleting.step !== null}
        title="Are you sure you want to delete these files?"
        thing={count === 1 ? '1 file' : `${count} files`}
        consequence="Files in use are kept. This cannot be undone."
        action="Delete"
        isBusy={deleting.step === 'busy'}
        busyText="Deleting..."
        onConfirm={deleting.confirm}
        onCancel={deleting.cancel}
      />
    </div>
  );
};
