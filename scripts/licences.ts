// Writes dist/licences.txt: the licences of everything that is delivered: packages, bundled code of browsers and the server, and fonts.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductionPackages } from './installed-packages.ts';

/** A bundled module as listed by Vite. */
interface Licence {
  name: string;
  version: string;
  /** SPDX expression. */
  identifier: string | null;
  text: string | null;
}

const textIn = (folder: string): string | null => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
};

const licenceOf = (folder: string): Licence => {
  const { name, version, license = null } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: textIn(folder) };
};

const readBundled = (): Licence[] =>
  globSync('dist/*/.vite/licences-*.json').flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as Licence[]);

/** Fonts are not modules: only style sheets reference them. */
const listFonts = (): string[] => globSync('node_modules/@fontsource*/*');

/** Call it after the builds. */
export const writeLicences = (): void => {
  const all = [...[...listProductionPackages(), ...listFonts()].map(licenceOf), ...readBundled()];
  const licences = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  const texts = [...licences]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([title, { identifier, text }]) =>
        `${title} (${identifier ?? 'licence in its text'})\n\n${text?.trim() ?? 'The package contains no text.'}\n`,
    );
  writeFileSync('dist/licences.txt', texts.join(`\n${'-'.repeat(80)}\n\n`));
};
