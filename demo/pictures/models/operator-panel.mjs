import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';

/** Operator panel: the display shows a line overview. */
export function hmi() {
  const s = new Scene(),
    W = 138,
    H = 92;
  s.box(-W / 2 + 8, -6, 6, W - 16, 22, H - 12, 'slate', { dir: 'front', r: 2 });
  s.onRight(W / 2 - 8 + 0.05, -4, H - 6, art.vslots(3, 6, 13, 60, 5));
  s.box(-W / 2, -12, 0, W, 6, H, 'graphite', { dir: 'front', r: 4, b: 1.1 });
  const bar = (x, h) => art.rect(x, 62 - h, 3.4, h, '#2a6f4c') + art.rect(x, 62 - h, 3.4, 1.2, '#4ce482');
  s.onFront(
    -W / 2,
    -12.05,
    H,
    art.rect(4, 4, W - 8, H - 8, '#05080a', 2) +
      art.rect(9, 8, W - 18, 70, '#0e1518', 0.8) +
      art.rect(9, 8, W - 18, 8, '#182126') +
      text(12, 13.6, 'LINE 3  PALLET CELL', 3.2, { color: '#d8dfe3' }) +
      text(W - 12, 13.6, '14:26', 3.2, { color: '#d8dfe3', anchor: 'end' }) +
      art.rect(12, 19, 68, 30, '#131d21', 1) +
      art.path('M15 43H76', 'none', '#3f4d55', 1.4) +
      [20, 32, 44, 56, 68].map((x) => art.dot(x, 45, 1.4, '#56666f')).join('') +
      art.rect(22, 35, 8, 8, '#2b3a41', 0.6) +
      art.rect(46, 33, 9, 10, '#2b3a41', 0.6) +
      art.path('M62 43V36l-7-9 9-4', 'none', '#d8dfe3', 1.6) +
      art.dot(62, 36, 1.7, '#4ce482') +
      art.dot(55, 27, 1.5, '#4ce482') +
      art.path('M64 23v4', 'none', '#d8dfe3', 1.2) +
      text(15, 25, 'R-01 AUTO', 2.6, { color: '#4ce482' }) +
      art.rect(83, 19, 43, 30, '#131d21', 1) +
      text(86, 25, 'OEE', 2.6, { color: '#8c9aa3' }) +
      text(86, 36, '91.4%', 7, { color: '#4ce482' }) +
      text(86, 45, '1842 / 2000', 2.8, { color: '#d8dfe3' }) +
      art.rect(12, 52, 68, 23, '#131d21', 1) +
      [6, 9, 8, 12, 10, 13, 9, 14, 15, 12, 16].map((h, i) => bar(16 + i * 5.6, h)).join('') +
      art.line(15, 62, 77, 62, '#3f4d55', 0.4) +
      text(16, 70, '06', 2.2, { color: '#8c9aa3' }) +
      text(44, 70, '10', 2.2, { color: '#8c9aa3' }) +
      text(71, 70, '14', 2.2, { color: '#8c9aa3' }) +
      [
        ['START', '#4ce482', '#07140d'],
        ['HOLD', '#22303a', '#d8dfe3'],
        ['RECIPE', '#22303a', '#d8dfe3'],
        ['ALARM 0', '#22303a', '#d8dfe3'],
      ]
        .map(
          ([t, f, c], i) =>
            art.rect(83 + (i % 2) * 22, 52 + (i > 1 ? 12 : 0), 21, 11, f, 1) +
            text(93.5 + (i % 2) * 22, 58.8 + (i > 1 ? 12 : 0), t, 2.5, { color: c, anchor: 'middle' }),
        )
        .join('') +
      text(W / 2, H - 7, 'LINTARA', 2.6, { color: '#6b7780', anchor: 'middle' }) +
      art.led(W - 12, H - 8.4, 0.8) +
      `<path d="M9 8H70L38 78H9Z" fill="#fff" opacity=".035"/>`,
  );
  return s;
}
