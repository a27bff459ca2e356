import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NumberField } from './text-field.tsx';

it('does not change a number on scrolling over it, as browsers would (AMOD-18)', () => {
  render(<NumberField name="sort" label="Sort order" value="10" onChange={() => {}} />);
  const box = screen.getByRole('spinbutton');
  box.focus();
  fireEvent.wheel(box, { deltaY: 120 });
  expect(document.activeElement).toBe(document.body);
});
