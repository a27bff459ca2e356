import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

const Example = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Our Location">
        <p>Inside</p>
      </Dialog>
    </>
  );
};
const open = async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Our Location' });
};

describe('dialog', () => {
  it('closes with its button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the browser closes it, for example on Escape', async () => {
    const dialog = (await open()) as HTMLDialogElement;
    dialog.close();
    expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('closes on a click on the backdrop, but not if the mouse button was pressed inside', async () => {
    const dialog = await open();
    fireEvent.mouseDown(screen.getByText('Inside'));
    fireEvent.click(dialog);
    expect(screen.queryByText('Inside')).not.toBeNull();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('stays open if the second press of the double click that opened it hits the backdrop (CONT-13)', async () => {
    const dialog = await open();
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(screen.queryByText('Inside')).not.toBeNull();
  });
});
