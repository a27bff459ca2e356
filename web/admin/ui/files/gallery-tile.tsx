// One picture of a gallery, which can be removed, and moved by dragging, by buttons and by arrow keys.
import type { KeyboardEvent } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import type { Step } from '../reorder/entries.ts';
import { useReorderItem } from '../reorder/reorder-list.tsx';
import { FilePicture } from './file-picture.tsx';
import type { GalleryPicture } from './gallery.ts';
import { UploadProgress } from './picture-tile.tsx';

interface Props {
  picture: GalleryPicture;
  index: number;
  count: number;
  progress: number | null | undefined;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

const steps: Record<string, Step> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const directions = [
  { step: -1, name: 'left', title: 'Earlier' },
  { step: 1, name: 'right', title: 'Later' },
] as const;

export const GalleryTile = ({ picture: { key, path, file }, index, count, progress, onMove, onRemove }: Props) => {
  const item = useReorderItem(key);
  const name = `picture ${index + 1}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li className={`tile is-draggable ${item.className}`.trim()} ref={item.ref}>
      <FilePicture path={path} file={file} alt={file ? `Picture ${index + 1}: ${file.name}` : `Picture ${index + 1}`} sizes="180px" />
      {file && <span className="tag">New</span>}
      {file && typeof progress === 'number' && <UploadProgress progress={progress} />}
      <div className="tile-bar">
        {directions.map((direction) => (
          <button
            key={direction.name}
            type="button"
            className="icon-btn"
            aria-label={`Move ${name} ${direction.name}; arrow keys move it too`}
            title={direction.title}
            aria-disabled={index === (direction.step < 0 ? 0 : count - 1) || undefined}
            onClick={() => onMove(direction.step)}
            onKeyDown={onKeyDown}
          >
            <AdminIcon name={direction.name} />
          </button>
        ))}
        <span className="grow" />
        <button type="button" className="icon-btn danger" data-remove aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
          <AdminIcon name="delete" />
        </button>
      </div>
    </li>
  );
};
