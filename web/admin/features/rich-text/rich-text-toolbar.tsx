// The row of buttons over the text. It sticks while the text scrolls, and scrolls itself where the screen is narrow.
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { isAtTable } from './tables/table-parts.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { historyItems, insertedItems, type ToolbarItem, tableItems, writingGroups } from './toolbar-items.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

export type PanelName = 'link' | 'picture' | 'video' | 'find';

interface Props {
  editor: Editor;
  label: string;
  textId: string;
  hasPictures: boolean;
  openPanel: PanelName | null;
  /** @param isOnPicture whether a picture is selected */
  onPanel: (panel: PanelName, isOnPicture: boolean) => void;
}

const allItems = [...writingGroups.flat(), ...insertedItems, ...tableItems, ...historyItems];

const nothing = { pressed: [] as string[], missing: [] as string[], isInLink: false, isOnPicture: false, hasTable: false };

const readState = ({ editor }: { editor: Editor }): typeof nothing => {
  // React may read the state of an editor once more after it was destroyed
  if (editor.isDestroyed) return nothing;
  return {
    pressed: allItems.filter((item) => item.isActive?.(editor)).map(({ label }) => label),
    missing: allItems.filter((item) => item.isAvailable?.(editor) === false).map(({ label }) => label),
    isInLink: editor.isActive('link'),
    hasTable: isAtTable(editor),
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

const TableButtons = (props: Omit<ItemProps, 'items'>) => {
  const group = useRef<HTMLDivElement>(null);
  // on a narrow screen they would appear beyond the edge of the row
  useEffect(() => {
    const bar = group.current?.parentElement;
    if (group.current && bar) bar.scrollLeft = group.current.offsetLeft + group.current.offsetWidth - bar.clientWidth;
  }, []);
  return (
    <div className="rte-group" ref={group}>
      <ItemButtons items={tableItems} {...props} />
    </div>
  );
};

export const RichTextToolbar = ({ editor, label, textId, hasPictures, openPanel, onPanel }: Props) => {
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
      </div>
      {state.hasTable && <TableButtons editor={editor} state={state} />}
      <div className="rte-group rte-history">
        <ToolbarButton label="Find and replace" sign={{ icon: 'find' }} shortcut="F" {...opens('find')} />
        <ItemButtons items={historyItems} editor={editor} state={state} />
      </div>
    </div>
  );
};
