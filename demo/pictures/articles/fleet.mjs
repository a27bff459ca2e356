import { Scene } from '../board/scene.mjs';
import { amr } from '../models/amr.mjs';
import { dark } from '../scenes/hall.mjs';

export function fleet() {
  const s = new Scene();
  for (let r = 3; r >= 0; r--)
    for (let c = 0; c < 3; c++) s.place(amr({ load: (r + c) % 2 === 0 }), { at: [c * 150 - 150 + r * 10, r * 110 - 60, 0], k: 0.95 });
  return dark(s, { scale: 3.7, cx: 600, cy: 640, el: 26, lod: 5, fog: { from: 120, to: -320, color: '#232c31', k: 0.84 } }, [0, 0]);
}
