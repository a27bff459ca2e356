import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK } from './colours.mjs';
import { rail } from './rail.mjs';

/** Compact controller with terminal rows above and below. */
export function plcCompact() {
  const s = new Scene(),
    W = 104,
    H = 74,
    D = 44;
  rail(s, -66, 134, 1, H / 2 - 6);
  s.box(-W / 2, -26, 0, W, 26, H, 'graphite', { dir: 'front', r: 1.6, b: 0.6 });
  s.onFront(-W / 2, -26.05, H, art.terminals(6, 2.4, 17, 5.4, '#26423a') + art.terminals(6, H - 13, 17, 5.4, '#26423a'));
  s.box(-W / 2, -D, 15, W, D - 26, H - 30, 'white', { dir: 'front', r: 2, b: 1 });
  s.onFront(
    -W / 2,
    -D - 0.05,
    H - 15,
    text(6, 10, 'LX1-224', 5, { color: INK }) +
      text(6, 16, '14 DI 10 DO 2 AI', 2.3, { color: '#5a666e' }) +
      art.rect(0.8, 0.8, 2.2, 42, BAR, 0.6) +
      art.rect(48, 4.5, 30, 22, '#0b1012', 1.2) +
      art.rect(49.2, 5.7, 27.6, 19.6, '#0f2a20', 0.6) +
      text(51, 11.6, 'LINE 3', 3, { color: '#9ff0bd' }) +
      text(51, 19, '1842', 4, { color: '#4ce482' }) +
      art.path('M68.4 22v-5m2.2 5v-8m2.2 8v-4m2.2 4v-10', 'none', '#4ce482', 1.1) +
      [0, 1, 2].map((i) => art.rect(81, 5 + i * 7.6, 9, 6, '#d3d9dc', 1, 'stroke="#8d979e" stroke-width=".4"')).join('') +
      art.path('M83.6 9.6l1.9-2.6 1.9 2.6Z', '#39434a') +
      art.path('M83.6 15l1.9 2.6 1.9-2.6Z', '#39434a') +
      art.dot(85.5, 23.2, 1.4, '#39434a') +
      Array.from({ length: 14 }, (_, i) =>
        art.rect(6 + (i % 7) * 4.6, 21 + (i > 6 ? 4 : 0), 2.6, 1.8, [0, 2, 3, 8, 11].includes(i) ? '#2cc46c' : '#a3acb2', 0.4),
      ).join('') +
      art.rj45(6, 31, 10) +
      art.rj45(18, 31, 10) +
      text(33, 37, 'RUN', 2.6, { color: '#5a666e' }) +
      art.led(45, 36, 1) +
      text(33, 41.4, 'ERR', 2.6, { color: '#5a666e' }) +
      art.dot(45, 40.6, 1, '#b9c1c6') +
      art.rect(50, 31.6, 40, 8.6, '#e8ecee', 1, 'stroke="#9aa4ab" stroke-width=".4"') +
      text(53, 37.4, 'MAC 00-4F-1A', 2.4, { color: '#5a666e' }) +
      art.screw(97, 5, 1.5) +
      art.screw(97, 39, 1.5),
  );
  return s;
}
