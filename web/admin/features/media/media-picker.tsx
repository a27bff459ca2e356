// A dialog in which a file of the library is chosen.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LibraryFile } from '#web/admin/ui/files/library-choice.tsx';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { media } from './media.queries.ts';
import { MediaGrid } from './media-grid.tsx';

interface Props {
  kind: 'picture' | 'document';
  onPick: (file: LibraryFile) => void;
  onClose: () => void;
}

export const MediaPicker = ({ kind, onPick, onClose }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const view = { search: useDebouncedText(search), kind, show: '', sort: '', direction: 'asc', page, per_page: 30 } as const;
  const query = useQuery({ ...media.list(view), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <Dialog isOpen onClose={onClose} title={kind === 'picture' ? 'Choose a picture' : 'Choose a PDF'} className="dlg-xl">
      <div className="media-picker">
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
