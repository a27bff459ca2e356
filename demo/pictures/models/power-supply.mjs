import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, PALE } from './colours.mjs';
import { rail } from './rail.mjs';

/** Power supply for the rail: perforated case, mains terminals above, 24 V below. */
export function powerSupply() {
  const s = new Scene(),
    W = 56,
    H = 112,
    D = 74;
  rail(s, -70, 142, 1, H / 2 - 6);
  s.box(-W / 2, -D + 6, 0, W, D - 6, H, 'steel', { dir: 'front', r: 1 });
  // perforation as rows of slots, with the plate behind it in shadow
  s.onRight(
    W / 2 + 0.05,
    -D + 6,
    H,
    Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 7 }, (_, c) =>
        art.rect(+(5 + c * 8.6 + (r % 2) * 2.4).toFixed(1), 9 + r * 10.6, 5, 6, '#1b2226', 2, 'opacity=".82"'),
      ).join(''),
    ).join(''),
  );
  s.onTop(
    -W / 2,
    -2,
    H + 0.05,
    Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 6 }, (_, c) => art.rect(5 + c * 8, 8 + r * 11, 5, 6, '#1b2226', 2, 'opacity=".8"')).join(''),
    ).join(''),
  );
  s.box(-W / 2, -D, 1, W, 8, H - 2, 'graphite', { dir: 'front', r: 2, b: 1 });
  const screws = (x, y, n, p, fill) =>
    Array.from(
      { length: n },
      (_, i) =>
        art.rect(+(x + i * p).toFixed(2), y, p * 0.9, 12, fill, 0.8) +
        art.dot(+(x + i * p + p * 0.45).toFixed(2), y + 4.6, p * 0.3, '#aeb7bd') +
        art.path(`M${(x + i * p + p * 0.22).toFixed(2)} ${y + 4.6}h${(p * 0.46).toFixed(2)}`, 'none', '#3d464c', 0.9) +
        art.rect(+(x + i * p + p * 0.2).toFixed(2), y + 8.6, p * 0.5, 2.6, '#06090a', 0.3),
    ).join('');
  s.onFront(
    -W / 2,
    -D - 0.05,
    H - 1,
    screws(6, 4, 3, 9, '#26423a') +
      text(8, 20.4, 'L   N   PE', 2.4, { color: PALE }) +
      text(37, 11, 'AC 100', 2.4, { color: PALE }) +
      text(37, 15, '- 240 V', 2.4, { color: PALE }) +
      art.path('M5 25H51', 'none', '#12171a', 0.8) +
      text(7, 38, 'LP24', 8, { color: '#fff' }) +
      art.rect(40, 33.4, 9, 2.8, BAR, 0.5) +
      text(7, 46, '24 V 20 A 480 W', 2.8, { color: PALE }) +
      art.rect(7, 52, 42, 18, '#0b1012', 1.2) +
      art.rect(8.4, 53.4, 39.2, 15.2, '#0f2a20', 0.7) +
      text(11, 64, '24.1V', 5.6, { color: '#4ce482' }) +
      Array.from({ length: 6 }, (_, i) => art.rect(35 + i * 2, 65 - i * 1.5, 1.4, 1.6 + i * 1.5, i < 4 ? '#4ce482' : '#33424a', 0.2)).join(
        '',
      ) +
      art.led(9.6, 77, 1.2) +
      text(13, 78.2, 'DC OK', 2.6, { color: PALE }) +
      art.led(9.6, 82.6, 1.2, '#f6bb2a') +
      text(13, 83.8, 'BOOST', 2.6, { color: PALE }) +
      art.dot(42, 80, 5, '#12171a') +
      art.dot(42, 80, 3.8, '#aeb7bd') +
      art.path('M39.8 81.6l4.4-3.2', 'none', '#2a3136', 1.1) +
      text(42, 89, '24-28', 2.2, { color: PALE, anchor: 'middle' }) +
      screws(6, 95, 5, 9, '#20282d') +
      text(8, 92.6, '+  +  -  -', 3, { color: PALE }),
  );
  const wire = (x, m, k) =>
    s.cable(
      [
        [x, -D - 0.5, 7],
        [x, -D - 6, 4],
        [x + k, -D - 6, -6],
        [x + k * 1.6, -D - 3, -16],
      ],
      1.15,
      m,
      { shadow: false },
    );
  wire(-18, 'redbeam', -1.4);
  wire(-9, 'redbeam', -0.6);
  wire(0, 'blue', 0.2);
  wire(9, 'blue', 1);
  return s;
}
