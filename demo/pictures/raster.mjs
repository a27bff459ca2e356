// raster.mjs: converts SVG text to image files. The output is deterministic: it does not depend on the time or the machine.
import sharp from 'sharp';

sharp.cache(false);

/** SVG text to a sharp pipeline of exactly w x h pixels; the SVG is drawn at that size, never scaled up afterwards. */
function paint(svg, w, h) {
  const drawn = Number(/viewBox="0 0 (\d+)/.exec(svg)[1]);
  return sharp(Buffer.from(svg), { density: (72 * w) / drawn, unlimited: true }).resize(w, h, { fit: 'fill' });
}

/** WebP with the best quality that fits into maxKb. Edges of drawings need quality, so it is reduced only if the file is too large. */
export async function webp(svg, { w, h, maxKb = 250, alpha = false }) {
  const pixels = await paint(svg, w, h)[alpha ? 'ensureAlpha' : 'removeAlpha']().raw().toBuffer();
  const raw = { width: w, height: h, channels: alpha ? 4 : 3 };
  let bytes;
  for (let quality = 88; quality >= 58; quality -= 6) {
    bytes = await sharp(pixels, { raw }).webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 5 }).toBuffer();
    if (bytes.length <= maxKb * 1000) break;
  }
  return bytes;
}

export const jpeg = (svg, { w, h }) => paint(svg, w, h).flatten({ background: '#e9eced' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
