// A dialog in which a file of the library is chosen, or a new one, which it takes by button, drop and paste.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FilePicker } from '#web/admin/ui/files/file-picker.tsx';
import { acceptOf, anyPictureRules, brochureRules } from '#web/admin/ui/files/file-rules.ts';
import type { LibraryRequest } from '#web/admin/ui/files/library-choice.tsx';
import { useFileDrop } from '#web/admin/ui/files/use-file-drop.ts';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { media } from './media.queries.ts';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaUploads } from './use-media-uploads.ts';
import { usePastedFiles } from './use-pasted-files.ts';

interface Props extends LibraryRequest {
  onClose: () => void;
}

/** Takes new files: the field gets them at once; for a request without a field, the first is uploaded and picked. */
const useNewFiles = ({ kind, onPick, upload, onClose }: Props) => {
  const uploads = useMediaUploads();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const store = async (files: File[]) => {
    const [stored] = await uploads.add(files.slice(0, 1));
    if (!stored || !isOpen.current) return;
    onPick(stored);
    onClose();
  };
  const add = (files: File[]) => {
    if (!upload) return void store(files);
    upload.onFiles(upload.isMultiple ? files : files.slice(0, 1));
    onClose();
  };
  usePastedFiles((files) => {
    add(files);
    return true;
  });
  const accept = upload?.accept ?? acceptOf(kind === 'picture' ? anyPictureRules : brochureRules);
  return { uploads, picker: { accept, isMultiple: upload?.isMultiple, onFiles: add }, drop: useFileDrop(add) };
};

const texts = {
  picture: { title: 'Choose a picture', upload: 'Upload a picture', uploads: 'Upload pictures' },
  document: { title: 'Choose a PDF', upload: 'Upload a PDF', uploads: 'Upload PDFs' },
} as const;

export const MediaPicker = (props: Props) => {
  const { kind, onPick, onClose } = props;
  const { uploads, picker, drop } = useNewFiles(props);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const view = { search: useDebouncedText(search), kind, show: '', sort: '', direction: 'asc', page, per_page: 30 } as const;
  const query = useQuery({ ...media.list(view), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <Dialog isOpen onClose={onClose} title={texts[kind].title} className="dlg-xl">
      <div className={drop.isOver ? 'media-picker is-over' : 'media-picker'} {...drop.handlers}>
        <div className="row">
          <FilePicker className="btn btn-primary" {...picker}>
            {picker.isMultiple ? texts[kind].uploads : texts[kind].upload}
          </FilePicker>
          <span className="hint">or drop or paste here</span>
        </div>
        <UploadList uploads={uploads.uploads} onClear={uploads.clear} />
        <input
          ref={field}
          className="input"
          type="search"
          aria-label="Search files"
          placeholder="Search files"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <div className="media-picker-files">
          {!data && !query.isError && <LoadingText>Loading files...</LoadingText>}
          {!data && query.isError && <FailedList title={media.failure} onRetry={() => void query.refetch()} />}
          {data?.data.length === 0 && <EmptyList title="No files found" text="Upload one, or search for something else." />}
          {data && data.data.length > 0 && (
            <MediaGrid
              files={data.data}
              isGrid
              onOpen={(file) => {
                onPick(file);
                onClose();
              }}
            />
          )}
        </div>
        {data?.last_page !== undefined && <Pager current={page} last={data.last_page} onPick={setPage} />}
      </div>
    </Dialog>
  );
};
