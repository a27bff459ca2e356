import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { PALE } from './colours.mjs';

/** Safety laser scanner. */
export function safetyScanner() {
  const s = new Scene();
  s.box(-34, -26, 0, 68, 54, 40, 'graphite', { r: 9, b: 1 });
  s.box(-35, -27, 34, 70, 56, 6, 'amber', { r: 10, b: 0.6 });
  s.onFront(
    -34,
    -26.05,
    34,
    art.rect(12, 7, 30, 17, '#0b1012', 1.4) +
      art.rect(13.4, 8.4, 27.2, 14.2, '#10221c', 0.8) +
      text(16, 14, 'FIELD 1', 3, { color: '#9ff0bd' }) +
      text(16, 20, 'CLEAR', 3.4, { color: '#4ce482' }) +
      art.led(49, 10, 1.5) +
      art.led(55, 10, 1.5, '#f6bb2a') +
      art.dot(49, 16, 1.5, '#3a444b') +
      text(47, 24, 'OSSD', 2.4, { color: PALE }) +
      text(12, 30.4, 'LZ270', 3.6, { color: '#fff' }),
  );
  s.onRight(34.05, -22, 30, art.vents(8, 6, 30, 14, 5));
  s.lathe(
    [0, 0, 40],
    [0, 0, 1],
    [
      [30, 0],
      [26, 5],
    ],
    'black',
  );
  s.lathe(
    [0, 0, 45],
    [0, 0, 1],
    [
      [24, 0],
      [28, 22],
    ],
    'glass',
  );
  s.lathe(
    [0, 0, 50],
    [0, 0, 1],
    [
      [25.3, 0],
      [26, 3],
    ],
    ['#3a0d12', '#5c1219', '#8a1a24', '#d3313b'],
  );
  s.lathe(
    [0, 0, 67],
    [0, 0, 1],
    [
      [31, 0],
      [31, 3],
    ],
    'amber',
  );
  s.lathe(
    [0, 0, 70],
    [0, 0, 1],
    [
      [31, 0],
      [31, 5],
      [28, 10],
      [20, 13],
    ],
    'graphite',
  );
  s.onTop(-14, 14, 83.05, text(14, 16.4, 'LINTARA', 3.4, { color: PALE, anchor: 'middle' }));
  s.cyl([22, -26, 10], [0, -1, 0], 5, 3, 'dark');
  s.lathe(
    [22, -29, 10],
    [0, -1, 0],
    [
      [4.2, 0],
      [4.2, 6],
      [5, 6],
      [5, 12],
      [3.4, 15],
    ],
    'dark',
  );
  s.cable(
    [
      [22, -43, 10],
      [22, -54, 8],
      [32, -62, 2],
      [54, -60, 1.8],
      [78, -48, 1.8],
    ],
    1.8,
    'black',
  );
  return s;
}
