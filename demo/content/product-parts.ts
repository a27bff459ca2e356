import type { SpecificationGroup, SpecificationSingle } from './types.ts';

/** A specification group. The first group of a product starts with the four key figures that its page shows beside the picture. */
export function group(title: string, rows: [key: string, value: string][]): SpecificationGroup {
  return { type: 'group', title, items: rows.map(([key, value]) => ({ key, value })) };
}

export function single(key: string, value: string): SpecificationSingle {
  return { type: 'single', key, value };
}

/** The four pictures of a product: main view, two further views, dimension drawing. */
export function picturesOf(key: string): string[] {
  return ['', '-2', '-3', '-drawing'].map((view) => `products/${key}${view}.webp`);
}
