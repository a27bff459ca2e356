// The translation of one text as it is now.
import type { TranslationUnit } from '#contract/rules/translations.ts';
import type { Stored } from '#server/records/translations/stored.ts';

/** `draft`: saved, but not what visitors read. `outdated`: the original has changed since. */
export type TextState = 'missing' | 'outdated' | 'draft' | 'published';

/** @param stored null without a translation of the record */
export const presentText = (
  { key, source }: Pick<TranslationUnit, 'key' | 'source'>,
  stored: Pick<Stored, 'texts' | 'source' | 'draft' | 'draftSource'> | null,
): { translation: string | null; state: TextState } => {
  const drafted = stored?.draft?.[key];
  const translation = (drafted ?? stored?.texts[key]) || null;
  if (translation === null) return { translation, state: 'missing' };
  const from = drafted === undefined ? stored?.source[key] : stored?.draftSource?.[key];
  if (from !== source) return { translation, state: 'outdated' };
  return { translation, state: drafted === undefined ? 'published' : 'draft' };
};
