// Paints computed linear gradients onto a canvas, as far as the hero uses them: an angle in degrees, colours with places.

interface Stop {
  color: string;
  /** From 0 to 1; null: spaced evenly between its neighbours. */
  at: number | null;
}

/** @returns the parts between commas outside of brackets */
const split = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
};

const readStop = (text: string): Stop => {
  const [, color = text, percent] = /^(.*\S)\s+([\d.]+)%$/.exec(text) ?? [];
  return { color, at: percent === undefined ? null : Number(percent) / 100 };
};

const place = (stops: Stop[], index: number): number => {
  const at = stops[index]?.at;
  if (typeof at === 'number') return at;
  if (index === 0) return 0;
  if (index === stops.length - 1) return 1;
  const next = stops.findIndex((stop, other) => other > index && (stop.at !== null || other === stops.length - 1));
  const before = place(stops, index - 1);
  return before + (place(stops, next) - before) / (next - index + 1);
};

/** @returns the angle in degrees and the colours by place; null for anything but such a gradient */
export const readGradient = (text: string): { degrees: number; stops: [at: number, color: string][] } | null => {
  const inside = /^linear-gradient\((.*)\)$/.exec(text.trim())?.[1];
  if (inside === undefined) return null;
  const [first = '', ...others] = split(inside);
  const angle = /^(-?[\d.]+)deg$/.exec(first)?.[1];
  const stops = (angle === undefined ? [first, ...others] : others).map(readStop);
  return { degrees: angle === undefined ? 180 : Number(angle), stops: stops.map(({ color }, index) => [place(stops, index), color]) };
};

interface Area {
  width: number;
  height: number;
}

/** @param layers a computed background-image: the first is on top */
export const paintGradients = (context: CanvasRenderingContext2D, layers: string, { width, height }: Area): void => {
  for (const layer of split(layers).reverse()) {
    const gradient = readGradient(layer);
    if (!gradient) continue;
    const angle = (gradient.degrees * Math.PI) / 180;
    const [across, up] = [Math.sin(angle), Math.cos(angle)];
    // as CSS has it: the line reaches until the corners have the colours of its ends
    const half = (Math.abs(width * across) + Math.abs(height * up)) / 2;
    const [x, y] = [width / 2, height / 2];
    const paint = context.createLinearGradient(x - across * half, y + up * half, x + across * half, y - up * half);
    for (const [at, color] of gradient.stops) paint.addColorStop(at, color);
    context.fillStyle = paint;
    context.fillRect(0, 0, width, height);
  }
};
