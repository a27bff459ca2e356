// Keys in the blocks that arrange other blocks: Enter leaves a title, Backspace at the beginning replaces a block with its content.
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { dissolve, layoutAt } from './layout-commands.ts';

/** Without its picture, a text needs no layout. */
const removePicture = ({ state, view }: Editor): boolean => {
  const { selection } = state;
  const found = layoutAt(state);
  if (!found || !(selection instanceof NodeSelection) || selection.$from.parent.type.name !== 'pictureBeside') return false;
  view.dispatch(dissolve(state.tr, found, selection.node).scrollIntoView());
  return true;
};

const isAtBeginning = ({ state }: Editor, at: number): boolean => {
  const { selection } = state;
  return selection.empty && selection.from === Selection.near(state.doc.resolve(at + 1)).from;
};

const leaveTitle = ({ state, view }: Editor): boolean => {
  const { $from } = state.selection;
  if ($from.parent.type.name !== 'detailsTitle') return false;
  const after = $from.after();
  const { paragraph } = state.schema.nodes;
  const tr = state.tr;
  if ($from.node(1).childCount === 1 && paragraph) tr.insert(after, paragraph.create());
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(after))).scrollIntoView());
  return true;
};

export function layoutKeys(this: { editor: Editor }) {
  return {
    Enter: () => leaveTitle(this.editor),
    Delete: () => removePicture(this.editor),
    Backspace: () => {
      const found = layoutAt(this.editor.state);
      if (!found || removePicture(this.editor)) return found !== null;
      if (!isAtBeginning(this.editor, found.at)) return false;
      this.editor.view.dispatch(dissolve(this.editor.state.tr, found).scrollIntoView());
      return true;
    },
  };
}
