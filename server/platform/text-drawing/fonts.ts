// The fonts of the site as outlines, for text in pictures. The image library would use the installed fonts, of which a container has none
// (docs/decisions/0040-pictures-of-shared-links.md).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { projectRoot } from '#server/platform/project-root.ts';

/** `head`: headings, semibold. `mono`: model numbers and labels, regular. */
export type FontName = 'head' | 'mono';

// A package has a file for each script. Its variable fonts are drawn at their default weight, because the library cannot vary WOFF2.
const files: Record<FontName, readonly string[]> = {
  head: [
    'archivo/files/archivo-latin-wdth-normal',
    'archivo/files/archivo-latin-ext-wdth-normal',
    'archivo/files/archivo-vietnamese-wdth-normal',
    'ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal',
    'ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal',
  ],
  mono: [
    'geist-mono/files/geist-mono-latin-wght-normal',
    'geist-mono/files/geist-mono-latin-ext-wght-normal',
    'geist-mono/files/geist-mono-cyrillic-wght-normal',
    'geist-mono/files/geist-mono-vietnamese-wght-normal',
  ],
};

/** The fonts of each name by script, Latin first. */
export type Fonts = Record<FontName, readonly Font[]>;

const openFont = async (file: string): Promise<Font> => {
  // loaded with the first picture, because most processes draw none
  const { create } = await import('fontkit');
  const font = create(await readFile(join(projectRoot, 'node_modules/@fontsource-variable', `${file}.woff2`)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
};

let opened: Promise<Fonts> | undefined;

export const openFonts = (): Promise<Fonts> => {
  opened ??= (async () => ({
    head: await Promise.all(files.head.map(openFont)),
    mono: await Promise.all(files.mono.map(openFont)),
  }))();
  return opened;
};
