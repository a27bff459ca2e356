import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from '../rich-text-field.tsx';

const begin = async (typed: string, hasPictures = false, initial = '<p></p>') => {
  const onChange = vi.fn();
  const client = new QueryClient();
  const Form = () => {
    const [value, setValue] = useState(initial);
    const change = (html: string) => {
      setValue(html);
      onChange(html);
    };
    return (
      <QueryClientProvider client={client}>
        <RichTextField label="Content" value={value} onChange={change} hasPictures={hasPictures} />
      </QueryClientProvider>
    );
  };
  render(<Form />);
  const editor = await findEditor('Content');
  const type = (text: string) => act(() => void editor.commands.insertContent(text));
  const key = (name: string) => fireEvent.keyDown(editor.view.dom, { key: name });
  act(() => void editor.commands.focus('end'));
  type(typed);
  return { editor, onChange, type, key };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(screen.getByRole('textbox', { name: 'Content' }).getAttribute('aria-activedescendant') ?? '');

describe('the slash menu (EDIT-22)', () => {
  it('offers blocks and panels, filtered by the typed text', async () => {
    const { type } = await begin('/');
    expect(screen.getByRole('listbox', { name: 'Insert' })).toBeTruthy();
    expect(options()).toEqual([
      'H2 heading',
      'H3 heading',
      'H4 heading',
      'Bullet list',
      'Ordered list',
      'Quote',
      'Insert table',
      'Horizontal rule',
      'Link',
      'Video',
    ]);
    type('lis');
    expect(options()).toEqual(['Bullet list', 'Ordered list']);
    type('x');
    expect(options()).toEqual([]);
  });

  it('is operated by keyboard from within the text', async () => {
    const { editor, onChange, key } = await begin('/h');
    expect(active()?.textContent).toBe('H2 heading');
    key('ArrowDown');
    expect(active()?.textContent).toBe('H3 heading');
    key('ArrowUp');
    key('ArrowUp');
    expect(active()?.textContent).toBe('Horizontal rule');
    key('ArrowDown');
    key('ArrowDown');
    key('Enter');
    expect(options()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Content' }).hasAttribute('aria-activedescendant')).toBe(false);
    act(() => void editor.commands.insertContent('Title'));
    expect(onChange).toHaveBeenLastCalledWith('<h3>Title</h3>');
  });

  it('opens after a space, not in a word, and Escape leaves the slash in the text', async () => {
    const { editor, key, type } = await begin('and/or');
    expect(options()).toEqual([]);
    type(' /q');
    expect(options()).toEqual(['Quote']);
    key('Escape');
    expect(options()).toEqual([]);
    expect(editor.getText()).toBe('and/or /q');
  });

  it('inserts a table on a click, and opens the panel of a link', async () => {
    const { onChange, type } = await begin('/table');
    fireEvent.click(screen.getByRole('option', { name: 'Insert table' }));
    expect(onChange.mock.lastCall?.[0]).toContain('<table>');
    // a cell cannot contain another table
    type('/');
    expect(options()).not.toContain('Insert table');
    fireEvent.click(screen.getByRole('option', { name: 'Link' }));
    expect(screen.getByRole('textbox', { name: 'Link address' })).toBeTruthy();
    expect(onChange.mock.lastCall?.[0]).not.toContain('/<');
  });

  it('offers pictures and blocks if the text may contain them (EDIT-04, EDIT-30)', async () => {
    const { onChange, type } = await begin('/pic', true);
    expect(options()).toEqual(['Picture', 'Picture beside text']);
    type(' /exp');
    fireEvent.click(screen.getByRole('option', { name: 'Expandable text' }));
    expect(onChange).toHaveBeenLastCalledWith('<p>/pic </p><details><summary>Title</summary><p></p></details>');
  });
});
