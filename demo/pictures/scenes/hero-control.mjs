import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { cabinet } from '../models/robot-controller.mjs';
import { scene } from './hall.mjs';
import { G } from './svg.mjs';

export function heroControl(view = {}, ground = {}, opt = {}) {
  const s = new Scene(),
    screen = (x, z, w, h, a) => {
      s.box(x, 96, z, w, 6, h, 'black', { dir: 'front', r: 1.4, b: 0.5 });
      s.onFront(x, 95.95, z + h, art.rect(1.6, 1.6, w - 3.2, h - 3.2, '#0d1518', 0.6) + a(w, h));
    };
  s.box(-300, 104, 0, 640, 4, 170, 'slate', {});
  s.box(-300, 103, 64, 640, 1, 1.2, 'green', {});
  const chart = (w, h, c = G, seed = 1) => {
    let d = `M5 ${h - 10}`;
    for (let i = 0; i <= 20; i++)
      d += `L${(5 + (i * (w - 10)) / 20).toFixed(1)} ${(h - 10 - (h - 26) * (0.35 + 0.3 * Math.sin(i * 0.7 * seed) + 0.25 * Math.sin(i * 1.9 + seed))).toFixed(1)}`;
    return art.path(d, 'none', c, 0.6) + [0.3, 0.55, 0.8].map((k) => art.line(5, h * k, w - 5, h * k, '#2b383f', 0.25)).join('');
  };
  const plan = (w) =>
    [0, 1, 2]
      .map(
        (r) =>
          art.path(`M8 ${16 + r * 14}H${w - 8}`, 'none', '#3b4a52', 1.4) +
          Array.from({ length: 9 }, (_, i) =>
            art.rect(10 + i * 11, 12.4 + r * 14, 6, 6, ['#22313a', '#1f6b47', '#22313a', '#2b3d47'][(i + r) % 4], 0.6),
          ).join('') +
          art.dot(20 + r * 26, 16 + r * 14, 1.7, r === 1 ? '#f6bb2a' : G),
      )
      .join('');
  const bars = (w, h) =>
    Array.from({ length: 12 }, (_, i) => {
      const k = 6 + ((i * 7) % 17);
      return art.rect(6 + i * ((w - 12) / 12), h - 7 - k, (w - 12) / 18, k, i === 8 ? '#f6bb2a' : '#2f9e63');
    }).join('');
  screen(-150, 84, 74, 46, (w, h) => text(5, 9, 'ENERGY', 3, { color: '#c9d1d6' }) + chart(w, h, '#5f8bf2', 1.3));
  screen(
    -70,
    72,
    118,
    64,
    (w, h) =>
      text(6, 10, 'PLANT 2  LINES 1-3', 3.4, { color: '#e8ecee' }) +
      text(w - 6, 10, '14:26', 3.4, { color: '#e8ecee', anchor: 'end' }) +
      plan(w) +
      text(6, 60, 'OEE 91.4%', 3.4, { color: G }),
  );
  screen(54, 84, 74, 46, (w, h) => text(5, 9, 'OUTPUT / H', 3, { color: '#c9d1d6' }) + bars(w, h));
  screen(134, 84, 74, 46, (w, h) => text(5, 9, 'CYCLE', 3, { color: '#c9d1d6' }) + chart(w, h, G, 2.1));
  const desk = (x) => {
    s.box(x, 0, 0, 5, 40, 34, 'graphite');
    s.box(x + 99, 0, 0, 5, 40, 34, 'graphite');
    s.box(x - 4, -8, 34, 112, 54, 3, 'slate', { b: 0.5 });
    s.box(x + 18, 26, 37, 6, 6, 8, 'black');
    s.box(x + 76, 26, 37, 6, 6, 8, 'black');
    for (const [dx, c] of [
      [2, G],
      [54, '#5f8bf2'],
    ]) {
      s.box(x + dx, 24, 44, 46, 3, 28, 'black', { dir: 'front', r: 1, b: 0.4 });
      s.onFront(
        x + dx,
        23.95,
        72,
        art.rect(1.4, 1.4, 43.2, 25.2, '#0e171b', 0.5) +
          `<g transform="scale(.62)">${chart(70, 42, c, dx / 20 + 1)}</g>` +
          text(4, 6.6, 'LINE', 2, { color: '#c9d1d6' }),
      );
    }
    s.box(x + 30, -2, 37, 34, 11, 1, 'black', { r: 1 });
    s.box(x + 70, 0, 37, 6, 8, 1.2, 'black', { r: 2 });
    // chair
    s.cyl([x + 52, -42, 0], [0, 0, 1], 15, 2, 'black');
    s.cyl([x + 52, -42, 2], [0, 0, 1], 2, 18, 'dark');
    s.box(x + 36, -56, 20, 32, 30, 5, 'graphite', { r: 6, b: 1 });
    s.box(x + 37, -60, 26, 30, 5, 34, 'graphite', { dir: 'front', r: 7, b: 1.4 });
  };
  desk(-110);
  desk(24);
  s.place(cabinet(), { at: [220, 90, 0], k: 0.8 });
  return scene(
    s,
    { scale: 4.7, cx: 1080, cy: 880, el: 15, az: 24, fog: { from: 160, to: -420, color: '#232c31', k: 0.5 }, ...view },
    { pool: [40, 20], wall: 0, y1: 420, ...ground },
    opt,
  );
}
