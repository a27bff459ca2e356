import { art } from '../board/artwork.mjs';
import { Scene } from '../board/scene.mjs';
import { poly, svg } from './svg.mjs';

/** Isometric map tile, used if no map address is set. Roof and pin are white: the page colours them through the mask below. */
export function map(view = {}) {
  const s = new Scene();
  const blocks = [];
  for (let i = -3; i < 4; i++)
    for (let j = 3; j > -4; j--) {
      const x = i * 74,
        y = j * 66;
      if (i === 0 && j === 0) continue;
      const n = Math.abs((i * 13 + j * 29) % 5);
      if (n === 3) continue;
      blocks.push([
        x - 24,
        y - 20,
        n % 2 ? 24 : 46,
        n === 2 ? 20 : 38,
        6 + ((i * i * 7 + j * j * 11) % 4) * 5,
        ['pearl', 'white', 'pearl', 'grey', 'white'][n],
      ]);
      if (n % 2) blocks.push([x + 4, y - 20, 18, 18, 8 + n * 2, 'pearl']);
    }
  blocks.push([-26, -20, 48, 40, 20, 'graphite']);
  blocks.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  for (const [x, y, w, d, h, m] of blocks) {
    s.box(x, y, 0, w, d, h, m, {});
    if (m === 'graphite') {
      s.box(x, y, h, w, d, 2, 'white', {});
      s.onFront(x, y - 0.05, h, Array.from({ length: 5 }, (_, k) => art.rect(5 + k * 8.4, 6, 5, 8, '#4a5861')).join(''));
    }
  }
  s.lathe(
    [-2, 0, 24],
    [0, 0, 1],
    [
      [0.4, 0],
      [5.6, 16],
    ],
    'white',
  );
  s.ball([-2, 0, 44], 8.6, 'white');
  s.ball([0.6, -4.6, 48.2], 3.4, 'white');
  return s.render({
    w: 1600,
    h: 900,
    scale: 3.4,
    cx: 800,
    cy: 500,
    el: 38,
    az: 30,
    bg: 'none',
    shadow: 0.22,
    ...view,
    under: (pr) => {
      let g = `<rect width="1600" height="900" fill="#dde2e4"/>`;
      const road = (a, b, w, c) =>
        `<path d="M${pr(a)
          .map((v) => v.toFixed(1))
          .join(' ')}L${pr(b)
          .map((v) => v.toFixed(1))
          .join(' ')}" stroke="${c}" stroke-width="${w}" fill="none"/>`;
      g += poly([pr([-600, -560, 0]), pr([-600, -240, 0]), pr([600, -300, 0]), pr([600, -560, 0])], '#c7d6da');
      for (let i = -6; i < 7; i++) g += road([i * 74 + 37, -600, 0], [i * 74 + 37, 600, 0], i === -1 ? 34 : 20, '#f6f8f8');
      for (let j = -6; j < 7; j++) g += road([-600, j * 66 + 33, 0], [600, j * 66 + 33, 0], j === 0 ? 34 : 20, '#f6f8f8');
      g += `<g stroke-dasharray="14 12">${road([-37, -600, 0], [-37, 600, 0], 2, '#b4bec4')}${road([-600, 33, 0], [600, 33, 0], 2, '#b4bec4')}</g>`;
      return g;
    },
  });
}

/** Roof and pin of the map. */
export const mapMark = () =>
  svg(
    1600,
    900,
    '<path d="M689 450l68-72 142 50v5l-68 73-142-50z"/>' +
      '<path fill-rule="evenodd" d="M767 390a29 29 0 1 1 54 0l-26 44zM782 380a12 12 0 1 0 24 0a12 12 0 1 0-24 0"/>',
  );
