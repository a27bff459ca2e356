// Sample page of a list of the API.
import type { Paged } from '#contract/paging.ts';

export const aPage = <T>(data: T[], { page = 1, last = 1, total = data.length } = {}): Paged<T> => ({
  data,
  current_page: page,
  last_page: last,
  per_page: 12,
  total,
  from: data.length > 0 ? 1 : null,
  to: data.length > 0 ? data.length : null,
});
