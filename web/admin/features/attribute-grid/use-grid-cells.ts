// The selected block of a grid, the cell that is edited, and what keys, pointer and clipboard do to them.
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { blockOf, clamp, isSingle, type Place, placeAfterKey, placeAfterTab, placesOf, type Selection, type Size } from './grid-block.ts';
import { readBlock, writeBlock } from './grid-clipboard.ts';
import { countedCells } from './use-grid-changes.ts';

interface CellText {
  place: Place;
  text: string;
}

interface Options {
  size: Size;
  textAt: (place: Place) => string;
  /** Whether the cell has a list of choices, in which the arrows move. */
  hasChoices: (place: Place) => boolean;
  change: (cells: readonly CellText[]) => void;
  undo: () => void;
  redo: () => void;
  announce: (text: string) => void;
  setEditing: (isOpen: boolean) => void;
  isReadOnly: boolean;
}

interface Editor {
  place: Place;
  text: string;
  /** Opened by typing: the arrows leave the cell. */
  isReplacing: boolean;
}

const isTextKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

const at = (place: Place): Selection => ({ active: place, anchor: place });

/** @returns the place of the cell in which an event happened */
const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

export const useGridCells = (options: Options) => {
  const { size, textAt, announce, isReadOnly } = options;
  const [chosen, setSelection] = useState<Selection>(at({ row: 0, column: 0 }));
  const selection = { active: clamp(chosen.active, size), anchor: clamp(chosen.anchor, size) };
  const { active } = selection;
  const [editor, setEditorState] = useState<Editor | null>(null);
  const open = useRef(editor);
  /** The focus moves to the active cell with the next render. */
  const needsFocus = useRef(false);
  /** After Escape, Tab leaves the grid. */
  const isLeaving = useRef(false);

  const setEditor = (next: Editor | null) => {
    open.current = next;
    options.setEditing(next !== null);
    setEditorState(next);
  };
  const select = (next: Selection) => {
    needsFocus.current = true;
    setSelection(next);
  };
  const edit = (text: string, isReplacing = false) => {
    if (!isReadOnly) setEditor({ place: active, text, isReplacing });
  };
  const close = () => {
    needsFocus.current = true;
    setEditor(null);
  };
  const commit = () => {
    if (!open.current) return;
    const { place, text } = open.current;
    close();
    options.change([{ place, text: text.trim() }]);
  };
  const empty = () => {
    if (isReadOnly) return;
    const places = placesOf(blockOf(selection)).filter((place) => textAt(place) !== '');
    options.change(places.map((place) => ({ place, text: '' })));
    announce(`${countedCells(places.length)} emptied.`);
  };

  const commitAndMove = (event: KeyboardEvent, place: Place | undefined) => {
    event.preventDefault();
    commit();
    if (place) select(at(place));
  };

  const onEditorKey = (event: KeyboardEvent, { place, isReplacing }: Editor) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      event.preventDefault();
      close();
    } else if (key === 'Enter') commitAndMove(event, placeAfterKey(place, shiftKey ? 'ArrowUp' : 'ArrowDown', false, size));
    else if (key === 'Tab') commitAndMove(event, placeAfterTab(place, shiftKey ? -1 : 1, size) ?? place);
    else if (isReplacing && key.startsWith('Arrow') && !options.hasChoices(place))
      commitAndMove(event, placeAfterKey(place, key, false, size));
  };

  /** @returns whether the key is one of the grid's */
  const onShortcut = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (!(ctrlKey || metaKey)) return false;
    switch (key.toLowerCase()) {
      case 'z':
        if (!isReadOnly) (shiftKey ? options.redo : options.undo)();
        return true;
      case 'y':
        if (!isReadOnly) options.redo();
        return true;
      case 'a':
        select({ active: { row: 0, column: 0 }, anchor: { row: size.rows - 1, column: size.columns - 1 } });
        return true;
      default:
        return false;
    }
  };

  const onTab = (event: KeyboardEvent) => {
    const next = isLeaving.current ? undefined : placeAfterTab(active, event.shiftKey ? -1 : 1, size);
    isLeaving.current = false;
    if (!next) return;
    event.preventDefault();
    select(at(next));
  };

  const onGridKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key === 'Tab') return onTab(event);
    isLeaving.current = key === 'Escape';
    const next = placeAfterKey(active, key, ctrlKey || metaKey, size);
    if (next) select(shiftKey ? { active: next, anchor: selection.anchor } : at(next));
    else if (key === 'Escape') select(at(active));
    else if (key === 'Enter' || key === 'F2') edit(textAt(active));
    else if (key === 'Delete' || key === 'Backspace') empty();
    else if (isTextKey(event)) edit(key, true);
    else if (!onShortcut(event)) return;
    event.preventDefault();
  };

  const onClipboard = (event: ClipboardEvent) => {
    if (open.current) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeBlock(blockOf(selection), textAt));
    const count = placesOf(blockOf(selection)).length;
    if (event.type === 'cut') empty();
    else announce(`${countedCells(count)} copied.`);
  };

  return {
    selection,
    editor,
    needsFocus,
    commit,
    type: (text: string) => open.current && setEditor({ ...open.current, text }),
    select: (place: Place) => select(at(place)),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented) return;
        if (open.current) onEditorKey(event, open.current);
        else onGridKey(event);
      },
      onCopy: onClipboard,
      onCut: onClipboard,
      onPaste: (event: ClipboardEvent) => {
        if (open.current || isReadOnly) return;
        event.preventDefault();
        const pasted = readBlock(event.clipboardData.getData('text/plain'), selection, size);
        if (!pasted) return;
        options.change(pasted.cells);
        announce(`${countedCells(pasted.cells.length)} pasted.${pasted.left > 0 ? ` ${countedCells(pasted.left)} did not fit.` : ''}`);
        select(pasted.selection);
      },
      onPointerDown: (event: PointerEvent) => {
        const place = placeOf(event.target);
        if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
        commit();
        const isAgain = isSingle(selection) && place.row === active.row && place.column === active.column;
        // a finger has no double click
        if (isAgain && event.pointerType === 'touch') edit(textAt(place));
        else select(event.shiftKey ? { active: place, anchor: selection.anchor } : at(place));
      },
      onPointerOver: (event: PointerEvent) => {
        const place = placeOf(event.target);
        if (place && event.buttons === 1 && event.pointerType === 'mouse' && !open.current)
          select({ active: place, anchor: selection.anchor });
      },
      onDoubleClick: () => edit(textAt(active)),
    },
  };
};
