import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldDifference } from './field-difference.tsx';

it('compares the authors of an article by name (HIST-08)', () => {
  const { container } = render(<FieldDifference kind="article" field="author" before={{ name: 'Mira' }} after={{ name: 'Anna' }} />);
  expect(container.textContent).toBe('[removed: Mira][added: Anna]');
});
