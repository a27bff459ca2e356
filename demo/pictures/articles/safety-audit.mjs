import { Scene } from '../board/scene.mjs';
import { arm } from '../models/arm.mjs';
import { fingers } from '../models/arm-tools.mjs';
import { lightCurtain } from '../models/light-curtain.mjs';
import { cabinet } from '../models/robot-controller.mjs';
import { safetyScanner } from '../models/safety-scanner.mjs';
import { dark, fence } from '../scenes/hall.mjs';

/** points of a sector on the floor */
const sector = (x, y, r, from, to) => [
  [x, y],
  ...Array.from({ length: 25 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  }),
];

/** A cell with the items of a safety audit: fence, light curtain, scanner with its warning and protective fields. */
export function safetyAudit() {
  const s = new Scene();
  fence(s, -160, 176, 110, 92);
  s.place(cabinet(), { at: [120, 84, 0], k: 0.72 });
  s.place(arm({ label: 'LR20-1720', turn: 186, lower: -20, upper: -8, wrist: -92, bulk: 1.15, L1: 74, L2: 78, tool: fingers }), {
    at: [26, 30, 0],
    k: 0.82,
  });
  s.place(lightCurtain(), { at: [-72, -46, 0], k: 0.78 });
  s.place(safetyScanner(), { at: [84, -62, 0], k: 0.34 });
  return dark(s, { scale: 3.95, cx: 620, cy: 530, el: 24, fog: { from: 150, to: -330, color: '#232c31', k: 0.7 } }, [20, 0], {
    zones: [
      [sector(84, -66, 150, 192, 352), '#f6bb2a', 'opacity=".16"'],
      [sector(84, -66, 96, 192, 352), '#d3313b', 'opacity=".3"'],
      [
        [
          [-134, -48],
          [-10, -48],
          [-10, -44],
          [-134, -44],
        ],
        '#f6bb2a',
        'opacity=".7"',
      ],
    ],
  });
}
