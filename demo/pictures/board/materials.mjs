// materials.mjs: colours of the materials.
import { clamp } from './vectors.mjs';

// Four colours from shade to highlight. One family of greys, two small accents.
export const MAT = {
  white: ['#75818a', '#aab4bb', '#e1e5e8', '#ffffff'],
  pearl: ['#66717a', '#99a4ab', '#cdd3d7', '#f3f5f6'],
  grey: ['#454e55', '#737d85', '#a3acb2', '#d0d6da'],
  slate: ['#262d33', '#424c54', '#66717a', '#93a0a8'],
  graphite: ['#12171a', '#222a2f', '#3a444b', '#65727b'],
  black: ['#090c0e', '#14191c', '#252c31', '#4a555c'],
  steel: ['#4b555c', '#8d979e', '#d3d9dc', '#ffffff', 1],
  dark: ['#1a2025', '#39434a', '#6b7780', '#b7c1c8', 1],
  green: ['#0c6b3c', '#1da45e', '#4ce482', '#a5f7c3'],
  amber: ['#8f5d00', '#cf8f08', '#f6bb2a', '#ffe190'],
  blue: ['#122f78', '#1d49b4', '#2f6bf0', '#86abff'],
  copper: ['#6a3a1c', '#a8673a', '#dc9c68', '#ffd9b5', 1],
  redbeam: ['#8a1a24', '#c8323c', '#ef5a63', '#ff9aa0'],
  card: ['#7d5f3d', '#a98558', '#cfab7b', '#e9cda3'],
  glass: ['#0a1114', '#10191e', '#1d2b33', '#4e6a78'],
};
export const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
export const toHex = (c) =>
  '#' +
  c
    .map((x) =>
      Math.round(clamp(x, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
export const mix = (a, b, t) => a.map((x, i) => x + (b[i] - x) * t);
export function ramp(mat, i) {
  const m = Array.isArray(mat) ? mat : MAT[mat];
  const s = [0.08, 0.42, 0.78, 1.02];
  if (i <= s[0]) return hex(m[0]);
  for (let k = 0; k < 3; k++) if (i <= s[k + 1]) return mix(hex(m[k]), hex(m[k + 1]), (i - s[k]) / (s[k + 1] - s[k]));
  return hex(m[3]);
}
