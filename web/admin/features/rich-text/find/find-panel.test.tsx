import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from '../rich-text-field.tsx';

const client = new QueryClient();

const Form = ({ initial }: { initial: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <QueryClientProvider client={client}>
      <RichTextField label="Content" value={value} onChange={setValue} />
    </QueryClientProvider>
  );
};

const begin = async (html: string) => {
  render(<Form initial={html} />);
  const editor = await findEditor('Content');
  fireEvent.keyDown(editor.view.dom, { key: 'f', ctrlKey: true });
  await screen.findByRole('textbox', { name: 'Find' });
  return editor;
};
const field = () => screen.getByRole('textbox', { name: 'Find' });
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('find and replace (EDIT-16)', () => {
  it('opens with Ctrl F in the text, counts the matches and selects each in turn', async () => {
    const editor = await begin('<p>Arm and arm</p><table><tbody><tr><td>an <strong>a</strong>rm</td></tr></tbody></table>');
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), 'arm');
    expect(status()).toBe('3 matches');
    await userEvent.keyboard('{Enter}');
    expect(status()).toBe('1 of 3');
    await userEvent.keyboard('{Enter}');
    expect(status()).toBe('2 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(status()).toBe('1 of 3');
    expect(editor.view.dom.querySelectorAll('.ProseMirror-search-match, .ProseMirror-active-search-match').length).toBeGreaterThan(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Match case' }));
    expect(status()).toBe('2 matches');
  });

  it('replaces one match, or all in one undo step', async () => {
    const editor = await begin('<p>old and old</p><ul><li>old</li></ul>');
    await userEvent.type(field(), 'old');
    await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'new $1');
    await press('Next match');
    await press('Replace');
    expect(editor.getText()).toMatch(/^new \$1 and old/);
    await press('Replace all');
    expect(status()).toBe('2 replaced');
    expect(editor.getText()).not.toContain('old');
    // the pressed button is now disabled
    expect(document.activeElement).toBe(field());
    act(() => void editor.commands.undo());
    expect(editor.getText().match(/old/g)).toHaveLength(2);
    act(() => void editor.commands.undo());
    expect(editor.getText().match(/old/g)).toHaveLength(3);
  });

  it('reports that there is no match, and removes the highlights on Escape in the text', async () => {
    const editor = await begin('<p>robots</p>');
    await userEvent.type(field(), 'bot');
    expect(status()).toBe('1 match');
    await userEvent.type(field(), 'x');
    expect(status()).toBe('No matches');
    expect(screen.getByRole('button', { name: 'Replace all' }).hasAttribute('disabled')).toBe(true);
    await userEvent.keyboard('{Backspace}{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Find' })).toBeNull();
    expect(document.activeElement).toBe(editor.view.dom);
    expect(editor.view.dom.querySelector('[class*="search-match"]')).toBeNull();
  });

  it('counts words and characters in every text (EDIT-17)', async () => {
    const editor = await begin('<p>Two words</p><p>é 1</p>');
    expect(screen.getByText('4 words')).toBeTruthy();
    expect(screen.getByText('12 characters')).toBeTruthy();
    act(() => void editor.commands.setContent('<p>a</p>'));
    expect(screen.getByText('1 word')).toBeTruthy();
    expect(screen.getByText('1 character')).toBeTruthy();
  });
});
