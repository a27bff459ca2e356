// Writes files/<product-slug>.pdf for every product that has a brochure:
// node demo/brochures/generate.ts [media-folder] [name-part]
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { products } from '../content/products.ts';
import { type BrochurePictures, createBrochure } from './brochure.ts';

const mediaFolder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'media'));
const namePart = process.argv[3] ?? '';
const outputFolder = join(import.meta.dirname, 'files');
const maxBytes = 150 * 1024;

const photo = (path: string, width: number) =>
  sharp(join(mediaFolder, path)).resize({ width }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
const isThere = (path: string) =>
  access(join(mediaFolder, path)).then(
    () => true,
    () => false,
  );

async function loadPictures(paths: string[]): Promise<BrochurePictures> {
  const [main, second, third, drawing] = paths;
  if (!main || !second || !third || !drawing) return null;
  if (!(await Promise.all(paths.map(isThere))).every(Boolean)) return null;
  return {
    main: await photo(main, 1000),
    second: await photo(second, 600),
    third: await photo(third, 600),
    drawing: await photo(drawing, 900),
  };
}

await mkdir(outputFolder, { recursive: true });
let failures = 0;
for (const product of products.filter(({ has_brochure, slug }) => has_brochure && slug.includes(namePart))) {
  const pictures = await loadPictures(product.pictures);
  const pdf = await createBrochure(product, pictures);
  const isTooBig = pdf.length > maxBytes;
  if (!pictures || isTooBig) failures += 1;
  const remarks = [pictures ? '' : 'without pictures', isTooBig ? 'over the limit' : ''].filter(Boolean).join(', ');
  await writeFile(join(outputFolder, `${product.slug}.pdf`), pdf);
  console.log(`${product.slug}.pdf ${Math.ceil(pdf.length / 1024)} kB${remarks ? ` (${remarks})` : ''}`);
}
if (failures > 0) process.exitCode = 1;
