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

/** Coded safety switch: sensor on the frame, actuator on the door, a few millimetres of air between them. */
export function doorSwitch() {
  const s = new Scene(),
    H = 128;
  // door frame to the left, door leaf to the right with a hint of mesh
  const mesh = (x, w) =>
    s.onFront(
      x,
      11,
      H - 12,
      Array.from({ length: Math.round(w / 5) }, (_, i) => art.line(2 + i * 5, 0, 2 + i * 5, H - 24, '#39434a', 0.9)).join('') +
        Array.from({ length: 21 }, (_, i) => art.line(0, i * 5, w, i * 5, '#39434a', 0.9)).join(''),
    );
  mesh(38, 36);
  s.box(37, 5, H - 13, 38, 12, 12, 'steel', {});
  s.box(37, 5, 3, 38, 12, 12, 'steel', {});
  post(s, -46, H + 8);
  post(s, 15, H);
  s.aside();
  // sensor: long body, two holes, three lamps, plug at the foot
  s.box(-44, -6, 40, 18, 6, 66, 'grey', { dir: 'front', r: 1 });
  s.box(-46, -22, 42, 22, 16, 62, 'amber', { dir: 'front', r: 3, b: 1.2 });
  s.onFront(
    -46,
    -22.05,
    104,
    art.rect(3, 4, 16, 12, '#14191c', 1.4) +
      art.led(7, 8, 1.2) +
      art.led(11, 8, 1.2) +
      art.led(15, 8, 1.2, '#f6bb2a') +
      text(4.6, 14, '1 2 3', 2.2, { color: PALE }) +
      `<g transform="translate(17.4 53) rotate(-90)">${text(0, 0, 'LZ-D2', 6, { color: '#1a1405' })}${text(0, -9, 'RFID PL E', 2.6, { color: '#1a1405' })}</g>` +
      art.screw(11, 20.6, 1.9) +
      art.screw(11, 57.4, 1.9),
  );
  s.onRight(
    -23.95,
    -20,
    104,
    art.rect(2, 8, 10, 34, '#f3f5f6', 0.6) +
      `<g transform="translate(8.6 39) rotate(-90)">${text(0, 0, 'CODE HIGH', 2.8, { color: INK })}</g>` +
      art.rect(2, 46, 10, 8, '#7a5200', 1),
  );
  // actuator on the door
  s.box(15, -6, 62, 18, 6, 40, 'grey', { dir: 'front', r: 1 });
  s.box(-2, -20, 64, 36, 14, 36, 'graphite', { dir: 'front', r: 3, b: 1.2 });
  s.onFront(
    -2,
    -20.05,
    100,
    art.path('M4 12a9 9 0 0 1 0 12M7.6 9a13 13 0 0 1 0 18', 'none', '#4ce482', 0.9) +
      text(14, 14, 'LZ-D2', 4, { color: '#fff' }) +
      text(14, 19.6, 'TARGET', 2.6, { color: PALE }) +
      art.rect(14, 22, 15, 1.2, '#3fd67a') +
      art.screw(6, 4.6, 1.7) +
      art.screw(31, 4.6, 1.7) +
      art.screw(6, 31.4, 1.7) +
      art.screw(31, 31.4, 1.7),
  );
  s.onRight(34.05, -18, 100, art.rect(3, 6, 6, 24, '#12171a', 1));
  // plug and cable
  s.lathe(
    [-35, -14, 42],
    [0, 0, -1],
    [
      [4, 0],
      [4, 4],
      [5, 4],
      [5, 12],
      [4, 13],
      [3, 18],
    ],
    'dark',
  );
  s.cable(
    [
      [-35, -14, 24],
      [-35, -15, 14],
      [-38, -18, 5],
      [-52, -22, 2],
      [-76, -18, 2],
    ],
    1.9,
    'black',
  );
  return s;
}
