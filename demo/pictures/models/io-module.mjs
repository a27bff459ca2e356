import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK, PALE } from './colours.mjs';

const COLUMNS = [14, 38],
  ROWS = [44, 68, 92, 116];

/** threaded socket seen from the front: collar, insert with its key, five pins */
const socket = (x, y, insert) =>
  art.dot(x, y, 8.6, '#20272b') +
  art.dot(x - 0.3, y - 0.3, 8, '#aeb7bd') +
  art.dot(x, y, 6.9, '#4b555c') +
  art.dot(x, y, 6, insert) +
  art.rect(x - 0.9, y - 6.2, 1.8, 1.8, '#4b555c') +
  art.ring(x, y, 3.1, 4, 0.75, (px, py, r) => art.dot(px, py, r, '#d9b25a'), 0.8) +
  art.dot(x, y, 0.75, '#d9b25a');

/** Remote I/O for the machine itself: sealed block, eight sockets of two points each, bus and supply above. */
export function ioModule() {
  const s = new Scene(),
    W = 52,
    H = 146,
    D = 24,
    front = -D - 2;
  // strut that carries the block
  s.box(-15, 4, -14, 30, 16, H + 34, 'steel', { r: 1.4 });
  s.onFront(-15, 3.95, H + 20, art.rect(11.6, 0, 6.8, H + 34, '#4b555c') + art.rect(13, 0, 4, H + 34, '#20282d'));
  s.onRight(15.05, 4, H + 20, art.rect(5.4, 0, 5.2, H + 34, '#4b555c') + art.rect(6.4, 0, 3.2, H + 34, '#20282d'));
  s.onTop(-15, 20, H + 20.05, art.rect(1, 1, 28, 14, '#20282d', 1));
  s.aside();
  s.box(-W / 2 + 3, -2, -5, W - 6, 6, H + 10, 'dark', { dir: 'front', r: 2.4 });
  s.onFront(-W / 2 + 3, -2.05, H + 5, art.screw((W - 6) / 2, 2.6, 1.9) + art.screw((W - 6) / 2, H + 7.4, 1.9));
  s.box(-W / 2, -D, 0, W, D - 2, H, 'slate', { dir: 'front', r: 4 });
  s.box(-W / 2, front, 0, W, 4, H, 'graphite', { dir: 'front', r: 4, b: 1.2 });
  s.onRight(
    W / 2 + 0.05,
    -D + 4,
    H - 6,
    art.rect(3, 4, 12, 54, '#e1e5e8', 0.8) +
      `<g transform="translate(7.4 54) rotate(-90)">${text(0, 0, 'LX-R16', 4, { color: INK }) + text(0, 5, '16 DI/DO  IP67', 2.4, { color: INK })}</g>` +
      art.vents(3, 68, 12, 54, 12, '#12171a', 0.6),
  );
  const labels = ROWS.flatMap((y, r) =>
    COLUMNS.map((x, c) => {
      const n = r * 4 + c * 2,
        lit = [0, 1, 4, 6, 7, 11, 12].includes(n),
        next = [1, 4, 9, 12].includes(n + 1);
      return (
        socket(x, y, '#15191c') +
        art.rect(x - 5.6, y - 12, 4, 1.8, lit ? '#4ce482' : '#56636b', 0.5) +
        art.rect(x + 1.6, y - 12, 4, 1.8, next ? '#4ce482' : '#56636b', 0.5)
      );
    }),
  ).join('');
  s.onFront(
    -W / 2,
    front - 0.05,
    H,
    socket(14, 14, '#0c6b3c') +
      socket(38, 14, '#0c6b3c') +
      text(14, 27, 'BUS 1', 2.4, { color: PALE, anchor: 'middle' }) +
      text(38, 27, 'BUS 2', 2.4, { color: PALE, anchor: 'middle' }) +
      art.led(23.4, 8, 0.9) +
      art.led(28.6, 8, 0.9) +
      art.led(23.4, 13, 0.9) +
      art.led(28.6, 13, 0.9, '#f6bb2a') +
      labels +
      ROWS.map((y, r) => text(26, y + 1, `${r * 2}`, 3, { color: PALE, anchor: 'middle' })).join('') +
      text(8, 137, 'LX-R16', 4.4, { color: '#fff' }) +
      art.rect(37, 134, 8, 1.6, BAR, 0.5),
  );
  // plugs: bus in and out, three sensors
  const plug = (x, y, mat, way) => {
    const [px, py, pz] = [-W / 2 + x, front, H - y];
    s.lathe(
      [px, py, pz],
      [0, -1, 0],
      [
        [7.2, 0],
        [7.2, 5],
        [6.2, 5.4],
        [6.2, 14],
        [4.4, 17],
      ],
      'dark',
    );
    s.cable(
      [
        [px, py - 16, pz],
        [px, py - 23, pz + way[1] * 0.03],
        [px + way[0] * 0.5, py - 24, pz + way[1] * 0.35],
        [px + way[0], py - 15, pz + way[1]],
      ],
      2,
      mat,
      { shadow: false },
    );
  };
  plug(14, 14, 'green', [-20, 46]);
  plug(38, 14, 'green', [18, 42]);
  plug(38, 68, 'black', [13, -92]);
  plug(14, 68, 'black', [-15, -92]);
  plug(14, 92, 'black', [-6, -70]);
  return s;
}
