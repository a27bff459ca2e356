// render.mjs: draws every picture of the demonstration company and writes it as a raster file.
// node demo/pictures/render.mjs [name-part]   only files whose path contains name-part
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ARTICLES } from './articles.mjs';
import { amr } from './models/amr.mjs';
import { arm } from './models/arm.mjs';
import { fingers } from './models/arm-tools.mjs';
import { cobot } from './models/cobot.mjs';
import { PRODUCTS } from './products.mjs';
import { jpeg, webp } from './raster.mjs';
import { brand } from './scenes/brand.mjs';
import { drawing as sheetOf } from './scenes/drawing.mjs';
import { heroCell } from './scenes/hero-cell.mjs';
import { heroControl } from './scenes/hero-control.mjs';
import { heroFleet } from './scenes/hero-fleet.mjs';
import { heroLine } from './scenes/hero-line.mjs';
import { map, mapMark } from './scenes/map.mjs';
import { placeholder } from './scenes/placeholder.mjs';
import { team } from './scenes/portraits.mjs';
import { shrink } from './shrink.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const only = process.argv[2] ?? '';
const jobs = [];
const job = (path, make) => {
  if (path.includes(only)) jobs.push({ path, make });
};
const media = (path, svg, size) => job(`demo/media/${path}.webp`, () => webp(svg(), size));
const web = (path, make) => job(`web/public/${path}`, make);

for (const [key, { model, views = [], drawing }] of Object.entries(PRODUCTS)) {
  const size = { w: 1600, h: 1200, maxKb: 70 };
  media(`products/${key}`, () => model().render(), size);
  views.forEach(({ of = model, ...camera }, i) => media(`products/${key}-${i + 2}`, () => of().render(camera), size));
  if (drawing) media(`products/${key}-drawing`, () => sheetOf((drawing.of ?? model)(), drawing), size);
}

const HERO = { w: 2560, h: 1440, maxKb: 250 };
media('hero/scene-cell', heroCell, HERO);
media('hero/scene-line', heroLine, HERO);
media('hero/scene-control', heroControl, HERO);
media('hero/scene-fleet', heroFleet, HERO);
const CUT = { w: 1200, h: 1000, maxKb: 120, alpha: true };
const cut = { bg: 'none', h: 1000, box: [110, 40, 1060, 930], shadow: 0.5 };
media(
  'hero/cutout-arm',
  () => arm({ label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, tool: fingers, turn: 190, lower: -20, upper: -4, wrist: -90 }).render(cut),
  CUT,
);
media('hero/cutout-cobot', () => cobot({ turn: 172 }).render(cut), CUT);
media('hero/cutout-amr', () => amr({ load: true }).render({ ...cut, box: [60, 60, 1060, 930] }), CUT);
for (const [name, make] of Object.entries(ARTICLES)) media(`articles/${name}`, make, { w: 1800, h: 1200, maxKb: 160 });
for (const [name, make] of Object.entries(team)) media(`team/${name}`, make, { w: 800, h: 1000, maxKb: 60 });
media('brand/icon', brand.icon, { w: 512, h: 512, maxKb: 20 });
media('brand/logo', brand.tile, { w: 256, h: 256, maxKb: 20, alpha: true });
media('brand/social-card', brand.card, { w: 1200, h: 630, maxKb: 120 });

// decoration of pages: all but one on a dark ground
const LINES = {
  'arm-dark': PRODUCTS['arm-medium'].model,
  'palletiser-dark': PRODUCTS.palletiser.model,
  'delta-dark': PRODUCTS.delta.model,
  'forklift-dark': PRODUCTS['agv-forklift'].model,
  'rack-dark': PRODUCTS['plc-rack'].model,
  'scara-dark': PRODUCTS.scara.model,
  arm: PRODUCTS['arm-medium'].model,
};
for (const [name, model] of Object.entries(LINES)) {
  const inks = name.endsWith('-dark') ? { ink: '#8d9ca5', paper: '#161d21' } : { ink: '#6f7c84', paper: '#f5f6f7' };
  media(`lines/${name}`, () => model().render({ mode: 'line', bg: 'none', inkW: 1.8, art: 0, ...inks }), {
    w: 1200,
    h: 900,
    maxKb: 60,
    alpha: true,
  });
}

// ---------------------------------------------------------------- pictures of every site, whatever its company
web('images/placeholder-product.jpg', () => jpeg(placeholder(800, 600), { w: 800, h: 600 }));
web('images/placeholder-news.jpg', () => jpeg(placeholder(1200, 800), { w: 1200, h: 800 }));
web('images/map.svg', () => shrink(map()));
web('images/map-mark.svg', mapMark);

let written = 0,
  total = 0;
for (const { path, make } of jobs) {
  const bytes = Buffer.from(await make()),
    file = join(root, path),
    old = await readFile(file).catch(() => null);
  total += bytes.length;
  if (old?.equals(bytes)) continue;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  written += 1;
  console.log(`${relative(root, file)} ${Math.round(bytes.length / 1000)} kB`);
}
console.log(`${jobs.length} pictures, ${(total / 1e6).toFixed(1)} MB, ${written} changed`);
