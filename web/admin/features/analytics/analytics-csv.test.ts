import { expect, test } from 'vitest';
import { analyticsAnswer } from './analytics.fixture.ts';
import { analyticsCsv, analyticsFileName } from './analytics-csv.ts';

test('has a row for each day with the corresponding day of the previous period (AANA-17)', () => {
  const answer = analyticsAnswer(7);
  const [head, ...rows] = analyticsCsv(answer).split('\r\n');
  expect(head).toBe('date,views,visitors,date_before,views_before,visitors_before');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toBe('2026-11-15,10,5,2026-11-08,8,4');
  expect(rows.at(-2)).toBe('2026-11-21,16,8,2026-11-14,14,7');
  expect(rows.at(-1)).toBe('');
  expect(analyticsFileName(answer)).toBe('analytics-2026-11-15-to-2026-11-21.csv');
});

test('leaves the previous value empty for a day without a counterpart', () => {
  const answer = analyticsAnswer(7);
  expect(analyticsCsv({ ...answer, previous: { ...answer.previous, visitors_by_date: [] } })).toContain('2026-11-15,10,5,,,\r\n');
  expect(analyticsFileName({ visitors_by_date: [] })).toBe('analytics.csv');
});
