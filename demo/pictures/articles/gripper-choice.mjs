import { art } from '../board/artwork.mjs';
import { Scene } from '../board/scene.mjs';
import { gripperElectric } from '../models/gripper-electric.mjs';
import { gripperVacuum } from '../models/gripper-vacuum.mjs';
import { torqueSensor } from '../models/torque-sensor.mjs';
import { dark } from '../scenes/hall.mjs';

/** Two grippers on a bench, with the parts that they grip: a carton, a bottle, a casting. */
export function gripperChoice() {
  const s = new Scene();
  s.box(-190, -70, -8, 380, 170, 8, 'dark', { r: 2, b: 0.6 });
  s.onTop(-190, 100, 0.05, Array.from({ length: 6 }, (_, i) => art.rect(6, 18 + i * 26, 368, 2.4, '#10161a', 1)).join(''));
  s.box(60, 36, 0, 70, 44, 46, 'card', {});
  s.onFront(60, 35.95, 46, art.rect(31, 0, 8, 46, '#e6cfa4', 0, 'opacity=".55"') + art.rect(6, 28, 16, 12, '#f4efe6'));
  s.onTop(60, 80, 46.05, art.rect(31, 0, 8, 44, '#e6cfa4', 0, 'opacity=".6"'));
  s.lathe(
    [-138, 46, 0],
    [0, 0, 1],
    [
      [17, 0],
      [17, 46],
      [15, 52],
      [7, 64],
      [7, 70],
    ],
    'blue',
  );
  s.lathe(
    [-138, 46, 70],
    [0, 0, 1],
    [
      [8.4, 0],
      [8.4, 8],
    ],
    'white',
  );
  s.lathe(
    [-138, 46, 14],
    [0, 0, 1],
    [
      [17.2, 0],
      [17.2, 22],
    ],
    'pearl',
  );
  s.place(gripperElectric(), { at: [-70, 10, 0], k: 0.86 });
  s.place(gripperVacuum(), { at: [66, -6, 0], k: 0.86 });
  s.place(torqueSensor(), { at: [-148, -34, 0], k: 0.5 });
  s.lathe(
    [154, 60, 0],
    [0, 0, 1],
    [
      [18, 0],
      [18, 10],
      [12, 12],
      [12, 24],
      [9, 26],
    ],
    'steel',
  );
  return dark(
    s,
    { scale: 3.05, cx: 585, cy: 530, el: 23, az: 26, floor: 0, fog: { from: 200, to: -500, color: '#161d21', k: 0.3 } },
    [0, 20],
    { x0: -900, x1: 900, y0: -500 },
  );
}
