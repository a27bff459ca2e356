// vectors.mjs: points in space and small numbers.
export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const mul = (a, k) => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const norm = (a) => mul(a, 1 / (Math.hypot(...a) || 1));
export const rad = (d) => (d * Math.PI) / 180;
/** one decimal: a tenth of a pixel is finer than any screen */
export const n1 = (x) => String(Math.round(x * 10) / 10);
export const clamp = (x, a = 0, b = 1) => Math.min(b, Math.max(a, x));
