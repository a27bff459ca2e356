import { expect, it } from 'vitest';
import { failedCalls, fakeApi } from '#web/test/fake-api.ts';
import { clientOf } from '#web/test/site-screen.tsx';
import { similarNamesQuery } from './similar-names.tsx';

it.each(failedCalls)('finds no similar names if the search fails: %s (PDET-24)', async (_name, failure) => {
  expect(await clientOf(fakeApi(failure).transport).fetchQuery(similarNamesQuery('heavy-robot'))).toEqual([]);
});
