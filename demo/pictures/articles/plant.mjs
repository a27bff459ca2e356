import { A } from '../scenes/hall.mjs';
import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';

export function plant() {
  // the new plant, isometric
  const s = new Scene();
  s.box(-150, 40, 0, 150, 90, 46, 'pearl', {});
  s.onFront(
    -150,
    39.95,
    46,
    Array.from({ length: 7 }, (_, i) => art.rect(8 + i * 20, 10, 14, 10, '#26323a') + art.rect(8 + i * 20, 26, 14, 10, '#26323a')).join(''),
  );
  s.box(0, 10, 0, 170, 120, 38, 'white', {});
  for (let i = 0; i < 5; i++)
    s.prism(
      [
        [0, 0],
        [34, 0],
        [34, 4],
        [6, 17],
        [0, 17],
      ],
      { o: [i * 34, 130, 38], U: [1, 0, 0], V: [0, 0, 1], W: [0, -1, 0] },
      120,
      'grey',
    );
  s.onFront(
    0,
    9.95,
    38,
    art.rect(0, 31, 170, 1.6, '#3fd67a') +
      [0, 1, 2, 3]
        .map((i) => art.rect(14 + i * 24, 12, 18, 26, '#3a464d') + art.vents(14 + i * 24, 12, 18, 26, 8, '#20282d', 0.8))
        .join('') +
      text(116, 17, 'LINTARA', 7, { color: '#20282d' }),
  );
  s.onRight(170.05, 10, 38, Array.from({ length: 6 }, (_, i) => art.rect(8 + i * 19, 8, 13, 8, '#1c262b')).join(''));
  const truck = (x, y) => {
    for (const dx of [6, 16, 44]) s.cyl([x + dx, y + 2, 4], [0, -1, 0], 4, 3, 'black');
    s.box(x, y, 4, 42, 16, 20, 'white', {});
    s.onFront(x, y - 0.05, 24, art.rect(0, 12, 42, 2, '#3fd67a'));
    s.box(x + 43, y, 4, 12, 16, 15, 'slate', { b: 1 });
  };
  truck(10, -34);
  truck(96, -34);
  for (const [x, y] of [
    [-130, -10],
    [-100, -20],
    [-66, -6],
    [-30, -22],
    [186, 60],
    [192, 96],
  ]) {
    s.cyl([x, y, 0], [0, 0, 1], 1.4, 8, 'dark');
    s.lathe(
      [x, y, 8],
      [0, 0, 1],
      [
        [9, 0],
        [7, 10],
        [0.4, 26],
      ],
      ['#1d3a2b', '#2f5b44', '#4c8363', '#7cb494'],
    );
  }
  return s.render({ ...A, box: [110, 120, 1090, 690], el: 30, bg: 'light', under: '' });
}
