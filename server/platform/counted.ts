/** @returns a number with its noun, e.g. "1 record" or "2,000 records" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
