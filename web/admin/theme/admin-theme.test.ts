import { expect, test } from 'vitest';
import { contrast, parseHex, type Rgb } from '#web/shared/theme/oklch.ts';
import { adminThemeProperties } from './admin-theme.ts';

// the same 500 colours on every run
const colors = Array.from({ length: 500 }, (_, index) => {
  const value = (Math.imul(index + 1, 2654435761) >>> 8) & 0xffffff;
  return `#${value.toString(16).padStart(6, '0')}`;
});
const extremes = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#ff0000', '#0000ff'];

const pair = (value: string): { light: Rgb; dark: Rgb } => {
  const [light = '', dark = light] = value.match(/#[\da-f]{6}/g) ?? [];
  return { light: parseHex(light), dark: parseHex(dark) };
};
const white = parseHex('#ffffff');
const darkPanel = parseHex('#181b1f');

test('defaults to #3b82f6, #1e40af and #60a5fa (THEME-03)', () => {
  const properties = adminThemeProperties(null);
  expect(adminThemeProperties({ main_color: '#3b82f6', secondary_color: '#1e40af', accent_color: '#60a5fa' })).toEqual(properties);
  expect(adminThemeProperties({ main_color: 'blue', secondary_color: '', accent_color: null })).toEqual(properties);
});

test('keeps text readable at AA on and in every colour that an administrator can pick (ALOGIN-05)', () => {
  for (const [index, color] of [...extremes, ...colors].entries()) {
    const other = colors[(index * 7) % colors.length];
    const properties = adminThemeProperties({ main_color: color, secondary_color: other, accent_color: color });
    const of = (name: string) => pair(properties[name] ?? '');
    expect(contrast(of('--accent-fill').light, white), `fill ${color}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--accent-fill-hover').light, white), `hover ${other}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of [white, of('--accent-soft').light, of('--new-row').light, of('--new-row-hover').light]) {
      expect(contrast(of('--accent-text').light, ground), `text ${color}`).toBeGreaterThanOrEqual(4.48);
    }
    for (const ground of [darkPanel, of('--new-row').dark]) {
      expect(contrast(of('--accent-text').dark, ground), `dark text ${color}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('--focus').light, white), `focus ${color}`).toBeGreaterThanOrEqual(3);
    expect(contrast(of('--art-line').light, of('--art-ground').light), `drawing ${color} on ${other}`).toBeGreaterThanOrEqual(4.5);
  }
});
