import { Scene } from '../board/scene.mjs';
import { arm } from '../models/arm.mjs';
import { cobot } from '../models/cobot.mjs';
import { conveyor } from '../models/conveyor.mjs';
import { fingers } from '../models/arm-tools.mjs';
import { scene } from './hall.mjs';

export function heroLine(view = {}, ground = {}, opt = {}) {
  const s = new Scene();
  for (let r = 2; r >= 0; r--) {
    const y = r * 168 - 50,
      x = r * -34;
    for (const cx of [-190, -20, 150]) s.place(conveyor(), { at: [cx + x, y, 0], k: 0.94 });
    s.place(arm({ label: 'LR20', turn: 166, lower: -16, upper: -8, wrist: -94, bulk: 1.15, L1: 70, L2: 74, tool: fingers }), {
      at: [120 + x, y - 74, 0],
      k: 0.96,
    });
    s.place(cobot({ turn: 164, lower: -24, upper: 12 }), { at: [-46 + x, y - 66, 0], k: 0.82 });
  }
  return scene(
    s,
    { scale: 4.5, cx: 960, cy: 800, el: 25, lod: 9, fog: { from: 120, to: -330, color: '#232c31', k: 0.86 }, ...view },
    { pool: [80, -20], wall: 0, y1: 700, lane: [[-420, -170, 420, -167]], ...ground },
    opt,
  );
}
