// A text on the full screen: the same elements cover the window, and so keep focus, selection and undo.
import type { Editor } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && shiftKey && !altKey;

export const useFullScreen = (editor: Editor) => {
  const [isFull, setIsFull] = useState(false);
  const toggle = () => {
    flushSync(() => setIsFull(!isFull));
    editor.commands.scrollIntoView();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event) && (event.key !== 'Escape' || !isFull)) return;
    // keeps the event from the form and the dialog around it
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };
  /** A field below it, which Tab or a refused save has focused, must be visible. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget.closest('dialog') === currentTarget.closest('dialog')) setIsFull(false);
  };
  return { isFull, toggle, frameProps: { onKeyDown, onBlur } };
};
