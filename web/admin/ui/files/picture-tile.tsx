// A picture with the buttons that replace and remove it.
import type { ReactNode } from 'react';
import { type FileChoice, RemoveFileButton } from './file-frame.tsx';
import { FilePicker } from './file-picker.tsx';
import { FilePicture } from './file-picture.tsx';
import { formatBytes } from './file-rules.ts';

interface Props {
  /** Stored path or address. */
  path: string | null;
  /** A chosen file that is not uploaded yet. */
  file?: File | null;
  alt: string;
  /** From 0 to 1 while the file is being sent. */
  progress: number | null | undefined;
  choice: FileChoice;
  /** Text and accessible name of the button. */
  change: { text: string; label: string };
  /** The picture's name in "Remove …". */
  name: string;
  onRemove: () => void;
}

export const PictureTile = ({ path, file = null, alt, progress, choice, change, name, onRemove }: Props) => (
  <div className="tile">
    <FilePicture path={path} file={file} alt={alt} />
    {file && <span className="tag">New</span>}
    {typeof progress === 'number' && <UploadProgress progress={progress} />}
    <div className="tile-bar">
      <FilePicker {...choice.picker} className="btn btn-quiet btn-s" label={change.label}>
        {change.text}
      </FilePicker>
      <span className="grow truncate">{file && formatBytes(file.size)}</span>
      <RemoveFileButton name={name} onClick={onRemove} />
    </div>
  </div>
);

interface DropProps {
  choice: FileChoice;
  label: string;
  progress?: number | null;
  children: ReactNode;
}

/** Shown as long as there is no picture. */
export const PictureDropArea = ({ choice, label, progress = null, children }: DropProps) => (
  <FilePicker {...choice.picker} className="drop drop-tall" label={label}>
    {progress === null ? <span>{children}</span> : <UploadProgress progress={progress} />}
  </FilePicker>
);

/** Covers a picture during its upload. @param progress from 0 to 1 */
export const UploadProgress = ({ progress }: { progress: number }) => {
  const percent = Math.round(progress * 100);
  return (
    <div className="veil">
      <span className="num">{percent} %</span>
      <progress className="bar" max={100} value={percent} aria-label="Sent" />
    </div>
  );
};
