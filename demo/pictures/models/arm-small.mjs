import { Scene } from '../board/scene.mjs';
import { arm } from './arm.mjs';
import { fingers } from './arm-tools.mjs';

export const armSmall = () => {
  // on its bench
  const s = new Scene();
  s.box(-46, -34, -16, 118, 68, 5, 'steel', { r: 2, b: 0.6 });
  for (const [x, y] of [
    [-44, 26],
    [64, 26],
  ])
    s.box(x, y, -52, 6, 6, 36, 'grey');
  s.behind(2);
  for (const [x, y] of [
    [-44, -32],
    [64, -32],
  ])
    s.box(x, y, -52, 6, 6, 36, 'grey');
  s.behind(2);
  s.aside();
  s.place(
    arm({ label: 'LR7-910', turn: 12, lower: 2, upper: 26, wrist: -88, body: 'white', trim: 'slate', L1: 54, L2: 60, tool: fingers }),
    { at: [-16, 0, -11], k: 0.9 },
  );
  const tray = s.items.length;
  s.box(36, -20, -11, 26, 34, 3, 'graphite', { r: 1 });
  for (const [x, y] of [
    [43, 6],
    [55, 6],
    [43, -6],
    [55, -6],
  ])
    s.cyl([x, y, -8], [0, 0, 1], 3.2, 5, 'copper', { b: 0.5 });
  s.aside(tray);
  return s;
};
