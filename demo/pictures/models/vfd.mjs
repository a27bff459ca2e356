import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, PALE } from './colours.mjs';

/** Frequency inverter: rounded front, keypad with dial, fan on top. */
export function vfd() {
  const s = new Scene(),
    W = 70,
    H = 118,
    D = 56;
  s.box(-W / 2 + 3, -12, 0, W - 6, 14, H, 'dark', { dir: 'front', r: 2 });
  s.box(-W / 2, -D, 4, W, D - 10, H - 8, 'slate', { dir: 'front', r: 7, b: 3 });
  s.onRight(W / 2 + 0.05, -D + 8, H - 14, art.vents(2, 0, 30, 60, 14, '#0a0e10'));
  s.onTop(-W / 2, -10, H - 3.95, art.vslots(9, 8, 52, 30, 10, '#0a0e10'));
  s.box(-W / 2 + 9, -D - 3, 50, W - 18, 5, 56, 'black', { dir: 'front', r: 3, b: 0.8 });
  s.onFront(
    -W / 2 + 9,
    -D - 3.05,
    106,
    art.rect(4, 4, 44, 20, '#0b1a16', 1.4) +
      text(7, 14.2, '47.50', 6.6, { color: '#4ce482' }) +
      text(39.4, 14.2, 'HZ', 3.2, { color: '#9ff0bd' }) +
      text(7, 21, '1420 RPM  6.1 A', 2.4, { color: '#9ff0bd' }) +
      art.dot(36, 39, 9.4, '#1e262b') +
      art.dot(35.4, 38.4, 8, '#66717a') +
      art.dot(36, 39, 6.2, '#39434a') +
      art.dot(39.4, 35.4, 1.2, '#4ce482') +
      art.rect(5, 30, 9, 7, '#2c373d', 1.2) +
      art.rect(16, 30, 8, 7, '#2c373d', 1.2) +
      art.rect(5, 40, 9, 8, '#1da45e', 1.2) +
      art.rect(16, 40, 8, 8, '#a01722', 1.2) +
      art.path('M8 42.6l3.4 1.6-3.4 1.6Z', '#fff') +
      art.rect(18.4, 42.4, 3.2, 3.2, '#fff') +
      art.path('M7.6 34.4l1.9-2 1.9 2', 'none', '#d0d6da', 0.7) +
      art.path('M18 32.4l1.9 2 1.9-2', 'none', '#d0d6da', 0.7),
  );
  s.onFront(
    -W / 2,
    -D - 0.05,
    H - 4,
    text(9, 75, 'LQ7', 7, { color: '#fff' }) +
      text(9, 82, '7.5 KW  3X400V', 2.8, { color: PALE }) +
      art.rect(46, 69, 15, 3.6, BAR, 0.6) +
      art.path('M7 88H63', 'none', '#161c20', 0.8) +
      art.path('M53 78.5l5 8.4h-10Z', '#f6bb2a') +
      art.path('M53 81.4v2.6', 'none', '#14191c', 0.8) +
      art.vslots(12, 93, 46, 8, 9, '#0a0e10') +
      art.screw(9, 104.5, 1.6) +
      art.screw(61, 104.5, 1.6),
  );
  s.box(-W / 2 + 6, -D + 6, 0, W - 12, D - 18, 4, 'black', {});
  for (const [x, m] of [
    [-18, 'black'],
    [-2, 'black'],
    [14, 'grey'],
  ])
    s.cable(
      [
        [x, -D + 12, 4],
        [x, -D + 4, 1],
        [x - 6, -D - 10, 1.6],
        [x - 20, -D - 26, 1.6],
      ],
      2,
      m,
    );
  return s;
}
