// The texts of a file of the media library that are translated.
import { textLengths } from '#contract/rules/text-lengths.ts';
import type { TranslationUnit } from '#contract/rules/translations.ts';

export const mediaUnits = ({ alt, caption }: { alt: string; caption: string }): TranslationUnit[] => [
  { key: 'alt', label: 'Alternative text', format: 'text', max: textLengths.mediaText, source: alt },
  { key: 'caption', label: 'Caption', format: 'text', max: textLengths.mediaText, source: caption },
];
