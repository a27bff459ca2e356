import { text } from '../board/lettering.mjs';
import { hmi } from '../models/operator-panel.mjs';
import { plcRack } from '../models/plc-rack.mjs';
import { DRAW, sheet } from '../scenes/sheet.mjs';
import { G, svg } from '../scenes/svg.mjs';

// the address space of a line: depth, name, value
const NODES = [
  [0, 'OBJECTS', ''],
  [1, 'LINE 3', ''],
  [2, 'ROBOT 1', ''],
  [3, 'STATE', 'AUTO'],
  [3, 'PROGRAM', 'P-014'],
  [3, 'CYCLE', '0.62 S'],
  [2, 'CONVEYOR', ''],
  [3, 'SPEED', '0.45 M/S'],
  [2, 'ENERGY', '128.4 KW'],
];

/** A controller and a panel that share one tree of nodes. */
export function opcUa() {
  const rack = plcRack().render({ ...DRAW, art: 0.9, box: [80, 110, 500, 360], inner: true, id: 'p' }),
    panel = hmi().render({ ...DRAW, art: 0.9, box: [130, 470, 450, 700], inner: true, id: 'h' });
  const x0 = 660,
    y0 = 130,
    row = 66,
    pen = 'stroke="#8d9ca5" stroke-width="2" fill="none"';
  const y = (i) => y0 + i * row;
  const tree = NODES.map(([depth, name, value], i) => {
    const x = x0 + depth * 52,
      leaf = value !== '';
    const parent = NODES.slice(0, i).findLastIndex(([d]) => d < depth);
    return (
      (parent < 0 ? '' : `<path d="M${x - 52} ${y(parent) + 14}V${y(i)}H${x - 12}" ${pen}/>`) +
      (leaf
        ? `<circle cx="${x}" cy="${y(i)}" r="9" fill="#1b2226" stroke="${G}" stroke-width="2.6"/>`
        : `<rect x="${x - 12}" y="${y(i) - 12}" width="24" height="24" rx="3" fill="#1b2226" stroke="#dfe6e9" stroke-width="2.6"/>`) +
      text(x + 28, y(i) + 9, name, 18, { color: '#dfe6e9', w: 0.11 }) +
      (leaf ? text(1140, y(i) + 9, value, 18, { color: G, anchor: 'end', w: 0.11 }) : '')
    );
  }).join('');
  const wires = `<path d="M505 240H570V${y(0)}H${x0 - 24}M455 590H570V${y(0)}" stroke="${G}" stroke-width="3" fill="none"/><circle cx="570" cy="${y(0)}" r="7" fill="${G}"/>`;
  return svg(1200, 800, sheet(1200, 800) + rack.body + panel.body + wires + tree, rack.defs + panel.defs);
}
