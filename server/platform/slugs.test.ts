import { describe, expect, it } from 'vitest';
import { numberedSlug, slugify } from './slugs.ts';

describe('slugify', () => {
  it.each([
    ['Six-Axis Robot LR20', 'six-axis-robot-lr20'],
    ['  Élan & Größe — 100% ', 'elan-grosse-100'],
    ['Промышленные роботы', 'promyshlennye-roboty'],
    ['Ρομπότ', 'rompot'],
    ['2026', '2026'],
    ['../../etc/passwd', 'etc-passwd'],
    ['机器人', ''],
    ['机器人 20', ''],
    ['LR20 机器人', 'lr20'],
    ['!!!', ''],
    ['', ''],
  ])('converts %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('truncates a long name between words', () => {
    const slug = slugify('automation '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).toMatch(/^(automation-)+automation$/);
  });
});

it('adds a number to slugs from the second on', () => {
  expect([1, 2, 10].map((number) => numberedSlug('robot', number))).toEqual(['robot', 'robot-2', 'robot-10']);
});
