import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { arm } from '../models/arm.mjs';
import { fingers } from '../models/arm-tools.mjs';
import { energyMeter } from '../models/energy-meter.mjs';
import { plcCompact } from '../models/plc-compact.mjs';
import { dark } from '../scenes/hall.mjs';

const stool = (s, x, y) => {
  s.lathe(
    [x, y, 0],
    [0, 0, 1],
    [
      [17, 0],
      [17, 2],
      [2.4, 4],
      [2.4, 34],
    ],
    'dark',
  );
  s.lathe(
    [x, y, 34],
    [0, 0, 1],
    [
      [15, 0],
      [16, 2],
      [16, 6],
      [14, 8],
    ],
    'green',
  );
};

/** A learner's bench: small arm, controller on a board, a computer with the program, two stools. */
export function internship() {
  const s = new Scene();
  // board on the wall behind with a chain of blocks on it
  s.box(-150, 92, 74, 300, 4, 96, 'pearl', { dir: 'front', r: 2 });
  s.onFront(
    -150,
    91.95,
    170,
    art.rect(4, 4, 292, 88, '#f5f7f8', 1) +
      text(14, 22, 'WEEK 1   PICK AND PLACE', 8, { color: '#20282d', w: 0.12 }) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            art.rect(14 + i * 58, 38, 40, 22, 'none', 2, `stroke="${i === 2 ? '#1da45e' : '#39434a'}" stroke-width="1.6"`) +
            (i < 3 ? art.path(`M${54 + i * 58} 49h14m-4-3l4 3-4 3`, 'none', '#39434a', 1.4) : ''),
        )
        .join('') +
      ['HOME', 'MOVE', 'GRIP', 'PLACE']
        .map((w, i) => text(34 + i * 58, 52, w, 5.4, { color: '#20282d', anchor: 'middle', w: 0.13 }))
        .join('') +
      art.path('M150 62c0 16-40 14-78 14s-38-4-38-14', 'none', '#c8323c', 1.2) +
      text(66, 86, 'ZONE 12 MM', 5, { color: '#c8323c', w: 0.13 }),
  );
  for (const [x, y] of [
    [-150, 50],
    [140, 50],
    [-150, -34],
    [140, -34],
  ])
    s.box(x, y, 0, 8, 8, 54, 'slate');
  s.box(-160, -42, 54, 320, 108, 5, 'pearl', { r: 2, b: 0.6 });
  s.place(plcCompact(), { at: [-104, 46, 59], k: 0.56 });
  s.place(energyMeter(), { at: [-24, 40, 59], k: 0.4 });
  s.place(arm({ label: 'LR7-910', turn: 176, lower: -10, upper: -4, wrist: -90, trim: 'slate', L1: 54, L2: 60, tool: fingers }), {
    at: [104, 22, 59],
    k: 0.72,
  });
  s.box(20, -20, 59, 34, 40, 2, 'graphite', { r: 1 });
  for (const [x, y] of [
    [28, 10],
    [40, 10],
    [28, -2],
    [40, -2],
    [28, -14],
  ])
    s.cyl([x, y, 61], [0, 0, 1], 3.6, 6, 'copper', { b: 0.5 });
  // computer
  s.box(-92, -26, 59, 50, 34, 2, 'slate', { r: 2 });
  s.onTop(
    -92,
    8,
    61.05,
    art.rect(4, 4, 42, 17, '#14191c', 1) +
      Array.from({ length: 4 }, (_, i) => art.rect(5, 5 + i * 4, 40, 3, '#39434a', 0.6)).join('') +
      art.rect(17, 23, 16, 9, '#39434a', 1),
  );
  s.box(-92, 8, 60, 50, 2, 34, 'black', { dir: 'front', r: 2 });
  s.onFront(
    -92,
    7.95,
    94,
    art.rect(2, 2, 46, 30, '#0e171b', 1) +
      Array.from({ length: 6 }, (_, i) =>
        art.rect(5 + (i % 3) * 3, 6 + i * 4, [20, 14, 24, 16, 10, 18][i], 1.6, i === 2 ? '#4ce482' : '#56666f', 0.6),
      ).join('') +
      art.path('M34 26v-8l-4-5 5-3', 'none', '#d8dfe3', 1.2) +
      art.dot(34, 18, 1.2, '#4ce482'),
  );
  stool(s, -66, -74);
  stool(s, 62, -82);
  return dark(s, { scale: 3.15, cx: 575, cy: 660, el: 16, az: 24, fog: { from: 220, to: -420, color: '#232c31', k: 0.5 } }, [0, 20], {
    x0: -900,
    x1: 900,
    y0: -500,
  });
}
