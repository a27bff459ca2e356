import { describe, expect, it } from 'vitest';
import { anyText, hasFilters, listQuery, listShape, readView, rowNumber, writeView } from './list-address.ts';

const shape = listShape({
  filters: { search: anyText, status: ['1', '0'], category_id: rowNumber },
  sorts: ['name', 'price'],
});
const viewOf = (query: string) => readView(shape, new URLSearchParams(query));

describe('the address of a list (ALIST-01)', () => {
  it('reads known parameters', () => {
    expect(viewOf('search=cell&status=1&category_id=4&sort=price&direction=desc&page=3&per_page=60')).toEqual({
      search: 'cell',
      status: '1',
      category_id: '4',
      sort: 'price',
      direction: 'desc',
      page: 3,
      per_page: 60,
    });
  });

  it('replaces unknown values with the defaults', () => {
    expect(viewOf('status=maybe&category_id=x&sort=colour&direction=desc&page=-2&per_page=61')).toEqual({
      search: '',
      status: '',
      category_id: '',
      sort: '',
      direction: 'asc',
      page: 1,
      per_page: 15,
    });
  });

  it.each(['1e3', '0x10', '1.0', ' 2', '2 ', '+2', '0', '9999999999'])('reads the page number %j as the default', (page) => {
    expect(viewOf(`page=${encodeURIComponent(page)}`).page).toBe(1);
  });

  it('writes no defaults, and keeps the open record', () => {
    const now = new URLSearchParams('edit=7&search=old&page=9');
    expect(`${writeView(shape, viewOf('search=a b&sort=name'), now)}`).toBe('search=a+b&sort=name&edit=7');
    expect(`${writeView(shape, {}, now)}`).toBe('edit=7');
    expect(`${writeView(shape, viewOf('per_page=15'))}`).toBe('');
    const longer = listShape({ filters: {}, ownRows: 60 });
    const rows = (address: string) => readView(longer, new URLSearchParams(address)).per_page;
    expect([rows(''), rows('per_page=15')]).toEqual([60, 15]);
    expect(listQuery(longer, readView(longer, new URLSearchParams())).per_page).toBe(60);
    const written = (per_page: 15 | 60) => `${writeView(longer, { per_page })}`;
    expect([written(60), written(15)]).toEqual(['', 'per_page=15']);
    expect(`${writeView(shape, viewOf('per_page=100&page=2'), now)}`).toBe('page=2&per_page=100&edit=7');
  });

  it('reports whether a filter is set', () => {
    expect(hasFilters(shape, viewOf('sort=name&page=2'))).toBe(false);
    expect(hasFilters(shape, viewOf('search=%20'))).toBe(false);
    expect(hasFilters(shape, viewOf('status=0'))).toBe(true);
  });
});
