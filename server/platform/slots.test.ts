import { expect, it } from 'vitest';
import { BusyError, createSlots } from './slots.ts';

/** Work that ends when it is told to. */
const controlled = () => {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { ends, started, work };
};

it('runs so many at a time, urgent work first', async () => {
  const { ends, started, work } = controlled();
  const run = createSlots({ count: 2 });
  const results = Promise.all([run(work('a')), run(work('b')), run(work('c')), run(work('d'), { isUrgent: true })]);
  await expect.poll(() => started).toEqual(['a', 'b']);
  ends[0]?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
  ends[1]?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'd', 'c']);
  for (const end of ends) end();
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses work if too much waits, and continues after failures', async () => {
  const { ends, work } = controlled();
  const run = createSlots({ count: 1, maxWaiting: 1 });
  const [first, second] = [run(work('a')), run(() => Promise.reject(new Error('broken')))];
  await expect(run(work('b'))).rejects.toThrow(BusyError);
  ends[0]?.();
  expect(await first).toBe('a');
  await expect(second).rejects.toThrow('broken');
  expect(await run(async () => 'c')).toBe('c');
});
