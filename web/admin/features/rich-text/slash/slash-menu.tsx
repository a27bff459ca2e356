// The menu that a slash opens in the text. The focus stays in the text, which refers to the active option.
import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fold } from '#contract/rules/fold.ts';
import { type BlockTools, blockItems } from '#web/admin/features/rich-text/blocks/block-items.ts';
import { insertedItems, type ToolbarItem, writingGroups } from '#web/admin/features/rich-text/toolbar-items.ts';
import { EditorIcon } from '../editor-icon.tsx';
import { leaveSlash, readSlash, removeSlash, slashClass } from './slash-trigger.ts';

/** The lower edge of the visible area: that of a form's scroll area, which may have a foot below it, or of the window. */
const bottomOf = (element: Element | null): number => {
  if (!element || element instanceof HTMLDialogElement) return window.innerHeight;
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return Math.min(scrolls ? element.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY, bottomOf(element.parentElement));
};

const place = (editor: Editor, menu: HTMLElement) => {
  const frame = menu.offsetParent?.getBoundingClientRect();
  const slash = editor.view.dom.querySelector(`.${slashClass}`)?.getBoundingClientRect();
  if (!frame || !slash) return;
  const isAbove = slash.bottom + menu.offsetHeight + 8 > bottomOf(menu.parentElement) && slash.top > menu.offsetHeight + 8;
  // the editor itself scrolls on the full screen
  const origin = frame.top - (menu.offsetParent?.scrollTop ?? 0);
  menu.style.top = `${(isAbove ? slash.top - menu.offsetHeight - 4 : slash.bottom + 4) - origin}px`;
  menu.style.left = `${Math.max(8, Math.min(slash.left - frame.left, frame.width - menu.offsetWidth - 8))}px`;
};

/** Places the menu below the slash, or above it if there is no room, within the editor. */
const useMenuPosition = (editor: Editor, menu: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const update = () => {
      if (menu.current) place(editor, menu.current);
    };
    update();
    window.addEventListener('resize', update);
    // capture, because any element around the text can scroll
    document.addEventListener('scroll', update, true);
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, true);
    };
  });
};

interface SlashItem {
  key: string;
  sign: ToolbarItem['sign'];
  run: (editor: Editor) => void;
}

type SlashPanel = 'link' | 'picture' | 'video';

const blocks = /heading|list|quote|table|rule/i;

const panels: { key: string; sign: ToolbarItem['sign']; panel: SlashPanel }[] = [
  { key: 'Link', sign: { icon: 'link' }, panel: 'link' },
  { key: 'Picture', sign: { icon: 'picture' }, panel: 'picture' },
  { key: 'Video', sign: { icon: 'video' }, panel: 'video' },
];

/** Items with a word that begins with the typed text. */
const slashItems = ({ editor, hasPictures, onPanel, tools }: Props, query: string): SlashItem[] => {
  const wanted = fold(query);
  const items: SlashItem[] = [
    ...[...writingGroups.flat(), ...insertedItems]
      .filter(({ label, isAvailable }) => blocks.test(label) && isAvailable?.(editor) !== false)
      .map(({ label, sign, run }) => ({ key: label, sign, run })),
    ...panels
      .filter(({ panel }) => hasPictures || panel !== 'picture')
      .map(({ key, sign, panel }) => ({ key, sign, run: () => onPanel(panel) })),
    ...(hasPictures ? blockItems : []).map(({ label, sign, run }) => ({ key: label, sign, run: (at: Editor) => run(at, tools) })),
  ];
  return items.filter(({ key }) =>
    fold(key)
      .split(' ')
      .some((word) => word.startsWith(wanted)),
  );
};

/** Handles a key before the text does. @returns whether the menu handled it */
export type TakesKey = (event: KeyboardEvent) => boolean;

interface Props {
  editor: Editor;
  keys: RefObject<TakesKey>;
  hasPictures: boolean;
  onPanel: (panel: SlashPanel) => void;
  tools: BlockTools;
}

interface ListProps extends Pick<Props, 'editor' | 'keys'> {
  items: readonly SlashItem[];
}

/** @param actions by name of the key, only without modifiers */
const useKeys = (keys: Props['keys'], actions: Readonly<Record<string, () => void>>) => {
  useLayoutEffect(() => {
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
};

/** Sets `aria-controls` and the active option on the text, for screen readers. */
const useActiveDescendant = (editor: Editor, listId: string, optionId: string) => {
  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-controls', listId);
    text.setAttribute('aria-activedescendant', optionId);
    document.getElementById(optionId)?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, listId, optionId]);
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
  const move = (steps: number) => setWanted(items[(at + steps + items.length) % items.length]?.key);
  useKeys(keys, {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => choose(items[at]),
    Tab: () => choose(items[at]),
    Escape: () => leaveSlash(editor),
  });
  useMenuPosition(editor, list);
  useActiveDescendant(editor, id, idOf(at));

  return (
    <div ref={list} className="rte-options rte-slash-menu" id={id} role="listbox" aria-label="Insert">
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text, whose keys choose the option
        // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus and refers to the option
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
  const items = slashItems(props, query);
  // the key restarts the list for each text, with the first option active; without matches, the slash was not a command
  return items.length > 0 && <SlashList editor={props.editor} keys={props.keys} items={items} key={query} />;
};
