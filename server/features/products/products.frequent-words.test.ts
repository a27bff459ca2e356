import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { createEditingApp, type DatabaseName, databases, type EditingApp } from '#server/testing/editing-app.ts';
import { listFrequentWords, lookUpFrequentWords } from './products.frequent-words.ts';
import { listProducts } from './products.list.service.ts';
import { openSearchIndex } from './products.search-index.repository.ts';

describe.each(Object.keys(databases) as DatabaseName[])('frequent words on %s (SEARCH-15)', (name) => {
  let test: EditingApp;
  const closing = new AbortController();
  const options = { closing: closing.signal, pauseMs: 0 };
  beforeEach(async () => {
    test = await createEditingApp(name);
    const category_id = (await aCategory(test.context)).id;
    for (let at = 0; at < 30; at++) {
      await aProduct(test.context, { name: at === 0 ? 'Vacuum Gripper' : 'Welding Robot', model: '', category_id });
    }
  });
  afterEach(() => test.close());

  it('are those in one of twenty products, and their beginnings of two to four letters', async () => {
    const { highestId } = await openSearchIndex(test.context.db);
    const words = await listFrequentWords(test.context.db, highestId);
    expect(words.slice(0, 8).toSorted()).toEqual(['ro', 'rob', 'robo', 'robot', 'we', 'wel', 'weld', 'welding']);
    expect(words).not.toContain('vacuum');
  });

  it('are searched without the index once they were looked up, and found as before', async () => {
    const counted = countQueries(test.connection);
    const { db } = counted.connection;
    const search = () => counted.during(() => listProducts(db, { page: 1, search: 'welding' }));
    await listProducts(db, { page: 1, search: 'zzzzz' });
    await lookUpFrequentWords(db, { ...options, least: 1 });
    const [found, queries] = await search();
    const [again, queriesAgain] = await search();
    expect(found.products.total).toBe(29);
    expect(again).toEqual(found);
    const cold = countQueries(test.connection);
    await listProducts(cold.connection.db, { page: 1, search: 'zzzzz' });
    const [, coldQueries] = await cold.during(() => listProducts(cold.connection.db, { page: 1, search: 'welding' }));
    expect(queries).toBeLessThan(coldQueries);
    expect(queriesAgain).toBeLessThanOrEqual(queries);
  });

  it('are not looked up in a small catalogue, nor after the end of the process', async () => {
    const counted = countQueries(test.connection);
    const { db } = counted.connection;
    const [, small] = await counted.during(() => lookUpFrequentWords(db, options));
    closing.abort();
    const [, ended] = await counted.during(() => lookUpFrequentWords(db, { ...options, least: 1 }));
    // of these, the first five read the catalogue
    expect([small, ended].every((queries) => queries <= 6)).toBe(true);
  });
});
