import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, parseHex, toHex, toOklch } from './oklch.ts';
import { siteDefaults, themeProperties, themeStyle } from './theme.ts';

// pseudo-random colours from a fixed seed: the same on every run
const colors = (count: number) => {
  let state = 20261121;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  };
  return Array.from({ length: count }, () => ({ main_color: next(), secondary_color: next(), accent_color: next() }));
};

const aa = 4.5;
// background colours of text: paper and graphite shades
const papers = ['#ffffff', '#f5f6f7'];
const graphites = ['#0f1417', '#161d21', '#20292e'];

const ratio = (properties: Record<string, string>, text: string, ground: string) =>
  contrast(parseHex(properties[text] ?? text), parseHex(properties[ground] ?? ground));

describe('theme', () => {
  it('keeps text readable (AA) on and in 500 random colours (THEME-01)', () => {
    const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#777777', '#767676'].map((main_color) => ({
      main_color,
      secondary_color: main_color,
      accent_color: main_color,
    }));
    for (const picked of [...colors(500), ...extremes]) {
      const theme = themeProperties(picked);
      const pairs: [string, string][] = [
        ['--on-main', '--brand-main'],
        ['--on-main', '--main-hover'],
        ['--on-main', '--main-press'],
        ['--on-accent', '--brand-accent'],
        ['#12181b', '--accent-tint'],
        ...['--main-ink', '--secondary-ink', '--accent-ink'].flatMap((ink) => papers.map((paper): [string, string] => [ink, paper])),
        ...['--main-lit', '--accent-lit'].flatMap((lit) => graphites.map((ground): [string, string] => [lit, ground])),
      ];
      for (const [text, ground] of pairs) {
        expect(ratio(theme, text, ground), `${text} on ${ground} of ${JSON.stringify(picked)}`).toBeGreaterThanOrEqual(aa);
      }
    }
  });

  it('keeps markers visible (3:1) on paper, and leaves an accent with enough contrast unchanged (THEME-01)', () => {
    for (const picked of [...colors(500), { accent_color: '#ffff00' }, { accent_color: '#ffffff' }, { accent_color: '#000000' }]) {
      const theme = themeProperties(picked);
      for (const paper of papers) {
        expect(ratio(theme, '--accent-mark', paper), `on ${paper} of ${JSON.stringify(picked)}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(themeProperties({ accent_color: '#c2185b' })['--accent-mark']).toBe('#c2185b');
  });

  it('uses #4CE482, #2563eb and #10b981 for missing and invalid colours (THEME-02)', () => {
    for (const colors of [null, undefined, {}, { main_color: '', secondary_color: null, accent_color: 'javascript:alert(1)' }]) {
      const theme = themeProperties(colors);
      expect(theme['--brand-main']).toBe(siteDefaults.main_color.toLowerCase());
      expect(theme['--brand-secondary']).toBe('#2563eb');
      expect(theme['--brand-accent']).toBe('#10b981');
    }
  });

  it('accepts three-digit colours and outputs only hexadecimal values', () => {
    expect(themeProperties({ main_color: '#F0a' })['--brand-main']).toBe('#ff00aa');
    expect(themeStyle({ main_color: '"><script>' })).toMatch(/^(--[a-z-]+:#[\da-f]{6};)+--drawings:block$/);
  });

  it('hides drawings if the setting is false (SHELL-14)', () => {
    for (const [line_drawings, shown] of [
      ['false', 'none'],
      ['true', 'block'],
      [null, 'block'],
    ])
      expect(themeProperties({ line_drawings })['--drawings']).toBe(shown);
  });

  it('converts to OKLCH and back without loss', () => {
    for (const { main_color } of colors(50)) expect(toHex(fromOklch(toOklch(parseHex(main_color))))).toBe(main_color);
  });
});
