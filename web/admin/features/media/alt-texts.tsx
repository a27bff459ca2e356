// The alternative texts of the pictures of a page, one below the other, which are edited and saved together.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { MediaFile } from '#contract/media.ts';
import { counted } from '#contract/rules/numbers.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { registerUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import { useSaveShortcut } from '#web/admin/ui/form/use-save-shortcut.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useAltTexts } from './use-alt-texts.ts';

interface RowProps {
  file: MediaFile;
  alt: string;
  error?: string;
  onChange: (alt: string) => void;
}

const AltText = ({ file, alt, error, onChange }: RowProps) => {
  const id = useId();
  return (
    <li>
      <Picture src={file.path} alt="" sizes="96px" ratio="free" />
      <div className={error ? 'field bad grow' : 'field grow'}>
        <label htmlFor={id} className="truncate">
          {file.name}
        </label>
        <input
          id={id}
          className="input"
          value={alt}
          maxLength={textLengths.mediaText}
          readOnly={useIsReadOnly()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
        {error && (
          <p className="err" id={`${id}-error`}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </li>
  );
};

/** @param isOpenAt whether an address shows this view */
const useGuard = (count: number, isOpenAt: (search: string) => boolean) => {
  const latest = useLatest({ count, isOpenAt });
  useEffect(
    () =>
      registerUnsavedWork({
        hasChanges: () => latest.current.count > 0,
        count: () => latest.current.count,
        survives: (current, next) => current.pathname === next.pathname && latest.current.isOpenAt(next.search),
      }),
    [latest],
  );
};

interface Props {
  files: readonly MediaFile[];
  /** Whether an address shows this view, in which the typed texts stay. */
  isOpenAt: (search: string) => boolean;
}

export const AltTexts = ({ files, isOpenAt }: Props) => {
  const texts = useAltTexts(files.filter(({ kind, is_decorative }) => kind === 'picture' && !is_decorative));
  useGuard(texts.count, isOpenAt);
  const isReadOnly = useIsReadOnly();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  useSaveShortcut(form);

  const save = async () => {
    if (texts.count === 0 || texts.isSaving) return;
    // the row that has the focus may leave the list
    if (await texts.save()) form.current?.querySelector('button')?.focus();
    else setRefusals((count) => count + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className="alt-texts" noValidate onSubmit={onSubmit}>
      {!isReadOnly && (
        <div className="row alt-texts-head">
          <BusyButton isBusy={texts.isSaving} busyText="Saving...">
            {texts.count === 0 ? 'Save texts' : `Save ${counted(texts.count, 'text')}`}
          </BusyButton>
          <span className="hint grow">What each picture shows, for people who cannot see it. Decorative pictures are left out.</span>
        </div>
      )}
      {texts.rows.length > 0 && (
        <ul className="media-rows" aria-label="Alternative texts">
          {texts.rows.map(({ file, alt, error }) => (
            <AltText key={file.id} file={file} alt={alt} error={error} onChange={(changed) => texts.change(file, changed)} />
          ))}
        </ul>
      )}
    </form>
  );
};
