import { art } from '../board/artwork.mjs';
import { Scene } from '../board/scene.mjs';
import { arm } from '../models/arm.mjs';
import { amr } from '../models/amr.mjs';
import { cabinet } from '../models/robot-controller.mjs';
import { conveyor } from '../models/conveyor.mjs';
import { fingers } from '../models/arm-tools.mjs';
import { fence, scene } from './hall.mjs';

export function heroCell(view = {}, ground = {}, opt = {}) {
  const s = new Scene();
  fence(s, -250, 250, 150, 96);
  s.place(cabinet(), { at: [150, 118, 0], k: 0.82 });
  s.place(conveyor(), { at: [-190, 70, 0], k: 1.05 });
  s.place(conveyor(), { at: [-8, 70, 0], k: 1.05 });
  s.place(arm({ label: 'LR20-1720', turn: 196, lower: -22, upper: -6, wrist: -96, bulk: 1.25, L1: 80, L2: 86, tool: fingers }), {
    at: [96, 20, 0],
    k: 1.12,
  });
  const pallet = new Scene();
  for (const y of [-24, 0, 22]) pallet.box(-30, y - 4, 0, 60, 8, 6, 'card');
  for (let i = 0; i < 6; i++) pallet.box(-30 + i * 10.2, -28, 6, 8.6, 56, 2, 'card');
  for (const z of [8, 26])
    for (const y of [1, -27])
      for (const x of [-29, 1]) {
        pallet.box(x, y, z, 28, 26, 18, z > 10 ? 'white' : 'pearl', { b: 0.4 });
        pallet.onFront(x, y - 0.05, z + 18, art.rect(0, 14, 28, 1.4, '#3fd67a') + art.rect(9, 5, 10, 6, '#fff'));
      }
  s.place(pallet, { at: [20, -62, 0], k: 1.1 });
  s.place(amr(), { at: [196, -78, 0], k: 0.62, rot: 0 });
  return scene(
    s,
    { scale: 4.25, cx: 985, cy: 860, ...view },
    {
      pool: [70, 20],
      lane: [
        [-420, -118, 420, -115],
        [-420, 132, 420, 135],
      ],
      ...ground,
    },
    opt,
  );
}
