import { expect, it } from 'vitest';
import { createSlowStatements } from './slow-statements.ts';

const now = () => new Date('2026-11-22T10:00:00Z');

it('counts the executions of a statement, and lists the slowest first (WATCH-06)', () => {
  const statements = createSlowStatements(now);
  statements.report({ sql: 'select 1', ms: 250.4 });
  statements.report({ sql: 'select 2', ms: 900 });
  statements.report({ sql: 'select 1', ms: 300 });
  const lastAt = '2026-11-22T10:00:00.000Z';
  expect(statements.list()).toEqual([
    { sql: 'select 2', count: 1, longestMs: 900, lastAt },
    { sql: 'select 1', count: 2, longestMs: 300, lastAt },
  ]);
});

it('stores the 20 slowest statements, and 1,000 characters of each (WATCH-06)', () => {
  const statements = createSlowStatements(now);
  for (let ms = 200; ms < 300; ms++) statements.report({ sql: `select ${ms} ${'x'.repeat(2000)}`, ms });
  expect(statements.list().map(({ longestMs }) => longestMs)).toEqual(Array.from({ length: 20 }, (_, index) => 299 - index));
  expect(statements.list()[0]?.sql).toHaveLength(1001);
  expect(statements.total()).toBe(100);
});
