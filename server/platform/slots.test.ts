import { expect, it } from 'vitest';
import { BusyError, createSlots } from './slots.ts';

/** Work that ends when the test ends it. */
const controlled = () => {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { ends, started, work };
};

it('runs a limited number at a time, work with a lower rank first', async () => {
  const { ends, started, work } = controlled();
  const run = createSlots({ count: 2 });
  const results = Promise.all([run(work('a')), run(work('b')), run(work('c'), { rank: 1 }), run(work('d'))]);
  await expect.poll(() => started).toEqual(['a', 'b']);
  ends[0]?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
  ends[1]?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'd', 'c']);
  for (const end of ends) end();
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses the work with the highest rank if too much is waiting', async () => {
  const { ends, started, work } = controlled();
  const run = createSlots({ count: 1, maxWaiting: 2 });
  const results = Promise.allSettled([
    run(work('a'), { rank: 9 }),
    run(work('b'), { rank: 2 }),
    run(work('c'), { rank: 3 }),
    run(work('d'), { rank: 3 }),
    run(work('e'), { rank: 1 }),
  ]);
  for (const [index, names] of ['a', 'ae', 'aeb'].entries()) {
    await expect.poll(() => started.join('')).toBe(names);
    ends[index]?.();
  }
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

it('refuses work if too much is waiting, and continues after failures', async () => {
  const { ends, work } = controlled();
  const run = createSlots({ count: 1, maxWaiting: 1 });
  const [first, second] = [run(work('a')), run(() => Promise.reject(new Error('broken')))];
  await expect(run(work('b'))).rejects.toThrow(BusyError);
  ends[0]?.();
  expect(await first).toBe('a');
  await expect(second).rejects.toThrow('broken');
  expect(await run(async () => 'c')).toBe('c');
});

it('does not start work that was aborted while it waited, and frees its position', async () => {
  const { ends, started, work } = controlled();
  const run = createSlots({ count: 1, maxWaiting: 1 });
  const first = run(work('a'));
  const leaving = new AbortController();
  const left = run(work('b'), { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const third = run(work('c'));
  ends[0]?.();
  await first;
  await expect.poll(() => started).toEqual(['a', 'c']);
  ends[1]?.();
  expect(await third).toBe('c');
});

it('ends work that was aborted after it began', async () => {
  const { ends, work } = controlled();
  const run = createSlots({ count: 1 });
  const leaving = new AbortController();
  const first = run(work('a'), { signal: leaving.signal });
  await expect.poll(() => ends.length).toBe(1);
  leaving.abort();
  ends[0]?.();
  expect(await first).toBe('a');
});

it('refuses work that only accepts a shorter queue', async () => {
  const { ends, work } = controlled();
  const run = createSlots({ count: 1 });
  const done = [run(work('a')), run(work('b'))];
  await expect(run(work('c'), { maxWaiting: 1 })).rejects.toThrow(BusyError);
  done.push(run(work('d'), { rank: -1 }));
  for (let index = 0; index < done.length; index++) {
    await expect.poll(() => ends.length).toBe(index + 1);
    ends[index]?.();
  }
  expect(await Promise.all(done)).toEqual(['a', 'b', 'd']);
});
