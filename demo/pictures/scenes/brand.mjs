// brand.mjs: the logo (two links and a joint in the shape of an L), icons and social card.
import { text } from '../board/lettering.mjs';
import { arm } from '../models/arm.mjs';
import { fingers } from '../models/arm-tools.mjs';
import { line, svg } from './svg.mjs';

const mark = (ink = '#12181b', dot = '#2fbf6a', x = 0, y = 0, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M14 8v40h40" fill="none" stroke="${ink}" stroke-width="15" stroke-linejoin="miter"/><path d="M32 8h6a16 16 0 0 1 16 16v6" fill="none" stroke="${ink}" stroke-width="3.4"/><circle cx="32" cy="29.6" r="7.4" fill="${dot}"/></g>`;
const word = (x, y, s, ink) => text(x, y, 'LINTARA', s, { color: ink, w: 0.19, gap: 2.6 });
export const brand = {
  // fills its square, because phones cut their own corners
  icon: () => svg(64, 64, '<rect width="64" height="64" fill="#12181b"/>' + mark('#ffffff', '#4ce482', 10, 10, 0.7)),
  // legible on white and on graphite: own background with a hairline border
  tile: () =>
    svg(
      64,
      64,
      '<rect x=".5" y=".5" width="63" height="63" rx="4" fill="#12181b" stroke="#37444b"/>' + mark('#ffffff', '#4ce482', 8, 8, 0.76),
    ),
  card: () => {
    const hero = arm({ label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, lower: -34, upper: 10, wrist: -80, tool: fingers }).render({
      w: 1200,
      h: 630,
      bg: 'none',
      box: [610, 60, 1120, 575],
      shadow: 0.5,
      inner: true,
    });
    let ground = '<rect width="1200" height="630" fill="#161d21"/>';
    for (let x = 0; x <= 1200; x += 40) ground += line([x, 0], [x, 630], '#fff', 1, 0.045);
    for (let y = 30; y <= 630; y += 40) ground += line([0, y], [1200, y], '#fff', 1, 0.045);
    return svg(
      1200,
      630,
      ground +
        '<ellipse cx="870" cy="500" rx="420" ry="150" fill="url(#lamp)"/>' +
        hero.body +
        mark('#ffffff', '#4ce482', 72, 92, 1.5) +
        word(196, 160, 46, '#ffffff') +
        `<path d="M80 250H540M80 240V260M540 240V260M195 245V255M310 245V255M425 245V255" stroke="#4ce482" stroke-width="2"/>` +
        text(80, 322, 'ROBOTS, DRIVES AND', 25, { color: '#eef1f2', w: 0.1 }) +
        text(80, 372, 'CONTROLS THAT ARRIVE', 25, { color: '#eef1f2', w: 0.1 }) +
        text(80, 422, 'AS ONE LINE.', 25, { color: '#eef1f2', w: 0.1 }) +
        text(80, 550, 'AUTOMATION / CIKARANG', 16, { color: '#8d9ca5', w: 0.1 }),
      hero.defs +
        '<radialGradient id="lamp"><stop offset="0" stop-color="#b9c8d0" stop-opacity=".42"/><stop offset="1" stop-color="#7f929d" stop-opacity="0"/></radialGradient>',
    );
  },
};
