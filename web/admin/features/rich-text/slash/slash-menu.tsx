// The menu that a slash opens in the text. The focus stays in the text, which names the active option.
import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { EditorIcon } from '../editor-icon.tsx';
import { type SlashItem, type SlashPanel, slashItems } from './slash-items.ts';
import { leaveSlash, readSlash, removeSlash, slashClass } from './slash-trigger.ts';

/** The text passes each key to the menu first. @returns whether the menu handled it */
export type TakesKey = (event: KeyboardEvent) => boolean;

interface Props {
  editor: Editor;
  keys: RefObject<TakesKey>;
  hasPictures: boolean;
  onPanel: (panel: SlashPanel) => void;
}

interface ListProps extends Pick<Props, 'editor' | 'keys'> {
  items: readonly SlashItem[];
}

/** The lower end of the visible area: that of the scroll area of a form, which may have a foot below it, or of the window. */
const bottomOf = (element: Element | null): number => {
  if (!element || element instanceof HTMLDialogElement) return window.innerHeight;
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return Math.min(scrolls ? element.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY, bottomOf(element.parentElement));
};

/** Places the menu below the slash, or above it if there is no room, within the editor. */
const place = (editor: Editor, list: HTMLElement) => {
  const frame = list.offsetParent?.getBoundingClientRect();
  const slash = editor.view.dom.querySelector(`.${slashClass}`)?.getBoundingClientRect();
  if (!frame || !slash) return;
  const isAbove = slash.bottom + list.offsetHeight + 8 > bottomOf(list.parentElement) && slash.top > list.offsetHeight + 8;
  list.style.top = `${(isAbove ? slash.top - list.offsetHeight - 4 : slash.bottom + 4) - frame.top}px`;
  list.style.left = `${Math.max(8, Math.min(slash.left - frame.left, frame.width - list.offsetWidth - 8))}px`;
};

const SlashList = ({ editor, keys, items }: ListProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === wanted),
  );
  const idOf = (index: number) => `${id}-${index}`;

  const choose = (item: SlashItem | undefined) => {
    removeSlash(editor);
    editor.view.focus();
    item?.run(editor);
  };
  useLayoutEffect(() => {
    const move = (steps: number) => setWanted(items[(at + steps + items.length) % items.length]?.key);
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(items[at]),
      Tab: () => choose(items[at]),
      Escape: () => leaveSlash(editor),
    };
    keys.current = (event) => {
      const action = event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ? undefined : actions[event.key];
      if (!action) return false;
      // keeps the event from the form and the dialog around it
      event.preventDefault();
      event.stopPropagation();
      action();
      return true;
    };
    return () => {
      keys.current = () => false;
    };
  });
  useLayoutEffect(() => {
    const update = () => {
      if (list.current) place(editor, list.current);
    };
    update();
    window.addEventListener('resize', update);
    // scrolling of any element around the text
    document.addEventListener('scroll', update, true);
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, true);
    };
  });
  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', `${id}-${at}`);
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, at]);

  return (
    <div ref={list} className="rte-options rte-slash-menu" id={id} role="listbox" aria-label="Insert">
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text, whose keys choose the option
        // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus and names the option
        <div
          key={item.key}
          role="option"
          id={idOf(index)}
          aria-selected={index === at}
          // the text keeps the focus
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => setWanted(item.key)}
          onClick={() => choose(item)}
        >
          {'icon' in item.sign ? <EditorIcon name={item.sign.icon} /> : <span className="i" data-letter={item.sign.letter} />}
          {item.key}
        </div>
      ))}
    </div>
  );
};

export const SlashMenu = (props: Props) => {
  const query = useEditorState({ editor: props.editor, selector: ({ editor }) => readSlash(editor) });
  if (query === null) return null;
  const items = slashItems(props.editor, query, props.hasPictures, props.onPanel);
  // a new list for each text, with the first option active; no list without matches, because the slash was then not a command
  return items.length > 0 && <SlashList editor={props.editor} keys={props.keys} items={items} key={query} />;
};
