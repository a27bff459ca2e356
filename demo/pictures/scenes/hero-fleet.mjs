import { art } from '../board/artwork.mjs';
import { Scene } from '../board/scene.mjs';
import { amr } from '../models/amr.mjs';
import { forklift } from '../models/agv-forklift.mjs';
import { scene } from './hall.mjs';

export function heroFleet(view = {}, ground = {}, opt = {}) {
  const s = new Scene();
  const rack = (x, y, n = 3) => {
    for (let i = 0; i <= n; i++) s.box(x + i * 58, y + 26, 0, 3, 3, 150, 'slate');
    for (const z of [4, 52, 100])
      for (let i = 0; i < n; i++) {
        s.box(x + i * 58, y, z, 58, 3, 4, 'grey');
        for (const dx of [5, 31]) {
          const h = 22 + ((i * 7 + z + dx) % 3) * 7;
          s.box(x + i * 58 + dx, y + 4, z + 4, 22, 22, h, (i + z + dx) % 5 ? 'card' : 'pearl', {});
          s.onFront(
            x + i * 58 + dx,
            y + 3.95,
            z + 4 + h,
            art.rect(9, 0, 3, h, '#e6cfa4', 0, 'opacity=".4"') + art.rect(3, h - 9, 6, 5, '#f4efe6'),
          );
        }
        s.box(x + i * 58, y, z, 58, 3, 4, 'grey');
      }
    for (let i = 0; i <= n; i++) s.box(x + i * 58, y, 0, 3, 3, 150, 'slate');
  };
  rack(-230, 230, 9);
  rack(-160, 120, 3);
  rack(76, 120, 3);
  s.place(forklift(), { at: [176, 52, 0], k: 0.8 });
  s.place(amr({ load: true }), { at: [10, 30, 0], k: 0.9 });
  s.place(amr(), { at: [120, -66, 0], k: 1.02 });
  s.place(amr({ load: true }), { at: [-120, 36, 0], k: 0.8 });
  return scene(
    s,
    { scale: 4.5, cx: 900, cy: 840, el: 22, fog: { from: 160, to: -330, color: '#232c31', k: 0.84 }, ...view },
    {
      pool: [70, 0],
      wall: 0,
      y1: 600,
      lane: [
        [-420, -8, 420, -5],
        [-420, -122, 420, -119],
      ],
      ...ground,
    },
    opt,
  );
}
