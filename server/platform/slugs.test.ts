import { describe, expect, it } from 'vitest';
import { firstFree, slugify } from './slugs.ts';

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
  ])('%s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('truncates a long name between words', () => {
    const slug = slugify('automation '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).toMatch(/^(automation-)+automation$/);
  });
});

describe('firstFree', () => {
  it('returns the slug itself, then -2, -3 and so on', () => {
    expect(firstFree('robot', ['robot-arm'])).toBe('robot');
    expect(firstFree('robot', ['robot'])).toBe('robot-2');
    expect(firstFree('robot', ['robot', 'robot-2', 'robot-4'])).toBe('robot-3');
  });
});
