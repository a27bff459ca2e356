import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '#web/test/site-screen.tsx';
import { Pagination } from './pagination.tsx';

const show = (current: number, last: number) =>
  renderSite(<Pagination current={current} last={last} hrefOf={(page) => `/products?page=${page}`} />);
const labels = () => [...screen.getByRole('navigation', { name: 'Pagination' }).children].map((child) => child.textContent);

describe('pagination', () => {
  it('shows all pages if there are at most 7 (PAGI-02)', () => {
    show(2, 7);
    expect(labels()).toEqual(['Previous', '1', '2', '3', '4', '5', '6', '7', 'Next']);
  });

  it('shows a window of many pages and marks the current one (PAGI-05)', () => {
    show(6, 12);
    expect(labels()).toEqual(['Previous', '1', '…', '5', '6', '7', '…', '12', 'Next']);
    expect(screen.getByRole('link', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/products?page=7');
  });

  it('has no previous link on the first page and no next link on the last (PAGI-01)', () => {
    const { unmount } = show(1, 3);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    unmount();
    show(3, 3);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });
});
