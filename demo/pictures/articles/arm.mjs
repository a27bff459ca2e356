import { Scene } from '../board/scene.mjs';
import { arm } from '../models/arm.mjs';
import { torch } from '../models/arm-tools.mjs';
import { dark } from '../scenes/hall.mjs';

export function heavyArm() {
  const s = new Scene();
  s.place(
    arm({
      label: 'LR210',
      bulk: 1.34,
      L1: 78,
      L2: 84,
      turn: 190,
      lower: -22,
      upper: 2,
      wrist: -80,
      balancer: true,
      hoses: 'outside',
      body: 'pearl',
      trim: 'black',
      tool: torch,
    }),
  );
  return dark(s, { scale: 6.6, cx: 800, cy: 880, expo: 1 }, [0, 0]);
}
