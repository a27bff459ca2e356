import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApplySelect } from './apply-select.tsx';

const options = ['new', 'read', 'closed'].map((value) => ({ value, label: value }));
const show = (onApply: (value: string) => void, isBusy = false) => {
  render(<ApplySelect label="Status" value="new" options={options} isBusy={isBusy} onApply={onApply} />);
  return screen.getByRole('combobox', { name: 'Status' });
};
/** Simulates an arrow key in a closed select. */
const press = (select: HTMLElement, value: string) => {
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.change(select, { target: { value } });
};

test('immediately applies a choice from the list (BULK-14)', async () => {
  const onApply = vi.fn();
  await userEvent.selectOptions(show(onApply), 'read');
  expect(onApply.mock.calls).toEqual([['read']]);
});

test('applies a choice made with arrow keys on the press of a button, and keeps the focus (BULK-14)', async () => {
  const onApply = vi.fn();
  const select = show(onApply);
  press(select, 'read');
  press(select, 'closed');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Apply: Status' }));
  expect(onApply.mock.calls).toEqual([['closed']]);
  expect(document.activeElement).toBe(select);
  expect(screen.queryByRole('button')).toBeNull();
});

test('keeps a choice made with arrow keys when another value is stored meanwhile (BULK-14)', () => {
  const view = (value: string) => <ApplySelect label="Status" value={value} options={options} isBusy={false} onApply={() => {}} />;
  const { rerender } = render(view('new'));
  const select = screen.getByRole('combobox', { name: 'Status' });
  press(select, 'closed');
  rerender(view('read'));
  expect(select).toHaveProperty('value', 'closed');
  press(select, 'read');
  rerender(view('new'));
  expect(select).toHaveProperty('value', 'new');
});

test('applies nothing while a choice is being saved', async () => {
  const onApply = vi.fn();
  const select = show(onApply, true);
  press(select, 'read');
  await userEvent.click(screen.getByRole('button', { name: 'Apply: Status' }));
  expect(onApply).not.toHaveBeenCalled();
});
