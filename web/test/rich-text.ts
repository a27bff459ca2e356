// Fills rich text editors in tests: jsdom does not support typing into contenteditable elements.

import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

/** @param label label of the field @returns the editor once its code has loaded */
export const findEditor = async (label: string): Promise<Editor> => {
  const text = await screen.findByRole('textbox', { name: label });
  return (text as HTMLElement & { editor: Editor }).editor;
};

/** Replaces the content as user input would. */
export const writeRichText = async (label: string, html: string): Promise<void> => {
  const editor = await findEditor(label);
  act(() => {
    editor.commands.setContent(html, { emitUpdate: true });
  });
};
