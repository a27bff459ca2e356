// A labelled field for formatted text. The editor is a separate file, loaded when a form shows the first field.
import { lazy, Suspense, useId } from 'react';
import { useTrustedHtml } from '#web/shared/lib/use-trusted-html.ts';
import { withoutVideos } from '#web/shared/lib/without-videos.ts';
import { Icon } from '#web/shared/ui/icon.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

interface Props {
  label: string;
  /** Stored HTML; '' for an empty text. */
  value: string;
  /** Called with the HTML, or with '' for a text without visible content. */
  onChange: (html: string) => void;
  /** Called when the text loses the focus. */
  onBlur?: () => void;
  error?: string;
  hint?: string;
  isRequired?: boolean;
  /** Whether pictures and blocks can be inserted: in the main text of a page, not in introductions. */
  hasPictures?: boolean;
  /** Minimum height of the text. */
  size?: 'small' | 'medium' | 'tall';
}

export const RichTextField = ({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isRequired = false,
  hasPictures = false,
  size = 'medium',
}: Props) => {
  const id = useId();
  const waiting = useTrustedHtml(withoutVideos(value));
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  // as high as the editor will be, so that fields below do not move while they are used
  const placeholder = (
    <div className={`rte rte-${size} rte-waiting`}>
      <div className={hasPictures ? 'rte-bar rte-loading for-pictures' : 'rte-bar rte-loading'} role="status">
        Loading the editor...
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked by the server or written by the editor */}
      <div className="rte-body" inert dangerouslySetInnerHTML={waiting} />
      <div className="rte-foot">…</div>
    </div>
  );
  return (
    <div className={error ? 'field bad' : 'field'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label cannot name an editable region; pressing this one focuses the editor, as a label would */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the text itself */}
      <span className="flabel" onClick={() => document.getElementById(`${id}-text`)?.focus()}>
        <span id={`${id}-label`}>{label}</span>
        {isRequired ? (
          <i className="req" aria-hidden="true">
            *
          </i>
        ) : (
          <small className="opt">optional</small>
        )}
      </span>
      <Suspense fallback={placeholder}>
        <RichTextEditor
          placeholder={placeholder}
          textId={`${id}-text`}
          labelId={`${id}-label`}
          label={label}
          describedBy={describedBy || undefined}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          isInvalid={Boolean(error)}
          isRequired={isRequired}
          hasPictures={hasPictures}
          size={size}
        />
      </Suspense>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
