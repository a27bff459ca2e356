import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import { SwitchField } from './choice-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { leaveUnsavedWork } from './unsaved-work.ts';
import { useForm } from './use-form.ts';

interface Values {
  name: string;
  order: string;
  is_active: boolean;
}
type Save = (values: Values) => Promise<unknown>;
const initial: Values = { name: 'Safety', order: '1', is_active: true };
const check = ({ name, order }: Values) => ({
  name: name.trim() ? undefined : 'The name field is required.',
  order: Number(order) >= 1 ? undefined : 'Sort Order must be at least 1',
});

const Editor = ({ save, onClose }: { save: Save; onClose: () => void }) => {
  const form = useForm({
    initial,
    check,
    save,
    explain: (error) => error as { text: string; fields: Record<string, string> },
    onDone: onClose,
  });
  return (
    <FormDialog title="Edit Category" facts={['/products', null]} form={form} action="Update Category" onClose={onClose}>
      <TextField label="Name" isRequired {...form.field('name')} />
      <TextField label="Sort Order" isRequired {...form.field('order')} />
      <SwitchField label="Active" {...form.field('is_active')} />
    </FormDialog>
  );
};

const Screen = ({ save, onClose }: { save: Save; onClose?: () => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Editor save={save} onClose={onClose ?? (() => setIsOpen(false))} />}
      <UnsavedGuard />
      <Toasts />
    </>
  );
};

const open = async (save: Save = async () => {}, onClose?: () => void) => {
  const router = createMemoryRouter([
    { path: '/', element: <Screen save={save} onClose={onClose} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { router, dialog: screen.getByRole('dialog', { name: 'Edit Category' }) };
};
/** Starts the search before navigating: while Testing Library searches, React updates the screen as in a browser. */
const askToLeave = async (router: ReturnType<typeof createMemoryRouter>, path: string) => {
  const asked = screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  void router.navigate(path);
  await asked;
};
const question = () => screen.queryByRole('alertdialog', { name: 'Discard unsaved changes?' });
const editor = () => screen.queryByRole('dialog', { name: 'Edit Category' });
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const submit = () => screen.getByRole('button', { name: /Update Category|Saving/ });
beforeEach(clearToasts);

describe('closing', () => {
  it('focuses the first field, and closes without confirmation if nothing was changed (AMOD-03)', async () => {
    await open();
    expect(document.activeElement).toBe(name());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(editor()).toBeNull();
  });

  it.each(['Cancel', 'Close'])('asks on %s when something is unsaved, with the focus on keeping it', async (button) => {
    await open();
    await userEvent.type(name(), '!');
    expect(screen.getByText('1 field')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question()).toBeNull();
    expect(name()).toHaveProperty('value', 'Safety!');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(editor()).toBeNull();
  });

  it('asks on Escape as well', async () => {
    await open();
    await userEvent.type(name(), '!{Escape}');
    expect(question()).not.toBeNull();
    expect(editor()).not.toBeNull();
  });

  it('does not count a restored value as a change', async () => {
    await open();
    await userEvent.type(name(), '!{Backspace}{Escape}');
    expect(editor()).toBeNull();
  });

  it('asks before leaving the screen, and leaves when the changes are discarded', async () => {
    const { router } = await open();
    await userEvent.type(name(), '!');
    await askToLeave(router, '/elsewhere');
    expect(question()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/');
    await askToLeave(router, '/elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  it('closes even if the navigation begins late, as on a busy machine (AMOD-03)', async () => {
    const { promise: isLate, resolve } = Promise.withResolvers<void>();
    const { router } = await open(undefined, () => void isLate.then(() => router.navigate('/elsewhere')));
    await userEvent.type(name(), '!{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    setTimeout(resolve);
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  it('asks again when the form stays open after its changes were discarded', async () => {
    const { router } = await open(undefined, () => {});
    await userEvent.type(name(), '!{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.type(name(), '!');
    await askToLeave(router, '/elsewhere');
    expect(question()).not.toBeNull();
  });

  it('asks before going to the sign-in page too, but not after a decision to leave', async () => {
    const { router } = await open();
    await userEvent.type(name(), '!');
    await askToLeave(router, '/admin/login');
    expect(await screen.findByText('Discard unsaved changes?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    const elsewhere = screen.findByRole('heading', { name: 'Elsewhere' });
    leaveUnsavedWork(() => router.navigate('/admin/login'));
    expect(await elsewhere).toBeTruthy();
  });

  it('asks before the tab is closed, only while something is unsaved', async () => {
    await open();
    const leaveTab = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaveTab()).toBe(false);
    await userEvent.type(name(), '!');
    expect(leaveTab()).toBe(true);
  });
});

describe('saving', () => {
  it('sends once for a double click, says Saving... and closes (AMOD-03, AMOD-04)', async () => {
    let finish = () => {};
    const save = vi.fn<Save>(() => new Promise<void>((resolve) => (finish = resolve)));
    await open(save);
    await userEvent.type(name(), '!');
    await userEvent.dblClick(submit());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(submit().textContent).toContain('Saving...');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0]).toEqual({ ...initial, name: 'Safety!' });
    finish();
    await waitFor(() => expect(editor()).toBeNull());
    expect(question()).toBeNull();
  });

  it('saves on Ctrl S and stays open, with the focus in the same field (AMOD-09)', async () => {
    const save = vi.fn<Save>(async () => {});
    await open(save);
    await userEvent.type(name(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(name());
    await userEvent.type(name(), '?');
    await userEvent.click(screen.getByRole('button', { name: 'Save and stay' }));
    await waitFor(() => expect(save.mock.calls.at(-1)?.[0]).toEqual({ ...initial, name: 'Safety!?' }));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await userEvent.click(submit());
    await waitFor(() => expect(editor()).toBeNull());
  });

  it('sends nothing while a field is invalid, and moves the focus there', async () => {
    const save = vi.fn<Save>();
    await open(save);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Sort Order/ }));
    await userEvent.click(submit());
    expect(save).not.toHaveBeenCalled();
    const order = screen.getByRole('textbox', { name: /^Sort Order/ });
    expect(document.activeElement).toBe(order);
    expect(order.getAttribute('aria-describedby')).toBe(screen.getByText('Sort Order must be at least 1').id);
    expect(screen.getByRole('alert').textContent).toContain('1 field needs attention');
    await userEvent.type(order, '2');
    expect(screen.queryByText('Sort Order must be at least 1')).toBeNull();
  });

  it('reports an invalid field when it loses the focus', async () => {
    await open();
    await userEvent.clear(name());
    expect(screen.queryByText('The name field is required.')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('The name field is required.')).toBeTruthy();
  });

  it('shows the errors of the server at the fields and as a message, and keeps all values (AMOD-07)', async () => {
    const failure = { text: 'The given data was invalid.', fields: { name: 'This name is taken.', secret: 'The secret is wrong.' } };
    await open(async () => {
      throw failure;
    });
    await userEvent.type(name(), '!');
    await userEvent.click(submit());
    expect(await screen.findByText('This name is taken.')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    expect(name()).toHaveProperty('value', 'Safety!');
    const [notice] = screen.getAllByRole('alert');
    expect(notice?.textContent).toContain('The secret is wrong.');
    expect(screen.getByText('The given data was invalid.')).toBeTruthy();
    await userEvent.type(name(), '?');
    expect(screen.queryByText('This name is taken.')).toBeNull();
  });
});
