// Contrast of a slide's texts: draws their background again as the browser does, and reads it pixel by pixel.
import { contrast, type Rgb } from '#web/shared/theme/oklch.ts';
import { paintGradients } from './paint-gradients.ts';

export interface TextContrast {
  /** Lowest contrast of any word with the picture behind it. */
  ratio: number;
  /** Whether it meets WCAG AA for text of that size. */
  isReadable: boolean;
}

/** Pixels of the canvas for one of the page: a picture is no finer than the letters on it. */
const scale = 0.25;
/** A speck of light is no reason: this share of the pixels may be weaker. */
const toleratedShare = 0.01;
const largeTextPx = 24;
const aa = { large: 3, normal: 4.5 } as const;

type Context = CanvasRenderingContext2D;

const part = (text: string | undefined) => (text?.endsWith('%') ? Number.parseFloat(text) / 100 : 0.5);

/** Paints the picture according to object-fit and object-position. */
const paintPicture = (context: Context, image: HTMLImageElement, origin: DOMRect) => {
  const { objectFit, objectPosition } = getComputedStyle(image);
  const box = image.getBoundingClientRect();
  const [x = box.x, y = box.y] = [box.x - origin.x, box.y - origin.y];
  const { naturalWidth, naturalHeight } = image;
  const ratios = [box.width / naturalWidth, box.height / naturalHeight] as const;
  const factor = objectFit === 'cover' ? Math.max(...ratios) : objectFit === 'contain' ? Math.min(...ratios) : null;
  const [width, height] = factor === null ? [box.width, box.height] : [naturalWidth * factor, naturalHeight * factor];
  const [across, down] = objectPosition.split(' ');
  context.save();
  context.beginPath();
  context.rect(x, y, box.width, box.height);
  context.clip();
  context.drawImage(image, x + (box.width - width) * part(across), y + (box.height - height) * part(down), width, height);
  context.restore();
};

/** @returns whether everything could be drawn; undefined while something loads */
const paintBehindWords = (context: Context, hero: HTMLElement): boolean | undefined => {
  const origin = hero.getBoundingClientRect();
  const area = { width: origin.width, height: origin.height };
  context.fillStyle = getComputedStyle(hero).backgroundColor;
  context.fillRect(0, 0, area.width, area.height);
  const slide = hero.querySelector('.slide.on');
  if (!slide) return undefined;
  // repeated pictures are no elements: they cannot be drawn here
  if (slide.querySelector('.tiles')) return false;
  for (const layer of slide.children) {
    if (layer instanceof (layer.ownerDocument.defaultView as Window & typeof globalThis).HTMLImageElement) {
      if (!layer.complete) return undefined;
      if (layer.naturalWidth === 0) return false;
      paintPicture(context, layer, origin);
    } else if (layer.classList.contains('overlay')) paintGradients(context, getComputedStyle(layer).backgroundImage, area);
  }
  paintGradients(context, getComputedStyle(hero, '::before').backgroundImage, area);
  return true;
};

const rgbOf = (data: Uint8ClampedArray, at: number): Rgb => [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];

const colorOf = (context: Context, color: string): Rgb => {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const before = context.getImageData(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  context.putImageData(before, 0, 0);
  context.restore();
  return rgbOf(data, 0);
};

const measureWords = (context: Context, words: Element, origin: DOMRect): TextContrast | null => {
  const range = words.ownerDocument.createRange();
  range.selectNodeContents(words);
  const { color, fontSize } = getComputedStyle(words);
  const ink = colorOf(context, color);
  const ratios: number[] = [];
  for (const line of range.getClientRects()) {
    const box = [line.x - origin.x, line.y - origin.y, line.width, line.height].map((one) => Math.round(one * scale));
    const [x = 0, y = 0, width = 0, height = 0] = box;
    if (width < 1 || height < 1) continue;
    const { data } = context.getImageData(x, y, width, height);
    for (let at = 0; at < data.length; at += 4) ratios.push(contrast(ink, rgbOf(data, at)));
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * toleratedShare)];
  if (ratio === undefined) return null;
  return { ratio, isReadable: ratio >= (Number.parseFloat(fontSize) >= largeTextPx ? aa.large : aa.normal) };
};

/** @returns undefined while something loads; null where it cannot be measured, e.g. because a picture from elsewhere may not be read */
export const measureContrast = (stage: HTMLElement): TextContrast | null | undefined => {
  const hero = stage.querySelector<HTMLElement>('.hero');
  const origin = hero?.getBoundingClientRect();
  if (!hero || !origin || origin.width === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(origin.width * scale);
  canvas.height = Math.ceil(origin.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.scale(scale, scale);
  try {
    const isPainted = paintBehindWords(context, hero);
    if (!isPainted) return isPainted === false ? null : undefined;
    const found = [...hero.querySelectorAll('h1:not(.vh), .lead')].flatMap((words) => measureWords(context, words, origin) ?? []);
    const [weakest] = found.sort((a, b) => Number(a.isReadable) - Number(b.isReadable) || a.ratio - b.ratio);
    return weakest ?? null;
  } catch {
    return null;
  }
};
