import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTrustedHtml } from './use-trusted-html.ts';

it('returns the same object while the HTML is unchanged, so that React does not replace the elements (DOC-14)', () => {
  const { result, rerender } = renderHook(({ html }) => useTrustedHtml(html), { initialProps: { html: '<b>1</b>' } });
  const first = result.current;
  rerender({ html: '<b>1</b>' });
  expect(result.current).toBe(first);
  rerender({ html: '<b>2</b>' });
  expect(result.current).toEqual({ __html: '<b>2</b>' });
});
