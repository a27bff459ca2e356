import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReadOnly } from '#web/admin/ui/read-only.tsx';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from '../rich-text-field.tsx';
import { insertStored } from './upload-picture.ts';

const text = '<p>before</p><img src="/storage/uploads/a.webp" alt="A robot"><p>after</p>';
const withCaption = text.replace('robot"', 'robot" title="Hall 4 &amp; 5"');

const show = async (initial: string, isReadOnly = false) => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onKeyDown = vi.fn();
  const Form = () => {
    const [value, setValue] = useState(initial);
    const write = (html: string) => {
      onChange(html);
      setValue(html);
    };
    return (
      <form onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <RichTextField label="Content" value={value} hasPictures onChange={write} />
      </form>
    );
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadOnly value={isReadOnly}>
        <Form />
      </ReadOnly>
    </QueryClientProvider>,
  );
  return { onChange, onSubmit, onKeyDown, editor: await findEditor('Content') };
};
const captions = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Caption of the picture' });

describe('the caption of a picture in a text (EDIT-23)', () => {
  it('is written below the picture, as one undo step', async () => {
    const { editor, onChange, onSubmit } = await show(text);
    const [caption] = captions();
    await userEvent.type(caption as HTMLElement, 'Hall 4 & 5');
    expect(onChange).toHaveBeenLastCalledWith(withCaption);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    // the cursor is after the picture
    expect(editor.state.selection.$from.parent.textContent).toBe('after');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' }));
    act(() => void editor.commands.undo());
    expect(onChange).toHaveBeenLastCalledWith(text);
    expect(caption?.value).toBe('');
    act(() => void editor.commands.redo());
    expect(onChange).toHaveBeenLastCalledWith(withCaption);
    expect(caption?.value).toBe('Hall 4 & 5');
  });

  it('is removed with its last letter, and left with Escape without closing the form', async () => {
    const { onChange, onKeyDown } = await show(withCaption);
    const [caption] = captions();
    expect(caption?.value).toBe('Hall 4 & 5');
    await userEvent.clear(caption as HTMLElement);
    expect(onChange).toHaveBeenLastCalledWith(text);
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' }));
  });

  it('is a tab stop only while its picture is selected', async () => {
    const { editor } = await show(text);
    expect(captions()[0]?.tabIndex).toBe(-1);
    act(() => void editor.commands.setNodeSelection('before'.length + 2));
    expect(captions()[0]?.tabIndex).toBe(0);
    act(() => void editor.commands.setTextSelection(1));
    expect(captions()[0]?.tabIndex).toBe(-1);
  });

  it('cannot be changed by a read-only role', async () => {
    const { onChange } = await show(withCaption, true);
    expect(captions()[0]?.readOnly).toBe(true);
    await userEvent.type(captions()[0] as HTMLElement, 'x');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is taken from the media library initially', async () => {
    const { editor, onChange } = await show('');
    const file = { path: 'uploads/b.webp', alt: 'A cell', width: 8, height: 6 };
    act(() => insertStored(editor, { ...file, caption: 'The cell' }));
    const image = '<img src="/storage/uploads/b.webp" alt="A cell" title="The cell" width="8" height="6">';
    expect(onChange).toHaveBeenLastCalledWith(image);
    expect(captions()[0]?.value).toBe('The cell');
    act(() => void editor.commands.setContent('', { emitUpdate: true }));
    act(() => insertStored(editor, { ...file, caption: '' }));
    expect(onChange).toHaveBeenLastCalledWith(image.replace(' title="The cell"', ''));
  });
});

it('is deleted with a key after a click, and described in a field that does not take the focus (EDIT-28)', async () => {
  const { editor, onChange } = await show(text);
  const image = editor.view.dom.querySelector('img');
  const click = () =>
    act(() => {
      const position = editor.state.doc.firstChild?.nodeSize ?? 0;
      editor.commands.setNodeSelection(position);
      editor.view.focus();
      editor.view.someProp('handleClickOn', (handle) =>
        handle(editor.view, position, editor.state.doc.nodeAt(position) as never, position, new MouseEvent('click'), true),
      );
    });
  expect(image).not.toBeNull();
  click();
  const field = await screen.findByRole('textbox', { name: 'What the picture shows' });
  expect(field).toHaveProperty('value', 'A robot');
  expect(document.activeElement).toBe(editor.view.dom);
  act(() => void editor.commands.keyboardShortcut('Delete'));
  expect(onChange).toHaveBeenLastCalledWith('<p>before</p><p>after</p>');
  expect(screen.queryByRole('textbox', { name: 'What the picture shows' })).toBeNull();
});
