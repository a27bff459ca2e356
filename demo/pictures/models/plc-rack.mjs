import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, PALE } from './colours.mjs';
import { rail } from './rail.mjs';

/** Modular controller: power supply, CPU, input and output cards. */
export function plcRack() {
  const s = new Scene(),
    H = 66,
    D = 46;
  rail(s, -94, 190, 1, H / 2 - 6);
  let x = -84;
  const card = (w, mat, art2, tall = H) => {
    s.box(x, -D, (H - tall) / 2, w - 0.8, D, tall, mat, { dir: 'front', r: 1.4, b: 0.6 });
    s.onFront(x, -D - 0.05, (H + tall) / 2, art2(w - 0.8, tall));
    x += w;
  };
  card(
    28,
    'graphite',
    (w) =>
      art.rect(1.6, 2, w - 3.2, 9, '#161c20', 0.8) +
      text(3, 8.2, 'LX-PS', 3.4, { color: PALE }) +
      art.led(w - 5, 6.4, 1) +
      art.vents(4, 15, w - 8, 16, 7) +
      art.terminals(3, 40, 4, 5.2, '#2c373d') +
      text(3.4, 38, '24V 10A', 2.5, { color: PALE }) +
      art.rect(3, 54, w - 6, 8, '#12171a', 0.8) +
      text(5, 60, 'L N PE', 2.6, { color: '#87939b' }),
  );
  card(
    40,
    'slate',
    (w) =>
      art.rect(1.6, 2, w - 3.2, 9, '#12171a', 0.8) +
      text(3, 8.4, 'LX5-4100', 3.6, { color: '#fff' }) +
      art.rect(w - 4.6, 2, 3, 9, BAR, 0.6) +
      art.rect(3, 14, w - 6, 20, '#0b1012', 1) +
      art.rect(4, 15, w - 8, 18, '#0f2a20', 0.6) +
      text(6, 20.4, 'RUN', 3.4, { color: '#4ce482' }) +
      text(6, 25.6, '1.2 MS', 2.8, { color: '#9ff0bd' }) +
      text(6, 30.6, 'IP 10.4.0.12', 2.4, { color: '#9ff0bd' }) +
      art.path('M22 21l2-3 2 2 3-4 3 3', 'none', '#4ce482', 0.6) +
      art.rj45(4, 37, 9) +
      art.rj45(15, 37, 9) +
      art.rect(27, 37.6, 8, 3.4, '#0a0d0e', 0.4) +
      art.rect(27, 43, 8, 2, '#0a0d0e', 0.4) +
      [0, 1, 2, 3, 4].map((i) => art.led(6 + i * 5.4, 51, 0.8, i === 3 ? '#f6bb2a' : '#4ce482')).join('') +
      art.rect(4, 55.5, w - 9, 7, '#222b30', 0.8) +
      art.dot(w - 10, 59, 2, '#10161a') +
      art.rect(w - 10.5, 56.8, 1, 2.2, '#e8ecee'),
  );
  const io = (name, c, n) =>
    card(
      21,
      'pearl',
      (w) =>
        art.rect(1.4, 2, w - 2.8, 9, '#20282d', 0.8) +
        text(2.6, 8, name, 3, { color: '#fff' }) +
        art.rect(1.4, 11.4, w - 2.8, 1.1, c) +
        Array.from(
          { length: 8 },
          (_, i) =>
            art.rect(3, 15 + i * 2.6, 2.4, 1.6, i % n ? '#56636b' : '#3fd67a', 0.4) +
            art.rect(w - 5.4, 15 + i * 2.6, 2.4, 1.6, (i + 1) % n ? '#56636b' : '#3fd67a', 0.4) +
            art.line(7.6, 15.8 + i * 2.6, w - 7.6, 15.8 + i * 2.6, '#8b979e', 0.5),
        ).join('') +
        art.rect(2, 37.6, w - 4, 26, '#1b2327', 0.8) +
        Array.from(
          { length: 8 },
          (_, i) =>
            art.rect(3.6, 39 + i * 3, 4, 2.2, '#7c8991', 0.3) +
            art.rect(5, 39.4 + i * 3, 1.6, 1.4, '#0a0d0e') +
            art.rect(w - 7.6, 39 + i * 3, 4, 2.2, '#7c8991', 0.3) +
            art.rect(w - 6.2, 39.4 + i * 3, 1.6, 1.4, '#0a0d0e'),
        ).join(''),
    );
  io('DI16', '#5f8bf2', 2);
  io('DI16', '#5f8bf2', 3);
  io('DO16', '#f6bb2a', 4);
  io('AI8', BAR, 5);
  s.box(x, -D + 10, 3, 4, D - 10, H - 6, 'graphite', { dir: 'front', r: 1 });
  const c = (px, mat, k) =>
    s.cable(
      [
        [px, -D, 18],
        [px, -D - 4, 12],
        [px + k, -D - 4, 0],
        [px + k * 1.6, -D - 2, -12],
      ],
      0.75,
      mat,
      { shadow: false },
    );
  [
    [0, 'blue'],
    [1.6, 'grey'],
    [3.4, 'grey'],
    [5, 'blue'],
  ].forEach(([k, m], i) => {
    c(-11 + k, m, 1 + i * 0.3);
    c(10 + k, m, 1 + i * 0.3);
  });
  s.cable(
    [
      [-50.5, -D - 0.5, 25],
      [-50.5, -D - 9, 23],
      [-52, -D - 12, 8],
      [-58, -D - 8, -12],
    ],
    1.2,
    'green',
    { shadow: false },
  );
  return s;
}
