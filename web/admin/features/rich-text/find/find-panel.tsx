// Find and replace in one text. Outside the editor, the browser's own search is unaffected.
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { countMatches, replaceEvery, replaceSelected, selectNext, selectPrevious, setWanted, type Wanted } from './find-commands.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

const longest = 200;

const nothing = { total: 0, current: 0 };

const selectedText = ({ state: { doc, selection } }: Editor): string => {
  const text = doc.textBetween(selection.from, selection.to, '\n');
  return text.includes('\n') ? '' : text.slice(0, longest);
};

const countText = (text: string, { total, current }: typeof nothing): string => {
  if (text === '') return '';
  if (total === 0) return 'No matches';
  if (current > 0) return `${current} of ${total}`;
  return total === 1 ? '1 match' : `${total} matches`;
};

const useFinding = (editor: Editor) => {
  const [wanted, setState] = useState<Wanted>(() => ({ text: selectedText(editor), replacement: '', isCaseKept: false }));
  const [replaced, setReplaced] = useState<number | null>(null);
  const found = useEditorState({ editor, selector: () => (editor.isDestroyed ? nothing : countMatches(editor)) });

  useEffect(() => setWanted(editor, wanted), [editor, wanted]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) setWanted(editor, { text: '', replacement: '', isCaseKept: false });
    },
    [editor],
  );
  const change = (changes: Partial<Wanted>) => {
    setReplaced(null);
    setState((before) => ({ ...before, ...changes }));
  };
  /** Runs a command on the matches; the number of replacements then replaces that of the matches. */
  const act = (command: (editor: Editor) => number | undefined) => () => setReplaced(command(editor) ?? null);
  return { wanted, change, act, found, status: replaced === null ? countText(wanted.text, found) : `${replaced} replaced` };
};

interface RowProps {
  wanted: Wanted;
  hasMatches: boolean;
  onChange: (changes: Partial<Wanted>) => void;
}

interface FindRowProps extends RowProps {
  field: RefObject<HTMLInputElement | null>;
  status: string;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

const FindRow = ({ field, wanted, hasMatches, status, onChange, onPrevious, onNext, onClose }: FindRowProps) => (
  <div className="rte-panel-row">
    <input
      ref={field}
      type="text"
      className="input"
      aria-label="Find"
      placeholder="Find"
      maxLength={longest}
      autoComplete="off"
      spellCheck={false}
      value={wanted.text}
      onChange={(event) => onChange({ text: event.target.value })}
    />
    <span className="num" role="status">
      {status}
    </span>
    <button
      type="button"
      className="icon-btn icon-btn-s"
      aria-label="Previous match"
      title="Previous match"
      disabled={!hasMatches}
      onClick={onPrevious}
    >
      <AdminIcon name="up" />
    </button>
    <button
      type="button"
      className="icon-btn icon-btn-s"
      aria-label="Next match"
      title="Next match"
      disabled={!hasMatches}
      onClick={onNext}
    >
      <AdminIcon name="down" />
    </button>
    <button type="button" className="icon-btn icon-btn-s" aria-label="Close panel" title="Close panel" onClick={onClose}>
      <AdminIcon name="close" />
    </button>
  </div>
);

interface ReplaceRowProps extends RowProps {
  onReplace: () => void;
  onReplaceAll: () => void;
}

const ReplaceRow = ({ wanted, hasMatches, onChange, onReplace, onReplaceAll }: ReplaceRowProps) => (
  <div className="rte-panel-row">
    <input
      type="text"
      className="input"
      aria-label="Replace with"
      placeholder="Replace with"
      maxLength={longest}
      autoComplete="off"
      value={wanted.replacement}
      onChange={(event) => onChange({ replacement: event.target.value })}
    />
    <label className="rte-case">
      <input type="checkbox" checked={wanted.isCaseKept} onChange={(event) => onChange({ isCaseKept: event.target.checked })} />
      Match case
    </label>
    <button type="button" className="btn btn-s" disabled={!hasMatches} onClick={onReplace}>
      Replace
    </button>
    <button type="button" className="btn btn-s" disabled={!hasMatches} onClick={onReplaceAll}>
      Replace all
    </button>
  </div>
);

export const FindPanel = ({ editor, onClose }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const { wanted, change, act, found, status } = useFinding(editor);
  const next = act(selectNext);
  const previous = act(selectPrevious);
  const replace = act(replaceSelected);
  /** Keeps the focus in the panel when a button becomes disabled after the last match. */
  const keepFocus = (command: () => void) => () => {
    command();
    if (countMatches(editor).total === 0) field.current?.focus();
  };
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Escape' && !isFind && !isEnter) return;
    // keeps the event from the form and the dialog around it
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (isFind) field.current?.select();
    else if (event.target !== field.current) replace();
    else if (event.shiftKey) previous();
    else next();
  };

  const row = { wanted, hasMatches: found.total > 0, onChange: change };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no advantage for grouping one search
    <div className="rte-find" role="group" aria-label="Find and replace" onKeyDown={onKeyDown}>
      <FindRow {...row} field={field} status={status} onPrevious={previous} onNext={next} onClose={onClose} />
      <ReplaceRow {...row} onReplace={keepFocus(replace)} onReplaceAll={keepFocus(act(replaceEvery))} />
    </div>
  );
};
