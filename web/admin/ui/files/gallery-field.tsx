// Several pictures in order: choose or drop many together, move, remove.
import { useId, useRef, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { ReorderList } from '../reorder/reorder-list.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import { FilePicker } from './file-picker.tsx';
import { acceptOf, type FileRules } from './file-rules.ts';
import { addChosen, addFiles, type GalleryPicture } from './gallery.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { LibraryButton } from './library-choice.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFittedFiles } from './use-fitted-files.ts';

interface Props {
  label: string;
  value: readonly GalleryPicture[];
  rules: FileRules;
  /** The maximum number of pictures. */
  max: number;
  hint: string;
  /** The server's error. */
  error?: string;
  /** From 0 to 1 while the form is being sent. */
  progress?: number | null;
  onChange: (pictures: GalleryPicture[]) => void;
}

const Notices = ({ error, refusals, onDismiss }: { error?: string; refusals: string[]; onDismiss: () => void }) => {
  if (!error && refusals.length === 0) return null;
  return (
    <div className="notice red" role="alert">
      <Icon name="alert" />
      <div className="grow">
        {[...refusals, ...(error ? [error] : [])].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {refusals.length > 0 && (
        <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onDismiss}>
          <AdminIcon name="close" />
        </button>
      )}
    </div>
  );
};

const useGallery = ({ value: pictures, rules, max, onChange }: Pick<Props, 'value' | 'rules' | 'max' | 'onChange'>) => {
  const [refusals, setRefusals] = useState<string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const reorder = useReorder({ entries: pictures, onChange, noun: 'Picture' });
  const take = (files: File[]) => {
    const next = addFiles(pictures, files, rules, max);
    setRefusals(next.refusals);
    if (next.pictures.length > pictures.length) onChange(next.pictures);
  };
  const add = useFittedFiles(take, { isSingle: false });
  return {
    list,
    refusals,
    reorder,
    clearRefusals: () => setRefusals([]),
    add,
    remove: (index: number) => {
      onChange(pictures.filter((_, at) => at !== index));
      reorder.announce(`Picture ${index + 1} removed`);
      // the focus moves to the picture that takes its position, otherwise to the picker
      const next = Math.min(index, pictures.length - 2);
      requestAnimationFrame(() =>
        list.current?.querySelectorAll<HTMLElement>(next < 0 ? 'input' : '[data-remove]')[Math.max(next, 0)]?.focus(),
      );
    },
  };
};

export const GalleryField = ({ label, hint, error, progress, ...props }: Props) => {
  const id = useId();
  const { value: pictures, rules, max, onChange } = props;
  const { list, refusals, reorder, clearRefusals, add, remove } = useGallery(props);
  const { isOver, handlers } = useFileDrop(add);
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <legend className="flabel" id={id}>
        {label}
        <small className="opt">optional</small>
      </legend>
      <Notices error={error} refusals={refusals} onDismiss={clearRefusals} />
      <ReorderList layout="grid" {...reorder.list}>
        <ul className={isOver ? 'tiles is-over' : 'tiles'} ref={list} {...handlers}>
          {pictures.map((picture, index) => (
            <GalleryTile
              key={picture.key}
              picture={picture}
              index={index}
              count={pictures.length}
              progress={progress}
              onMove={(step) => reorder.move(picture.key, step)}
              onRemove={() => remove(index)}
            />
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
      </ReorderList>
      <LibraryButton
        name={label.toLowerCase()}
        onPick={({ path }) => onChange([...addChosen(pictures, path, max)])}
        upload={{ accept: acceptOf(rules), isMultiple: true, onFiles: add }}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
    </fieldset>
  );
};
