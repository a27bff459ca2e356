import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { clearToasts, toast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const texts = () => [...document.querySelectorAll('.toast')].map((one) => one.textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('shows the newest on top and at most 20 (TOAST-01)', () => {
    render(<Toasts />);
    act(() => {
      for (let number = 1; number <= 22; number += 1) toast.info(`Message ${number}`);
    });
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe('Message 22');
    expect(texts()[19]).toBe('Message 3');
  });

  it('keeps a message for 5000 ms (TOAST-02)', async () => {
    render(<Toasts />);
    act(() => toast.success('Saved'));
    await pass(4999);
    expect(texts()).toEqual(['Saved']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  it('keeps messages while they are hovered, then for their remaining time', async () => {
    render(<Toasts />);
    act(() => toast.success('Saved'));
    await pass(4000);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }));
    await pass(60_000);
    expect(texts()).toEqual(['Saved']);
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notifications' }));
    await pass(999);
    expect(texts()).toEqual(['Saved']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  it('announces errors as alerts and other messages as status, and closes with the button', () => {
    render(<Toasts />);
    act(() => {
      toast.error('Failed');
      toast.info('Known');
    });
    expect(screen.getByRole('alert').textContent).toBe('Failed');
    expect(screen.getByRole('status').textContent).toBe('Known');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(texts()).toEqual(['Failed']);
  });

  it('shows messages inside an open dialog, because everything outside is inert', () => {
    render(
      <>
        <Dialog isOpen onClose={() => {}} title="Request Quote">
          <p>Form</p>
        </Dialog>
        <Toasts />
      </>,
    );
    act(() => toast.error('Failed'));
    expect(screen.getByRole('dialog', { name: 'Request Quote' }).contains(screen.getByRole('alert'))).toBe(true);
  });
});
