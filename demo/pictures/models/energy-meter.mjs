import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';

/** Energy meter with a waveform display and terminals for current transformers. */
export function energyMeter() {
  const s = new Scene(),
    W = 96,
    H = 96;
  s.box(-W / 2 + 6, -8, 6, W - 12, 44, H - 12, 'graphite', { dir: 'front', r: 2 });
  s.onRight(W / 2 - 6 + 0.05, -6, H - 6, art.terminals(8, 30, 5, 5.6, '#26423a') + art.vents(6, 8, 30, 14, 5));
  s.box(-W / 2, -16, 0, W, 8, H, 'slate', { dir: 'front', r: 5, b: 1.6 });
  s.onFront(
    -W / 2,
    -16.05,
    H,
    art.rect(8, 8, W - 16, 58, '#06090b', 2) +
      art.rect(10, 10, W - 20, 54, '#101b1f', 1) +
      text(13, 17, 'TOTAL POWER', 2.8, { color: '#8c9aa3' }) +
      text(13, 31, '128.4', 10.4, { color: '#4ce482' }) +
      text(66, 31, 'KW', 5, { color: '#9ff0bd' }) +
      text(13, 39, 'COS 0.97   50.01 HZ', 2.8, { color: '#d8dfe3' }) +
      ['L1', 'L2', 'L3']
        .map(
          (t, i) =>
            text(13, 46.6 + i * 6, t, 2.8, { color: '#8c9aa3' }) +
            art.rect(19, 44 + i * 6, 22, 2.6, '#22303a', 1.2) +
            art.rect(19, 44 + i * 6, [17, 15, 18][i], 2.6, ['#4ce482', '#5f8bf2', '#f6bb2a'][i], 1.2),
        )
        .join('') +
      art.path('M46 52c3-11 6-11 9 0s6 11 9 0 6-11 9 0 6 11 9 0', 'none', '#4ce482', 0.7) +
      art.path('M46 52c2 9 4 9 6 6 3-5 6-14 9-6s6 11 9 0 6-11 9 2', 'none', '#5f8bf2', 0.6) +
      art.line(46, 52, 83, 52, '#33424a', 0.3) +
      [0, 1, 2, 3].map((i) => art.rect(10 + i * 20, 71, 16, 9, '#2c373d', 2, 'stroke="#151b1f" stroke-width=".5"')).join('') +
      art.path('M16 77.4l2-3.6 2 3.6Z', '#d0d6da') +
      art.path('M36 73.6l2 3.6 2-3.6Z', '#d0d6da') +
      art.path('M56.4 75.5h4m-1.6-1.8l1.8 1.8-1.8 1.8', 'none', '#d0d6da', 0.8) +
      art.dot(78, 75.5, 2, '#4ce482') +
      text(10, 89, 'LE3-630', 4, { color: '#e8ecee' }) +
      art.led(W - 12, 87.4, 1) +
      text(W - 16, 89, '1000 IMP/KWH', 2.2, { color: '#93a0a8', anchor: 'end' }),
  );
  return s;
}
