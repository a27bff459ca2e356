// The files of the library, as a grid or as rows.
import type { MediaFile } from '#contract/media.ts';
import { counted } from '#contract/rules/numbers.ts';
import { FilePicture } from '#web/admin/ui/files/file-picture.tsx';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { isWithShift } from '#web/admin/ui/list/select-box.tsx';
import type { Selection } from '#web/admin/ui/list/use-selection.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

export const factsOf = ({ width, height, bytes }: MediaFile): string =>
  [width !== null && height !== null && `${width} × ${height}`, formatBytes(bytes)].filter(Boolean).join(', ');

const stateOf = ({ kind, alt, is_decorative, uses_count }: MediaFile): string[] => [
  ...(uses_count === 0 ? ['Unused'] : []),
  ...(kind === 'picture' && alt === '' && !is_decorative ? ['No alt text'] : []),
];

const Preview = ({ file }: { file: MediaFile }) =>
  file.kind === 'picture' ? (
    <FilePicture path={file.path} alt="" sizes="200px" />
  ) : (
    <div className="pic">
      <span className="tile">PDF</span>
    </div>
  );

interface Props {
  files: readonly MediaFile[];
  isGrid: boolean;
  /** Opens or chooses a file. */
  onOpen: (file: MediaFile) => void;
  /** Allows selecting several files; absent where one is chosen. */
  selection?: Pick<Selection, 'ids' | 'set'>;
}

const Select = ({ file: { id, name }, selection }: { file: MediaFile; selection: Props['selection'] }) =>
  selection && (
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      checked={selection.ids.has(id)}
      onChange={({ target, nativeEvent }) => selection.set(id, target.checked, isWithShift(nativeEvent))}
    />
  );

export const MediaGrid = ({ files, isGrid, onOpen, selection }: Props) => (
  <ul className={isGrid ? 'tiles media-grid' : 'media-rows'} aria-label="Files">
    {files.map((file) => (
      <li key={file.id} className={isGrid ? 'tile' : undefined}>
        <Select file={file} selection={selection} />
        <button type="button" className="media-open" onClick={() => onOpen(file)}>
          {isGrid ? <Preview file={file} /> : file.kind === 'picture' && <Picture src={file.path} alt="" sizes="48px" ratio="free" />}
          <span className="media-name">
            <span className="truncate strong">{file.name}</span>
            <small>
              {factsOf(file)}
              {!isGrid && file.uses_count > 0 && <span>, used in {counted(file.uses_count, 'record')}</span>}
            </small>
            {stateOf(file).map((text) => (
              <small key={text} className="tag">
                {text}
              </small>
            ))}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
