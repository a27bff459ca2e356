import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { searchAttributes } from '#web/test/search-attributes.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { ProductSearch } from './product-search.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const show = () => {
  const requested: string[] = [];
  const onSearch = vi.fn();
  const api = async ({ path }: ApiRequest) => {
    requested.push(path);
    return { status: 200, body: searchAttributes };
  };
  renderSite(<ProductSearch search={undefined} category="robots" onSearch={onSearch} />, { api });
  return { requested, onSearch, field: screen.getByLabelText<HTMLInputElement>('Search products') };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the search field of the product list', () => {
  it('requests the attributes of the category at the first focus (ATTR-84)', async () => {
    const { requested, field } = show();
    expect(requested).toEqual([]);
    await userEvent.click(field);
    await waitFor(() => expect(requested).toEqual(['/api/public/attributes?category=robots']));
    expect(field.getAttribute('role')).toBeNull();
  });

  it('suggests conditions, by keyboard (ATTR-85, ATTR-86)', async () => {
    const { field, onSearch } = show();
    await userEvent.type(field, 'robot re');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    expect(screen.getByRole('combobox').getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await userEvent.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Enter}');
    expect([field.value, document.activeElement]).toEqual(['robot Reach>=', field]);
    expect([options(), field.getAttribute('role'), field.getAttribute('aria-activedescendant')]).toEqual([[], null, null]);
    await userEvent.keyboard('1');
    expect(options()).toEqual(['mm Reach', 'in Reach']);
    await userEvent.keyboard('{ArrowUp}{Tab}');
    expect([field.value, document.activeElement]).toEqual(['robot Reach>=1in ', field]);
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('robot Reach>=1in'));
  });

  it('keeps the focus when a suggestion is tapped, and closes the list with Escape or without focus (ATTR-86)', async () => {
    const { field } = show();
    await userEvent.type(field, 'ip6');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.click(screen.getByRole('option', { name: /^IP67/ }));
    expect([field.value, document.activeElement]).toEqual(['IP67 ', field]);
    await userEvent.type(field, 'pay');
    expect(options()).toHaveLength(1);
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect([options(), field.value]).toEqual([[], 'IP67 pay']);
    await userEvent.type(field, 'l');
    expect(options()).toHaveLength(1);
    fireEvent.blur(field);
    expect([options(), field.getAttribute('role')]).toEqual([[], null]);
  });
});
