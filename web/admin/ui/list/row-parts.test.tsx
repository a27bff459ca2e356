import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StatusSwitch } from './status-switch.tsx';
import { nextOrder } from './use-list-address.ts';

describe('the order of a list', () => {
  it('sorts ascending, descending, and in the original order (APROD-04, APROD-05)', () => {
    const first = nextOrder({ sort: '', direction: 'asc' }, 'name');
    expect(first).toEqual({ sort: 'name', direction: 'asc' });
    const second = nextOrder(first, 'name');
    expect(second).toEqual({ sort: 'name', direction: 'desc' });
    expect(nextOrder(second, 'name')).toEqual({ sort: '', direction: 'asc' });
    expect(nextOrder(second, 'price')).toEqual({ sort: 'price', direction: 'asc' });
  });
});

describe('the status switch', () => {
  const show = (onToggle: () => Promise<unknown>) =>
    render(<StatusSwitch name="Safety" isOn onText="Active" offText="Inactive" onToggle={onToggle} />);

  it('shows the new status immediately, and the old one again when saving failed (ALIST-02)', async () => {
    let refuse = (_: Error) => {};
    const onToggle = vi.fn(
      () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    );
    show(onToggle);
    const element = screen.getByRole('switch', { name: 'Safety: Active' });
    await userEvent.dblClick(element);
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(onToggle).toHaveBeenCalledWith(false);
    expect(element.textContent).toBe('Inactive');
    // speech input finds a control by its visible text
    expect(element.getAttribute('aria-label')).toBe('Safety: Inactive');
    refuse(new Error('no'));
    await waitFor(() => expect(element.getAttribute('aria-checked')).toBe('true'));
    expect(element.textContent).toBe('Active');
  });
});
