// Selects the page numbers of the pagination of public lists (PAGI in docs/requirements/catalogue.md).

/**
 * @returns page numbers from 1, with 'ellipsis' for omitted numbers: all pages if there are 7 or fewer; otherwise the first 5 and the last,
 * the first and the last 5, or the neighbours of the current one.
 */
export const pageWindow = (current: number, last: number): (number | 'ellipsis')[] => {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= 7) return run(1, Math.max(last, 1));
  if (current <= 4) return [...run(1, 5), 'ellipsis', last];
  if (current >= last - 3) return [1, 'ellipsis', ...run(last - 4, last)];
  return [1, 'ellipsis', ...run(current - 1, current + 1), 'ellipsis', last];
};
