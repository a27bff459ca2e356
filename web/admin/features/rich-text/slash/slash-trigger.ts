// Detects a slash at the beginning of a line or after a space, and the text typed after it.
import { type Editor, Extension, type Range } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion } from '@tiptap/suggestion';

interface SlashState {
  active: boolean;
  range: Range;
  query: string | null;
}

const key = new PluginKey<SlashState>('slashMenu');

export const slashClass = 'rte-slash';

export const SlashTrigger = Extension.create({
  name: 'slashTrigger',
  addProseMirrorPlugins() {
    return [
      Suggestion({
        editor: this.editor,
        pluginKey: key,
        char: '/',
        decorationClass: slashClass,
        // captions and preformatted text cannot contain blocks
        allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
      }),
    ];
  },
});

/** @returns the text typed after the slash; null while there is none */
export const readSlash = (editor: Editor): string | null => {
  const state = editor.isDestroyed ? undefined : key.getState(editor.state);
  return state?.active ? (state.query ?? '') : null;
};

/** Removes the slash and the text typed after it. */
export const removeSlash = (editor: Editor): void => {
  const state = key.getState(editor.state);
  if (state?.active) editor.commands.deleteRange(state.range);
};

/** Closes the menu and keeps the slash as text. */
export const leaveSlash = (editor: Editor): void => exitSuggestion(editor.view, key);
