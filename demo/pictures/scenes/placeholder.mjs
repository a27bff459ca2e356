// placeholder.mjs: a flange in thin lines, in the place of a picture that is missing.
import { svg } from './svg.mjs';

const circle = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

export const placeholder = (w, h) => {
  const [x, y, k] = [w / 2, h / 2, h / 900];
  const holes = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    const at = [x + 190 * k * Math.cos(angle), y + 190 * k * Math.sin(angle)];
    return circle(...at, 24 * k) + circle(...at, 13 * k);
  });
  const rings = [250, 236, 134, 124, 72].map((radius) => circle(x, y, radius * k));
  const axes = `<path d="M${x - 320 * k} ${y}h${640 * k}M${x} ${y - 320 * k}v${640 * k}" stroke-width="1" stroke-dasharray="30 7 6 7"/>`;
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#e9eced"/><g fill="none" stroke="#aab5bb" stroke-width="2">${rings.join('')}${holes.join('')}${axes}</g>`,
  );
};
