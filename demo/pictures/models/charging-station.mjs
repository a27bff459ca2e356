import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR } from './colours.mjs';

/** Charging station: cabinet with display, spring-loaded contact head near the floor, guide plate for the vehicle. */
export function chargingStation() {
  const s = new Scene(),
    W = 54,
    H = 92;
  // floor plate with guide rails
  s.box(-34, -58, 0, 68, 80, 1.6, 'dark', { r: 2, b: 0.3 });
  s.onTop(
    -34,
    22,
    1.65,
    art.path('M34 34v36', 'none', BAR, 1.6) +
      art.path('M12 42l8 10m36-10l-8 10', 'none', '#f6bb2a', 1.4) +
      [
        [4, 4],
        [64, 4],
        [4, 76],
        [64, 76],
      ]
        .map(([x, y]) => art.hexbolt(x, y, 1.5))
        .join(''),
  );
  s.box(-W / 2, -12, 1.6, W, 30, 8, 'black', { r: 2 });
  s.box(-W / 2, -12, 9.6, W, 30, H - 8, 'white', { r: 3, b: 1.4 });
  s.onRight(
    W / 2 + 0.05,
    -9,
    H,
    art.vents(4, 44, 16, 26, 8) +
      art.screw(3, 6, 0.9) +
      art.screw(21, 6, 0.9) +
      art.screw(3, 84, 0.9) +
      art.screw(21, 84, 0.9) +
      art.dot(12, 24, 4.4, '#20282d') +
      art.rect(11, 20.6, 2, 6.8, '#d3313b', 0.6),
  );
  s.box(-W / 2 + 4, -13.4, 34, W - 8, 2, 61, 'graphite', { dir: 'front', r: 2.4, b: 0.5 });
  s.onFront(
    -W / 2 + 4,
    -13.45,
    95,
    art.rect(5, 5, 36, 22, '#06090b', 1.4) +
      art.rect(6.4, 6.4, 33.2, 19.2, '#0f2a20', 0.8) +
      text(9, 13, 'CHARGING', 3, { color: '#9ff0bd' }) +
      text(9, 22, '82%', 6, { color: '#4ce482' }) +
      art.rect(27.4, 16.6, 10.4, 5.4, 'none', 0.8, 'stroke="#4ce482" stroke-width=".6"') +
      art.rect(28.4, 17.6, 7, 3.4, '#4ce482', 0.3) +
      text(5, 37, 'LCH48', 5.4, { color: '#fff' }) +
      text(5, 44, '48 V 100 A', 2.7, { color: '#c9d1d6' }) +
      art.rect(33, 34, 8, 1.6, BAR) +
      art.path('M38 40l-3.4 5h2.8l-1.4 4.4 4-5.6h-2.8Z', BAR) +
      art.rect(5, 54, 36, 2.2, '#a5f7c3', 1.1) +
      art.rect(5, 54, 36, 2.2, 'none', 1.1, 'stroke="#1da45e" stroke-width=".3"'),
  );
  // emergency stop on its collar
  s.cyl([20, -13.4, 42], [0, -1, 0], 4, 1.6, 'amber', { b: 0.3 });
  s.cyl([20, -15, 42], [0, -1, 0], 2.9, 3, ['#5a0d14', '#a01722', '#d3313b', '#f08a8f'], { b: 0.7 });
  // contact head
  s.box(-20, -16, 10, 40, 6, 20, 'slate', { dir: 'front', r: 2, b: 0.5 });
  for (const x of [-13, 13]) s.cyl([x, -16, 20], [0, -1, 0], 2.4, 10, 'steel');
  for (const x of [-13, 13])
    s.lathe(
      [x, -17, 20],
      [0, -1, 0],
      [
        [3.6, 0],
        [3.6, 8],
      ],
      'dark',
      { grooves: 6 },
    );
  s.box(-19, -32, 11, 38, 7, 18, 'graphite', { dir: 'front', r: 3, b: 1 });
  s.box(-15, -34, 21.4, 30, 2.4, 4, 'copper', { dir: 'front', r: 0.8, b: 0.3 });
  s.box(-15, -34, 14.4, 30, 2.4, 4, 'copper', { dir: 'front', r: 0.8, b: 0.3 });
  s.onFront(-19, -32.05, 29, text(2.4, 2.8, '+', 2.2, { color: '#fff' }) + art.led(35, 2.2, 0.6));
  // guide rails open towards the vehicle
  s.prism(
    P.round(
      [
        [-32, -56],
        [-29, -56],
        [-24, -34],
        [-24, -20],
        [-27, -20],
        [-27, -33],
      ],
      0.6,
    ),
    F.top(0, 0, 1.6),
    6,
    'amber',
    { b: 0.4 },
  );
  s.prism(
    P.round(
      [
        [32, -56],
        [29, -56],
        [24, -34],
        [24, -20],
        [27, -20],
        [27, -33],
      ],
      0.6,
    ),
    F.top(0, 0, 1.6),
    6,
    'amber',
    { b: 0.4 },
  );
  return s;
}
