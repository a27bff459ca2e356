// The buttons above the text. The row is sticky while the text scrolls, and scrolls horizontally on narrow screens.
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { layoutItems } from './blocks/block-items.ts';
import { layoutAt } from './blocks/layout-commands.ts';
import { isAtTable } from './tables/table-parts.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { historyItems, insertedItems, type ToolbarItem, tableItems, writingGroups } from './toolbar-items.ts';

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll<HTMLButtonElement>('button') ?? [])];

const makeTabStop = (bar: HTMLElement | null, stop: HTMLElement) => {
  for (const button of buttonsOf(bar)) button.tabIndex = button === stop ? 0 : -1;
};

/** Makes the toolbar one tab stop; arrow keys, Home and End move inside it. */
const useArrowKeys = () => {
  const ref = useRef<HTMLDivElement>(null);

  // buttons appear and disappear; one of them must be focusable
  useEffect(() => {
    const buttons = buttonsOf(ref.current);
    if (buttons[0] && !buttons.some((button) => button.tabIndex === 0)) makeTabStop(ref.current, buttons[0]);
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target instanceof HTMLButtonElement) makeTabStop(ref.current, event.target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(ref.current);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targets[event.key];
    if (at < 0 || target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  return { ref, onFocus, onKeyDown };
};

export type PanelName = 'link' | 'picture' | 'video' | 'find' | 'block' | 'products';

interface Props {
  editor: Editor;
  label: string;
  textId: string;
  hasPictures: boolean;
  openPanel: PanelName | null;
  /** @param isOnPicture whether a picture is selected */
  onPanel: (panel: PanelName, isOnPicture: boolean) => void;
  /** Whether the text covers the window. */
  isFull: boolean;
  onFull: () => void;
}

const allItems = [...writingGroups.flat(), ...insertedItems, ...tableItems, ...layoutItems, ...historyItems];

const nothing = {
  pressed: [] as string[],
  missing: [] as string[],
  isInLink: false,
  isOnPicture: false,
  hasTable: false,
  isInLayout: false,
};

const readState = ({ editor }: { editor: Editor }): typeof nothing => {
  // React may read the state of an editor once more after it was destroyed
  if (editor.isDestroyed) return nothing;
  return {
    pressed: allItems.filter((item) => item.isActive?.(editor)).map(({ label }) => label),
    missing: allItems.filter((item) => item.isAvailable?.(editor) === false).map(({ label }) => label),
    isInLink: editor.isActive('link'),
    hasTable: isAtTable(editor),
    isInLayout: layoutAt(editor.state) !== null,
    isOnPicture: editor.isActive('picture') || editor.isActive('inlinePicture'),
  };
};

interface ItemProps {
  items: readonly ToolbarItem[];
  editor: Editor;
  state: ReturnType<typeof readState>;
}

const ItemButtons = ({ items, editor, state }: ItemProps) =>
  items.map((item) => (
    <ToolbarButton
      key={item.label}
      label={item.label}
      sign={item.sign}
      shortcut={item.shortcut}
      isPressed={item.isActive && state.pressed.includes(item.label)}
      isAvailable={!state.missing.includes(item.label)}
      onPress={(byPointer) => {
        item.run(editor);
        if (byPointer) editor.commands.focus();
      }}
    />
  ));

/** Buttons for the table or block that contains the cursor. */
const PlaceButtons = (props: ItemProps) => {
  const group = useRef<HTMLDivElement>(null);
  // on a narrow screen, new buttons would appear beyond the edge of the row
  useEffect(() => {
    const bar = group.current?.parentElement;
    if (group.current && bar) bar.scrollLeft = group.current.offsetLeft + group.current.offsetWidth - bar.clientWidth;
  }, []);
  return (
    <div className="rte-group" ref={group}>
      <ItemButtons {...props} />
    </div>
  );
};

export const RichTextToolbar = (props: Props) => {
  const { editor, label, textId, hasPictures, openPanel, onPanel } = props;
  const state = useEditorState({ editor, selector: readState });
  const arrowKeys = useArrowKeys();
  const opens = (panel: PanelName) => ({ isExpanded: openPanel === panel, onPress: () => onPanel(panel, state.isOnPicture) });
  return (
    <div className="rte-bar" role="toolbar" aria-label={`${label}: formatting`} aria-controls={textId} {...arrowKeys}>
      {writingGroups.map((group) => (
        <div className="rte-group" key={group[0]?.label}>
          <ItemButtons items={group} editor={editor} state={state} />
        </div>
      ))}
      <div className="rte-group">
        <ToolbarButton label="Link" sign={{ icon: 'link' }} shortcut="K" isPressed={state.isInLink} {...opens('link')} />
        {hasPictures && (
          <ToolbarButton
            label={state.isOnPicture ? 'Describe picture' : 'Insert image'}
            sign={{ icon: 'picture' }}
            isPressed={state.isOnPicture}
            {...opens('picture')}
          />
        )}
        <ToolbarButton label="Insert video" sign={{ icon: 'video' }} {...opens('video')} />
        <ItemButtons items={insertedItems} editor={editor} state={state} />
        {hasPictures && <ToolbarButton label="Insert block" sign={{ icon: 'blocks' }} {...opens('block')} />}
      </div>
      {state.hasTable && <PlaceButtons items={tableItems} editor={editor} state={state} />}
      {state.isInLayout && <PlaceButtons items={layoutItems} editor={editor} state={state} />}
      <div className="rte-group rte-history">
        <ToolbarButton label="Find and replace" sign={{ icon: 'find' }} shortcut="F" {...opens('find')} />
        <ItemButtons items={historyItems} editor={editor} state={state} />
      </div>
      <div className="rte-group rte-screen">
        <ToolbarButton
          label="Full screen"
          sign={{ icon: 'fullScreen' }}
          shortcut="Shift F"
          isPressed={props.isFull}
          onPress={(byPointer) => {
            props.onFull();
            if (byPointer) editor.view.focus();
          }}
        />
      </div>
    </div>
  );
};
