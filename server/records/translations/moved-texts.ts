// Moves translations of texts of a list to the texts that replaced them. They keep the original from which they were made, so that they
// are outdated.
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { ChangedText } from './changed-entries.ts';
import type { Stored } from './stored.ts';

type Texts = Pick<Stored, 'texts' | 'source' | 'draft' | 'draftSource'>;

interface Move {
  from: string;
  to: string;
  source: string;
}

const movesOf = (units: readonly TranslationUnit[], changes: readonly ChangedText[], { texts, draft }: Texts): Move[] =>
  units.flatMap(({ key, source: text }) => {
    const prefix = key.slice(0, key.length - text.length);
    const isOfList = text !== '' && prefix.endsWith('/') && key.endsWith(text);
    const change = isOfList && !texts[key] && !draft?.[key] ? changes.find(([, after]) => after === text) : undefined;
    return change ? [{ from: prefix + change[0], to: key, source: change[0] }] : [];
  });

const moved = (texts: UnitTexts, source: UnitTexts, moves: readonly Move[]) => {
  const found = moves.filter(({ from }) => texts[from]);
  return {
    texts: { ...texts, ...Object.fromEntries(found.map(({ from, to }) => [to, texts[from] ?? ''])) },
    source: { ...source, ...Object.fromEntries(found.map(({ from, to, source: before }) => [to, source[from] ?? before])) },
  };
};

/** The texts under the old keys stay until the next publication: another entry may still have them. */
export const withMovedTexts = <T extends Texts>(stored: T, units: readonly TranslationUnit[], changes: readonly ChangedText[]): T => {
  const moves = changes.length > 0 ? movesOf(units, changes, stored) : [];
  if (moves.length === 0) return stored;
  const drafted = stored.draft && moved(stored.draft, stored.draftSource ?? {}, moves);
  return {
    ...stored,
    ...moved(stored.texts, stored.source, moves),
    ...(drafted && { draft: drafted.texts, draftSource: drafted.source }),
  };
};
