import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { INK, PALE } from './colours.mjs';

/** aluminium profile, 30 x 30, with its grooves */
function post(s, x, h) {
  s.box(x, 0, 0, 22, 22, h, 'steel', { r: 1.4 });
  s.onFront(x, -0.05, h, art.rect(8.4, 0, 5.2, h, '#4b555c') + art.rect(9.6, 0, 2.8, h, '#20282d'));
  s.onRight(x + 22.05, 0, h, art.rect(8.4, 0, 5.2, h, '#4b555c') + art.rect(9.6, 0, 2.8, h, '#20282d'));
  s.onTop(x, 22, h + 0.05, art.rect(0.8, 0.8, 20.4, 20.4, '#20282d', 1.4) + art.rect(4, 4, 14, 14, '#39434a', 1));
}

/** Coded guard locking: the device on the frame holds the tongue of the key on the door. */
export function doorSwitch() {
  const s = new Scene(),
    H = 140;
  // door frame to the left, door leaf to the right with a suggestion of mesh
  const mesh = (x, w) =>
    s.onFront(
      x,
      11,
      H - 12,
      Array.from({ length: Math.round(w / 5) }, (_, i) => art.line(2 + i * 5, 0, 2 + i * 5, H - 24, '#39434a', 0.9)).join('') +
        Array.from({ length: 24 }, (_, i) => art.line(0, i * 5, w, i * 5, '#39434a', 0.9)).join(''),
    );
  mesh(38, 36);
  s.box(37, 5, H - 13, 38, 12, 12, 'steel', {});
  s.box(37, 5, 3, 38, 12, 12, 'steel', {});
  post(s, -46, H + 8);
  post(s, 15, H);
  s.aside();
  // plug and cable below, behind the foot of the body
  s.lathe(
    [-34, -16, 10],
    [0, 0, -1],
    [
      [4, 0],
      [4, 3],
      [5, 3],
      [5, 10],
      [4, 11],
      [2.6, 14],
    ],
    'dark',
  );
  s.cable(
    [
      [-34, -16, -3],
      [-34, -17, -8],
      [-40, -20, -12],
      [-58, -24, -13],
      [-80, -20, -13],
    ],
    1.9,
    'black',
  );
  // solenoid body with lamps and auxiliary release, coded head on top of it
  s.box(-44, -6, 4, 20, 6, 116, 'grey', { dir: 'front', r: 1 });
  s.box(-46, -28, 8, 24, 22, 80, 'graphite', { dir: 'front', r: 2.4, b: 1.2 });
  s.box(-46, -30, 89, 24, 24, 29, 'amber', { dir: 'front', r: 3, b: 1.3 });
  s.onFront(
    -46,
    -28.05,
    88,
    art.rect(4, 5, 16, 9, '#0b1012', 1.2) +
      art.led(8, 9.5, 1.1) +
      art.led(12, 9.5, 1.1) +
      art.led(16, 9.5, 1.1, '#f6bb2a') +
      `<g transform="translate(15 52) rotate(-90)">${text(0, 0, 'LZ-D2', 6, { color: '#fff' })}${text(0, 6, '2500 N  PL E', 2.8, { color: PALE })}</g>` +
      art.dot(12, 65, 6.4, '#f6bb2a') +
      art.dot(12, 65, 4.6, '#12171a') +
      art.dot(11.7, 64.7, 4, '#aeb7bd') +
      art.rect(11.1, 61, 1.8, 8, '#2a3136', 0.6) +
      art.screw(4, 76, 1.5) +
      art.screw(20, 76, 1.5),
  );
  s.onFront(
    -46,
    -30.05,
    118,
    text(12, 13, 'RFID', 4.4, { color: '#1a1405', anchor: 'middle' }) +
      art.path('M7.4 19.4a7 7 0 0 1 9.2 0M9.4 22a4 4 0 0 1 5.2 0', 'none', '#1a1405', 1) +
      art.screw(4, 4.4, 1.5) +
      art.screw(20, 4.4, 1.5),
  );
  s.onRight(
    -21.95,
    -26,
    88,
    art.rect(4, 8, 14, 56, '#f3f5f6', 0.6) +
      `<g transform="translate(12.6 60) rotate(-90)">${text(0, 0, 'CODE HIGH', 3.4, { color: INK })}</g>`,
  );
  s.onRight(-21.95, -28, 118, art.rect(7, 9, 9, 12, '#12171a', 1));
  // the key on the door: block, and the tongue that the head holds
  s.box(15, -8, 84, 20, 8, 44, 'grey', { dir: 'front', r: 1 });
  s.box(-21.9, -20, 99.6, 26, 6, 8.6, 'steel', { dir: 'front', r: 0.8, b: 0.5 });
  s.box(0, -26, 88, 36, 18, 36, 'graphite', { dir: 'front', r: 3, b: 1.2 });
  s.onFront(
    0,
    -26.05,
    124,
    text(6, 13, 'LZ-D2', 4, { color: '#fff' }) +
      text(6, 18.6, 'KEY', 2.8, { color: PALE }) +
      art.rect(6, 21.4, 13, 1.2, '#3fd67a') +
      [
        [4.4, 4.4],
        [31.6, 4.4],
        [4.4, 31.6],
        [31.6, 31.6],
      ]
        .map(([x, y]) => art.screw(x, y, 1.7))
        .join(''),
  );
  s.onRight(36.05, -24, 124, art.rect(4, 6, 8, 24, '#12171a', 1));
  return s;
}
