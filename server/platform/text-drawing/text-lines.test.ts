import { beforeAll, describe, expect, it } from 'vitest';
import { type Fonts, openFonts } from './fonts.ts';
import { breakLines, drawableText, textPaths, textWidth } from './text-lines.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await openFonts();
});
const style = () => ({ fonts: fonts.head, size: 60 });
const drawable = (text: string) => drawableText(fonts.head, text);

describe('drawable text', () => {
  it.each([
    ['Robot  LR20\n arm', 'Robot LR20 arm'],
    ['Čačak · Łódź · Đà Nẵng · „XL“', 'Čačak · Łódź · Đà Nẵng · „XL“'],
    ['Манипулятор Ωμέγα', 'Манипулятор Ωμέγα'],
    ['Arm 🤖 of 机器人 2', 'Arm of 2'],
    ['e\u0301 and \u0000\u202ehidden\ud800', 'é and hidden'],
    ['ﬁne ①', 'fine 1'],
    ['🤖🤖', ''],
  ])('converts %j to %j (SEO-09)', (text, expected) => {
    expect(drawable(text)).toBe(expected);
  });

  it('becomes only shapes (SEO-09)', () => {
    const paths = textPaths(style(), drawable('<script>alert("1")</script>&amp;'), { x: 0, y: 60 });
    expect(paths).toMatch(/^(<path transform="translate\([\d.-]+ [\d.-]+\) scale\([\d.-]+ [\d.-]+\)" d="[MLQCZ\d.\s-]*"\/>)+$/);
  });
});

describe('lines', () => {
  const room = { width: 500, lines: 3 };
  const broken = (text: string) => breakLines(style(), drawable(text), room);

  it('break at spaces and fit (SEO-09)', () => {
    const { lines, isCut } = broken('Six-Axis Robot LR20 for presses');
    expect(lines.join(' ')).toBe('Six-Axis Robot LR20 for presses');
    expect([isCut, lines.length]).toEqual([false, 2]);
    for (const line of lines) expect(textWidth(style(), line)).toBeLessThanOrEqual(room.width);
  });

  it.each([
    ['Robot LR20', false],
    ['Lichtbogen-Schweißroboter', false],
    ['Sechsachsknickarmroboterpalettierzelle', true],
  ])('divide in %s a word: %s (SEO-09)', (text, isDivided) => {
    expect(broken(text).isDivided).toBe(isDivided);
  });

  it.each(['W'.repeat(255), 'word '.repeat(51), 'Hochgeschwindigkeits-Palettierroboter '.repeat(7)])(
    'end with an ellipsis if the text is cut off (SEO-09)',
    (text) => {
      const { lines, isCut } = broken(text);
      expect([isCut, lines.length]).toEqual([true, 3]);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) expect(textWidth(style(), line)).toBeLessThanOrEqual(room.width);
    },
  );

  it('break a word that is too wide after its hyphen (SEO-09)', () => {
    expect(broken('Vielzweck-Palettierroboter').lines).toEqual(['Vielzweck-', 'Palettierroboter']);
  });

  it('are an empty list for a text without drawable characters (SEO-09)', () => {
    expect(broken('🤖')).toEqual({ lines: [], isCut: false, isDivided: false });
    expect(textPaths(style(), '', { x: 0, y: 0 })).toBe('');
  });
});
