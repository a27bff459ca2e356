// Writes into an editor of formatted text: jsdom has no editable regions in which a keyboard would do.

import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

/** @param label of the field @returns the editor once its file has been loaded */
export const findEditor = async (label: string): Promise<Editor> => {
  const text = await screen.findByRole('textbox', { name: label }, { timeout: 10_000 });
  return (text as HTMLElement & { editor: Editor }).editor;
};

/** Replaces the whole text, as if somebody had written it. */
export const writeRichText = async (label: string, html: string): Promise<void> => {
  const editor = await findEditor(label);
  act(() => {
    editor.commands.setContent(html, { emitUpdate: true });
  });
};
