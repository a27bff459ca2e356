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

  it('announces errors as alerts, other messages in a region that exists before them, and closes with the button', () => {
    render(<Toasts />);
    act(() => {
      toast.error('Failed');
      toast.info('Known');
    });
    expect(screen.getByRole('alert').textContent).toBe('Failed');
    expect(screen.getByText('Known').closest('[aria-live="polite"]')).toBe(screen.getByRole('region', { name: 'Notifications' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(texts()).toEqual(['Failed']);
  });

  it('moves the focus to the next message when one is closed by keyboard, and continues the timers on blur (TOAST-02)', async () => {
    render(<Toasts />);
    act(() => {
      toast.info('First');
      toast.info('Second');
    });
    const close = () => screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement;
    act(() => close().focus());
    fireEvent.click(close());
    expect(document.activeElement).toBe(close());
    act(() => close().blur());
    await pass(5000);
    expect(texts()).toEqual([]);
    act(() => toast.info('Third'));
    await pass(5000);
    expect(texts()).toEqual([]);
  });

  it('announces a message only once, even if a dialog opens or closes', () => {
    const view = (isOpen: boolean) => (
      <>
        <Dialog isOpen={isOpen} onClose={() => {}} title="Request Quote">
          <p>Form</p>
        </Dialog>
        <Toasts />
      </>
    );
    const { rerender } = render(view(false));
    act(() => toast.error('Failed'));
    screen.getByRole('alert');
    rerender(view(true));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Failed').closest('.toast')?.getAttribute('aria-live')).toBe('off');
    act(() => toast.error('Refused'));
    expect(screen.getByRole('alert').textContent).toBe('Refused');
    rerender(view(false));
    expect(texts()).toEqual(['Refused', 'Failed']);
    expect(screen.getByText('Refused').closest('.toast')?.getAttribute('aria-live')).toBe('off');
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
