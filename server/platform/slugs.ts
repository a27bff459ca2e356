// Generates slugs, the readable part of an address, from names and titles.
import { fold } from '#contract/rules/fold.ts';

/** In characters: long enough for any name, short enough for an address bar. */
const maxLength = 100;

const cyrillic: Record<string, string> = Object.fromEntries(
  [
    'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:ye ж:zh з:z и:i і:i ї:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts',
    'ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz',
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const toLatin = (text: string): string => [...text].map((letter) => cyrillic[letter] ?? letter).join('');

/**
 * Converts to lower case with hyphens; accents are folded, Cyrillic and Greek transliterated.
 * @returns the slug; empty if the letters have no Latin form: the caller then uses kind and id
 */
export const slugify = (name: string): string => {
  const latin = toLatin(fold(name));
  const slug = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  // "机器人 20" would become "20", which does not identify anything
  if (!/[a-z]/.test(slug) && /\p{L}/u.test(latin)) return '';
  return slug.length <= maxLength ? slug : slug.slice(0, maxLength).replace(/-[^-]*$/, '');
};

/** @returns the slug itself for 1, for larger numbers the slug with `-2`, `-3`… */
export const numberedSlug = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);
