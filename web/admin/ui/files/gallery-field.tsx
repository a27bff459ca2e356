// Several pictures in an order: choose or drop many at once, move by drag, by buttons and by arrow keys, remove.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { FilePicker } from './file-picker.tsx';
import { FilePicture } from './file-picture.tsx';
import { acceptOf, type FileRules } from './file-rules.ts';
import { addFiles, type GalleryPicture, moved } from './gallery.ts';
import { Sending } from './picture-field.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  label: string;
  pictures: readonly GalleryPicture[];
  rules: FileRules;
  /** How many there may be. */
  max: number;
  hint: string;
  /** What the server said. */
  error?: string;
  /** Share of the form that has been sent, while it is saved. */
  progress?: number | null;
  onChange: (pictures: GalleryPicture[]) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const GalleryField = ({ label, pictures, rules, max, hint, error, progress, onChange }: Props) => {
  const id = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [spoken, setSpoken] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const add = (files: File[]) => {
    const next = addFiles(pictures, files, rules, max);
    setRefusals(next.refusals);
    if (next.pictures.length > pictures.length) onChange(next.pictures);
  };
  const { isOver, handlers } = useFileDrop(add);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length) return;
    onChange(moved(pictures, from, to));
    setSpoken(`Picture moved to place ${to + 1} of ${pictures.length}`);
  };
  const remove = (index: number) => {
    onChange(pictures.filter((_, at) => at !== index));
    setSpoken(`Picture ${index + 1} removed`);
    // to the one that takes its place, else to the picker
    const next = Math.min(index, pictures.length - 2);
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>(next < 0 ? 'input' : '[data-remove]')[Math.max(next, 0)]?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };

  const texts = [...refusals, ...(error ? [error] : [])];
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <legend className="flabel" id={id}>
        {label}
        <small className="opt">optional</small>
      </legend>
      {texts.length > 0 && (
        <div className="notice red" role="alert">
          <Icon name="alert" />
          <div className="grow">
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {refusals.length > 0 && (
            <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => setRefusals([])}>
              <AdminIcon name="close" />
            </button>
          )}
        </div>
      )}
      <ul className={isOver ? 'tiles is-over' : 'tiles'} ref={list} {...handlers}>
        {pictures.map(({ key, path, file }, index) => (
          <li
            key={key}
            className={dragged === key ? 'tile is-drag' : 'tile'}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', key);
              setDragged(key);
            }}
            onDragEnter={() => {
              const from = pictures.findIndex((one) => one.key === dragged);
              if (from >= 0 && from !== index) move(from, index);
            }}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <FilePicture path={path} file={file} alt={file ? `Picture ${index + 1}: ${file.name}` : `Picture ${index + 1}`} sizes="180px" />
            {file && <span className="tag">New</span>}
            {file && typeof progress === 'number' && <Sending progress={progress} />}
            <div className="tile-bar">
              <button
                type="button"
                className="icon-btn"
                aria-label={`Move picture ${index + 1} left; arrow keys move it too`}
                title="Earlier"
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, index - 1)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <AdminIcon name="left" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Move picture ${index + 1} right; arrow keys move it too`}
                title="Later"
                aria-disabled={index === pictures.length - 1 || undefined}
                onClick={() => move(index, index + 1)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <AdminIcon name="right" />
              </button>
              <span className="grow" />
              <button
                type="button"
                className="icon-btn danger"
                data-remove
                aria-label={`Remove picture ${index + 1}`}
                title="Remove"
                onClick={() => remove(index)}
              >
                <AdminIcon name="delete" />
              </button>
            </div>
          </li>
        ))}
        <li className="tile-slot">
          <FilePicker
            className="tile tile-add"
            accept={acceptOf(rules)}
            isMultiple
            isDisabled={pictures.length >= max}
            label={`Add ${label.toLowerCase()}`}
            onFiles={add}
          >
            <span aria-hidden="true">+</span>
            Add pictures
          </FilePicker>
        </li>
      </ul>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="vh" role="status">
        {spoken}
      </p>
    </fieldset>
  );
};
