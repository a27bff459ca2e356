// The media library: all files, uploads by choosing, dropping and pasting, one file, and deleting several.

import { trashDays } from '#contract/rules/trash.ts';
import { BulkBar, type BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { type FilterProps, RecordToolbar } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { FilePicker } from '#web/admin/ui/files/file-picker.tsx';
import { acceptOf, anyPictureRules, brochureRules } from '#web/admin/ui/files/file-rules.ts';
import { useFileDrop } from '#web/admin/ui/files/use-file-drop.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { useAddressQuery } from '#web/admin/ui/list/use-address-query.ts';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { AltTexts } from './alt-texts.tsx';
import { changeMedia, media } from './media.queries.ts';
import { MediaDialog } from './media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useMediaUploads } from './use-media-uploads.ts';
import { usePastedFiles } from './use-pasted-files.ts';

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

const bulk: BulkOptions = {
  kind: 'media',
  actions: [],
  canDelete: true,
  consequence: `Files in use are kept. The others are moved to the trash for ${trashDays} days.`,
  change: changeMedia,
};

const views = [
  { value: '', label: 'Grid' },
  { value: 'list', label: 'List' },
  { value: 'texts', label: 'Alternative texts' },
] as const;
type View = (typeof views)[number]['value'];

const viewOf = (params: URLSearchParams): View => views.find(({ value }) => value === params.get('view'))?.value ?? '';
const hasTexts = (search: string) => viewOf(new URLSearchParams(search)) === 'texts';

/** The choice is stored in the address, like filters, so that Back and reload restore it. */
const useView = () => {
  const [params, setParams] = useAddressQuery();
  const choose = (view: View) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (view === '') next.delete('view');
        else next.set('view', view);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view: viewOf(params), choose };
};

export const MediaScreen = () => {
  const list = useRecordList(media);
  const { query, address, open, selection, rows } = list;
  const { view, choose } = useView();
  const uploads = useMediaUploads();
  const isReadOnly = useIsReadOnly();
  const add = (files: File[]) => {
    if (!isReadOnly) void uploads.add(files);
  };
  const drop = useFileDrop(add);
  usePastedFiles((files) => {
    if (document.querySelector('dialog[open]')) return false;
    add(files);
    return true;
  });
  const page = query.data;
  const count = selection.ids.size;
  return (
    <div className={drop.isOver ? 'media-screen is-over' : 'media-screen'} {...drop.handlers}>
      <ScreenHead title="Media Library" count={page?.total}>
        {!isReadOnly && (
          <FilePicker className="btn btn-primary" accept={accept} isMultiple onFiles={add}>
            Upload files
          </FilePicker>
        )}
      </ScreenHead>
      <UploadList uploads={uploads.uploads} onClear={uploads.clear} />
      <RecordToolbar address={address} Filters={MediaFilters} />
      <div className="media-bar">
        <fieldset className="seg" aria-label="View">
          {views.map(({ value, label }) => (
            <button key={value} type="button" aria-pressed={view === value} onClick={() => choose(value)}>
              {label}
            </button>
          ))}
        </fieldset>
        {!isReadOnly && view !== 'texts' && rows && rows.length > 0 && (
          <button type="button" className="btn btn-s" disabled={count === rows.length} onClick={() => selection.setAll(true)}>
            Select all on this page
          </button>
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
      {view === 'texts' && <AltTexts files={rows ?? []} isOpenAt={hasTexts} />}
      {view !== 'texts' && rows && rows.length > 0 && (
        <MediaGrid files={rows} isGrid={view === ''} selection={isReadOnly ? undefined : selection} onOpen={(file) => open.open(file.id)} />
      )}
      {!isReadOnly && <BulkBar records={media} list={list} bulk={bulk} />}
      {page?.current_page !== undefined && page.last_page !== undefined && (
        <Pager
          current={page.current_page}
          last={page.last_page}
          onPick={address.goToPage}
          rows={{ perPage: address.applied.per_page, total: page.total, onChange: address.setPerPage }}
        />
      )}
      {open.id !== null && <MediaDialog key={open.id} id={open.id} onClose={open.close} />}
    </div>
  );
};
