import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR } from './colours.mjs';

/** Belt conveyor module with motor and side guides. */
export function conveyor() {
  const s = new Scene(),
    L = 170,
    W = 50,
    Z = 58;
  const leg = (x, y) => {
    s.box(x, y, 3, 5, 5, Z - 10, 'steel', {});
    s.cyl([x + 2.5, y + 2.5, 0], [0, 0, 1], 4.4, 1.6, 'black');
    s.cyl([x + 2.5, y + 2.5, 1.6], [0, 0, 1], 1.2, 3, 'dark');
  };
  leg(-L / 2 + 22, W / 2 - 4);
  leg(L / 2 - 28, W / 2 - 4);
  s.box(-L / 2 + 22, W / 2 - 3, 22, L - 46, 3, 4, 'steel', {});
  for (const x of [-L / 2 + 22, L / 2 - 28]) s.box(x + 1, -W / 2, 22, 3, W, 4, 'grey', {});
  // motor below
  s.cyl([8, 12, 36], [0, -1, 0], 11, 30, 'slate', { b: 0.8 });
  s.box(-6, -22, 26, 28, 12, 22, 'dark', { dir: 'front', r: 2, b: 0.6 });
  leg(-L / 2 + 22, -W / 2 - 1);
  leg(L / 2 - 28, -W / 2 - 1);
  s.box(-L / 2 + 22, -W / 2 - 1, 22, L - 46, 3, 4, 'steel', {});
  // belt body
  s.box(-L / 2, -W / 2, Z - 10, L, W, 12, 'black', { dir: 'front', r: 5.9 });
  s.prism(P.rect(L - 10, W - 1), F.top(0, 0, Z + 2), 0.4, 'graphite', { shadow: false });
  s.onTop(
    -L / 2,
    W / 2,
    Z + 2.45,
    Array.from({ length: 3 }, (_, i) => art.path(`M${30 + i * 50} ${W / 2 - 5}l7 5-7 5`, 'none', '#5b6871', 1.2)).join(''),
  );
  s.box(-L / 2 + 6, W / 2, Z - 8, L - 12, 2.4, 10, 'steel', {});
  s.behind(1, -3);
  // boxes
  const carton = (x, y, w, d, h) => {
    const before = s.items.length;
    s.box(x, y, Z + 2.4, w, d, h, 'card', {});
    s.onFront(
      x,
      y - 0.04,
      Z + 2.4 + h,
      art.rect(w / 2 - 2, 0, 4, h, '#e6cfa4', 0, 'opacity=".5"') + art.rect(2, h - 8, 8, 6, '#f4efe6', 0.4),
    );
    s.onTop(x, y + d, Z + 2.45 + h, art.rect(w / 2 - 2, 0, 4, d, '#e6cfa4', 0, 'opacity=".6"'));
    s.aside(before);
  };
  // guide at the back
  for (const x of [-60, 0, 56]) s.box(x, W / 2 + 1, Z, 2.4, 2.4, 16, 'grey', {});
  s.cable(
    [
      [-L / 2 + 4, W / 2 - 1, Z + 14],
      [L / 2 - 4, W / 2 - 1, Z + 14],
    ],
    1.2,
    'steel',
    { shadow: false },
  );
  carton(-62, -12, 30, 26, 22);
  carton(-8, -10, 24, 24, 30);
  carton(38, -12, 28, 26, 18);
  for (const x of [-60, 0, 56]) s.box(x, -W / 2 - 3.4, Z - 2, 2.4, 2.4, 18, 'grey', {});
  s.box(-L / 2 + 6, -W / 2 - 2.4, Z - 9, L - 12, 2.4, 11, 'steel', {});
  s.onFront(
    -L / 2 + 6,
    -W / 2 - 2.45,
    Z + 2,
    art.rect(2, 4.6, L - 16, 1.6, '#5d686f', 0.8) +
      art.rect(66, 1.6, 26, 7.6, '#20282d', 1) +
      text(79, 7, 'LB-500', 3.6, { color: '#fff', anchor: 'middle' }) +
      art.rect(93.4, 1.6, 1.6, 7.6, BAR),
  );
  s.cable(
    [
      [-L / 2 + 4, -W / 2 - 2, Z + 14],
      [L / 2 - 4, -W / 2 - 2, Z + 14],
    ],
    1.2,
    'steel',
    { shadow: false },
  );
  for (const x of [-L / 2 + 6, L / 2 - 6]) s.cyl([x, -W / 2 - 2.4, Z - 4], [0, -1, 0], 3.4, 1.6, 'dark');
  // photo eye
  s.box(24, -W / 2 - 8, Z + 4, 6, 6, 13, 'graphite', { r: 1, b: 0.4 });
  s.onFront(24, -W / 2 - 8.05, Z + 17, art.led(3, 3, 0.9) + art.dot(3, 9, 1.6, '#7d1822'));
  return s;
}
