import { expect, it } from 'vitest';
import { prefetchLater } from './prefetch-later.ts';

it('loads the code once, with the last event before it has loaded (SHELL-08)', async () => {
  const types: string[] = [];
  const loaded = Promise.withResolvers<void>();
  let loads = 0;
  prefetchLater(async (lastEvent) => {
    loads += 1;
    await loaded.promise;
    types.push(lastEvent().type);
  });
  const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(loads).toBe(0);
  send('pointerover');
  send('focusin');
  loaded.resolve();
  await expect.poll(() => types).toEqual(['focusin']);
  send('click');
  expect(loads).toBe(1);
});
