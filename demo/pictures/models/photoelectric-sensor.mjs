import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, PALE } from './colours.mjs';

/** Photoelectric sensor with its reflector. */
export function photoSensor() {
  const s = new Scene();
  // reflector behind
  s.box(36, 24, 0, 26, 5, 4, 'graphite', {});
  s.box(30, 22, 2, 38, 6, 56, 'amber', { dir: 'front', r: 5, b: 0.8 });
  s.onFront(
    30,
    21.95,
    58,
    art.rect(3.4, 3.4, 31.2, 49.2, '#c83a2c', 3) +
      Array.from({ length: 8 }, (_, r) =>
        Array.from(
          { length: 5 },
          (_, c) =>
            `<path d="M${(6.6 + c * 5.6 + (r % 2) * 2.2).toFixed(1)} ${6.6 + r * 5.6}l2.6 1.5v3l-2.6 1.5-2.6-1.5v-3Z" fill="#e2574a" stroke="#9c2418" stroke-width=".4"/>`,
        ).join(''),
      ).join(''),
  );
  // bracket
  s.prism(
    P.round(
      [
        [-52, 0],
        [0, 0],
        [0, 4],
        [-48, 4],
        [-48, 40],
        [-52, 40],
      ],
      0.6,
    ),
    F.front(0, 26, 0),
    34,
    'steel',
    {},
  );
  s.onTop(-48, 26, 4.05, art.rect(12, 6, 14, 4, '#3d474d', 2) + art.rect(12, 24, 14, 4, '#3d474d', 2) + art.hexbolt(34, 17, 3.4));
  s.aside();
  // body
  s.box(-44, -10, 8, 26, 36, 70, 'graphite', { r: 3, b: 1 });
  s.box(-44, -12, 10, 26, 4, 50, 'black', { dir: 'front', r: 3, b: 0.6 });
  s.onFront(
    -44,
    -12.05,
    60,
    art.rect(4, 4, 18, 20, '#0a0e10', 2) +
      art.dot(13, 14, 7.4, '#16242c') +
      art.dot(13, 14, 5.6, '#23414f') +
      art.path('M9 11.4a5 5 0 0 1 4-2.6', 'none', '#b9dbe8', 1) +
      art.rect(4, 27, 18, 20, '#0a0e10', 2) +
      art.dot(13, 37, 7.4, '#3a0d12') +
      art.dot(13, 37, 5, '#7d1822') +
      art.dot(13, 37, 2, '#ff6b6b'),
  );
  s.onRight(
    -18 + 0.05,
    -8,
    76,
    text(4, 12, 'LS-P40', 4, { color: '#fff' }) +
      text(4, 18, '6 M PNP', 2.8, { color: PALE }) +
      art.rect(4, 21, 22, 1.3, BAR) +
      art.dot(16, 36, 6.4, '#12171a') +
      art.dot(16, 36, 5, '#aeb7bd') +
      art.path('M12.6 36h6.8M16 32.6v6.8', 'none', '#2a3136', 1.2) +
      text(16, 49, 'SENS', 2.6, { color: PALE, anchor: 'middle' }) +
      art.screw(6, 62, 1.7) +
      art.screw(26, 62, 1.7),
  );
  s.onTop(-44, 26, 78.05, art.led(8, 8, 2) + art.led(18, 8, 2, '#f6bb2a') + art.vents(5, 18, 16, 10, 4));
  s.cable(
    [
      [-42, 24, 16],
      [-54, 30, 9],
      [-66, 36, 3],
      [-86, 36, 1.8],
      [-104, 28, 1.8],
    ],
    2,
    'black',
  );
  s.behind(1, 3);
  return s;
}
