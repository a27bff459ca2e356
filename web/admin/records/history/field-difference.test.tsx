import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldDifference } from './field-difference.tsx';

const [photo, other] = ['uploads/2026/11/0123456789abcdef.webp', 'uploads/2026/11/fedcba9876543210.webp'];

test('shows "File deleted" instead of a file that was deleted for ever (MEDIA-22)', () => {
  const { unmount } = render(
    <FieldDifference kind="product" field="images" deletedFiles={[photo]} before={[photo, other]} after={[other]} />,
  );
  expect(screen.getAllByText('File deleted')).toHaveLength(1);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  unmount();

  render(
    <FieldDifference kind="setting" field="value" deletedFiles={[photo]} before={`[{"name":"Rina","photo":"${photo}"}]`} after="[]" />,
  );
  expect(screen.getByText('File deleted')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
