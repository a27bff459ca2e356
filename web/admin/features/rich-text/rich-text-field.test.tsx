import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findEditor, writeRichText } from '#web/test/rich-text.ts';
import { RichTextField } from './rich-text-field.tsx';

interface FormProps {
  initial?: string;
  error?: string;
  hasPictures?: boolean;
  onChange?: (html: string) => void;
}

const client = new QueryClient();

const Form = ({ initial = '', onChange = () => {}, ...props }: FormProps) => {
  const [value, setValue] = useState(initial);
  return (
    <QueryClientProvider client={client}>
      <RichTextField
        label="Content"
        value={value}
        isRequired
        {...props}
        onChange={(html) => {
          setValue(html);
          onChange(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>From the form</p>')}>
        Reset
      </button>
    </QueryClientProvider>
  );
};

/** Selects the whole text with a command, because jsdom's selection does not follow the editor. */
const selectText = (editor: Editor) =>
  act(() => {
    const { doc } = editor.state;
    editor.commands.setTextSelection({ from: TextSelection.atStart(doc).from, to: TextSelection.atEnd(doc).to });
  });

const button = (name: string) => screen.getByRole('button', { name });

describe('the editor of formatted text', () => {
  it('shows the stored text from left to right, without reporting a change (EDIT-01)', async () => {
    const onChange = vi.fn();
    render(<Form initial="<p>Six <strong>robots</strong></p>" onChange={onChange} />);
    await findEditor('Content');
    const text = screen.getByRole('textbox', { name: 'Content' });
    expect(text.textContent).toBe('Six robots');
    expect(text.getAttribute('dir')).toBe('ltr');
    expect(text.getAttribute('aria-required')).toBe('true');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports the written text as HTML, and an empty string for an empty paragraph (EDIT-02)', async () => {
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    await writeRichText('Content', '<p>New</p>');
    expect(onChange).toHaveBeenLastCalledWith('<p>New</p>');
    await writeRichText('Content', '<p> </p>');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('shows a value set by the form, which cannot be undone', async () => {
    render(<Form initial="<p>Old</p>" />);
    const editor = await findEditor('Content');
    await userEvent.click(button('Reset'));
    await waitFor(() => expect(editor.getText()).toBe('From the form'));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps a letter that is typed while the form is still rendering the previous one (EDIT-15)', async () => {
    const quick: { editor: Editor | null } = { editor: null };
    const Quick = () => {
      const [value, setValue] = useState('<p>Robots</p><p>Drives</p>');
      // before React runs the effects of the change
      useLayoutEffect(() => {
        if (value === '<p>Robots a</p><p>Drives</p>') quick.editor?.commands.insertContent('b');
      }, [value]);
      return (
        <QueryClientProvider client={client}>
          <RichTextField label="Content" value={value} onChange={setValue} />
        </QueryClientProvider>
      );
    };
    render(<Quick />);
    const editor = await findEditor('Content');
    quick.editor = editor;
    act(() => {
      editor
        .chain()
        .setTextSelection('Robots'.length + 1)
        .insertContent(' a')
        .run();
    });
    act(() => {
      editor.commands.insertContent('c');
    });
    expect(editor.getHTML()).toBe('<p>Robots abc</p><p>Drives</p>');
  });

  it('formats the selection, and marks the button as pressed (EDIT-03)', async () => {
    const onChange = vi.fn();
    render(<Form initial="<p>robots</p>" onChange={onChange} />);
    const editor = await findEditor('Content');
    selectText(editor);
    for (const [name, html] of [
      ['Bold', '<p><strong>robots</strong></p>'],
      ['Bold', '<p>robots</p>'],
      ['Italic', '<p><em>robots</em></p>'],
      ['Italic', '<p>robots</p>'],
      ['Underline', '<p><u>robots</u></p>'],
      ['Underline', '<p>robots</p>'],
      ['Bullet list', '<ul><li>robots</li></ul>'],
      ['Ordered list', '<ol><li>robots</li></ol>'],
      ['Ordered list', '<p>robots</p>'],
      ['H3 heading', '<h3>robots</h3>'],
      ['Align center', '<h3 style="text-align: center;">robots</h3>'],
      ['Align left', '<h3>robots</h3>'],
    ] as const) {
      selectText(editor);
      // as by keyboard, which leaves the focus on the toolbar
      fireEvent.click(button(name));
      expect(onChange, name).toHaveBeenLastCalledWith(html);
    }
    await waitFor(() => expect(button('H3 heading').getAttribute('aria-pressed')).toBe('true'));
    expect(button('Bold').getAttribute('aria-pressed')).toBe('false');
  });

  it('adds, changes and removes a link, and refuses an invalid address', async () => {
    const onChange = vi.fn();
    render(<Form initial="<p>robots</p>" onChange={onChange} />);
    const editor = await findEditor('Content');
    selectText(editor);
    await userEvent.click(button('Link'));
    const address = screen.getByRole('textbox', { name: 'Link address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, 'example.com/robots{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://example.com/robots">robots</a></p>');
    expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull();
    await userEvent.click(button('Link'));
    expect(screen.getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe('https://example.com/robots');
    await userEvent.click(button('Remove link'));
    expect(onChange).toHaveBeenLastCalledWith('<p>robots</p>');
  });

  it('inserts a video by its embed address, and accepts the next letter immediately (EDIT-05, EDIT-15)', async () => {
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    await findEditor('Content');
    await userEvent.click(button('Insert video'));
    const address = screen.getByRole('textbox', { name: 'Video address' });
    await userEvent.type(address, 'https://youtu.be/abcdefghijk?t=30');
    fireEvent.keyDown(address, { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' }));
    expect(onChange.mock.lastCall?.[0]).toContain('src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=30"');
  });

  it('undoes up to 100 steps (EDIT-10)', async () => {
    render(<Form />);
    const editor = await findEditor('Content');
    vi.useFakeTimers();
    try {
      for (let step = 0; step < 130; step += 1) {
        vi.advanceTimersByTime(1000);
        act(() => {
          editor.commands.insertContentAt(1, 'x');
        });
      }
    } finally {
      vi.useRealTimers();
    }
    let undone = 0;
    act(() => {
      while (editor.commands.undo()) undone += 1;
    });
    expect(undone).toBeGreaterThanOrEqual(100);
  });

  it('is one tab stop, with arrow keys inside', async () => {
    render(<Form />);
    await findEditor('Content');
    await userEvent.tab();
    expect(document.activeElement).toBe(button('Bold'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(button('Italic'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(button('Full screen'));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(button('Full screen'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Content' }));
  });

  it('shows the error of the text', async () => {
    render(<Form error="The content field is required." />);
    await findEditor('Content');
    const text = screen.getByRole('textbox', { name: 'Content' });
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent).toContain('The content field is required.');
  });

  it('offers pictures only where they are allowed (EDIT-04)', async () => {
    render(<Form />);
    await findEditor('Content');
    expect(screen.queryByRole('button', { name: 'Insert image' })).toBeNull();
  });
});
