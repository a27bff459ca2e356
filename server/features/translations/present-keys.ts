// Texts of lists that are saved after the original was changed. Their keys contain the original text, which may not exist any more.
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import { AppError } from '#server/http/errors.ts';
import type { Stored } from '#server/records/translations/stored.ts';

interface Given {
  texts?: UnitTexts;
  sources?: UnitTexts;
}

/**
 * Follows texts to the units that replaced theirs (moved-texts.ts).
 * @throws AppError 'version-conflict' if a text that the sender has seen does not exist any more
 */
export const withPresentKeys = (
  { texts = {}, sources = {} }: Given,
  units: readonly TranslationUnit[],
  stored: Pick<Stored, 'source' | 'draftSource'> | null,
): Required<Given> => {
  const known = new Set(units.map(({ key }) => key));
  const presentKey = (key: string): string => {
    const seen = sources[key];
    if (known.has(key) || seen === undefined) return key;
    const isList = (one: string) => one.split('/', 1)[0] === key.split('/', 1)[0];
    const isFrom = (one: string) => (stored?.draftSource?.[one] ?? stored?.source[one]) === seen;
    const found = units.find((unit) => isList(unit.key) && !(unit.key in texts) && isFrom(unit.key));
    if (found) return found.key;
    const message = 'Somebody has changed the original while you were editing: a text that you have translated does not exist any more.';
    throw new AppError('version-conflict', { message });
  };
  const present = Object.entries(texts).map(([key, text]) => ({ key: presentKey(key), text, source: sources[key] }));
  return {
    texts: Object.fromEntries(present.map(({ key, text }) => [key, text])),
    sources: Object.fromEntries(present.flatMap(({ key, source }) => (source === undefined ? [] : [[key, source]]))),
  };
};
