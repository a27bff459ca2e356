import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from './rich-text-field.tsx';

const begin = async () => {
  const onKeyDown = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: observes the keys that the dialog around a form would get */}
      <div onKeyDown={onKeyDown}>
        <RichTextField label="Content" value="<p>Arm</p>" onChange={() => {}} />
        <input aria-label="Next field" />
      </div>
    </QueryClientProvider>,
  );
  const editor = await findEditor('Content');
  editor.view.dom.focus();
  const isFull = () => screen.getByRole('button', { name: 'Full screen' }).getAttribute('aria-pressed') === 'true';
  const press = (key: string, keys: object = {}) => fireEvent.keyDown(editor.view.dom, { key, ...keys });
  return { editor, onKeyDown, isFull, press };
};

it('covers the window with the text and back, by button and shortcut; the text keeps the focus (EDIT-33)', async () => {
  const { editor, isFull, press } = await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(isFull()).toBe(true);
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.view.dom.closest('.rte-full')).not.toBeNull();
  press('F', { ctrlKey: true, shiftKey: true });
  expect(isFull()).toBe(false);
  press('F', { metaKey: true, shiftKey: true });
  expect(isFull()).toBe(true);
});

it('leaves the full screen on Escape before the form around it closes, and after an open panel (EDIT-33)', async () => {
  const { isFull, onKeyDown, press } = await begin();
  press('F', { ctrlKey: true, shiftKey: true });
  press('f', { ctrlKey: true });
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Find' }), { key: 'Escape' });
  expect(isFull()).toBe(true);
  onKeyDown.mockClear();
  expect(press('Escape')).toBe(false);
  expect(isFull()).toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(press('Escape')).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it('leaves the full screen when the focus moves to another field of the form (EDIT-33)', async () => {
  const { isFull, press } = await begin();
  press('F', { ctrlKey: true, shiftKey: true });
  await userEvent.click(screen.getByRole('textbox', { name: 'Next field' }));
  expect(isFull()).toBe(false);
});
