// What a save changes in a translation: pure functions over its texts.
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { translationActions } from '#contract/translations.ts';
import type { Stored } from '#server/records/translations/stored.ts';

export interface Change {
  action: (typeof translationActions)[number];
  texts?: UnitTexts;
  /** The original texts from which some of them were translated, if those are not the present ones. */
  sources?: UnitTexts;
  /** For `schedule`: ISO 8601 in UTC. */
  publishAt?: string;
  version?: number | undefined;
  /** Number of the revision from which texts are restored. */
  restoredFrom?: number | undefined;
}

type Texts = Pick<Stored, 'texts' | 'source' | 'draft' | 'draftSource'>;

const nothing: Texts = { texts: {}, source: {}, draft: null, draftSource: null };

const without = (texts: UnitTexts, remove: (key: string) => boolean): UnitTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !remove(key)));

const orNull = (texts: UnitTexts): UnitTexts | null => (Object.keys(texts).length > 0 ? texts : null);

/** Adds texts to the draft. A text that equals the published one stays in it only if it confirms that text for a changed original. */
const withDraft = (stored: Texts, units: readonly TranslationUnit[], given: UnitTexts): Texts => {
  const sourceOf = new Map(units.map(({ key, source }) => [key, source]));
  const isNothingNew = (key: string, text: string | undefined) =>
    text === (stored.texts[key] ?? '') && (text === '' || stored.source[key] === (givenSource[key] ?? ''));
  const givenSource: UnitTexts = {
    ...stored.draftSource,
    ...Object.fromEntries(Object.keys(given).map((key) => [key, sourceOf.get(key) ?? ''])),
  };
  const all: UnitTexts = { ...stored.draft, ...given };
  const draft = without(all, (key) => isNothingNew(key, all[key]));
  return { ...stored, draft: orNull(draft), draftSource: orNull(without(givenSource, (key) => !(key in draft))) };
};

/** A translation without any text, as if it had not been begun. */
export const isEmpty = ({ texts, draft }: Pick<Texts, 'texts' | 'draft'>): boolean => Object.keys(texts).length === 0 && draft === null;

/** Publishes the draft. Texts of units that the record no longer has are dropped. */
const published = ({ draft, draftSource, ...stored }: Texts, units: readonly TranslationUnit[]): Texts => {
  const known = new Set(units.map(({ key }) => key));
  const all: UnitTexts = { ...stored.texts, ...draft };
  const texts = without(all, (key) => all[key] === '' || !known.has(key));
  const source = without({ ...stored.source, ...draftSource }, (key) => !(key in texts));
  return { texts, source, draft: null, draftSource: null };
};

export const changed = (stored: Texts | null, units: readonly TranslationUnit[], change: Change): Texts => {
  const { action, texts = {}, sources = {}, restoredFrom } = change;
  const before = stored ?? nothing;
  if (action === 'discard') return { ...before, draft: null, draftSource: null };
  const translatedUnits = units.map((unit) => ({ ...unit, source: sources[unit.key] ?? unit.source }));
  if (restoredFrom) {
    // published texts are restored; the draft stays as it is
    const { draft, draftSource } = before;
    return { ...published(withDraft({ ...before, draft: null, draftSource: null }, translatedUnits, texts), units), draft, draftSource };
  }
  const drafted = withDraft(before, translatedUnits, texts);
  return action === 'publish' ? published(drafted, units) : drafted;
};

/** The columns of the schedule that a save changes. A draft that is saved keeps its time. */
export const scheduleOf = ({ draft }: Texts, { action, publishAt, restoredFrom }: Change, actor: { id: number } | null) => {
  if ((action === 'draft' || restoredFrom) && draft !== null) return {};
  const time = publishAt === undefined ? { publish_at: null, publish_by: null } : { publish_at: publishAt, publish_by: actor?.id ?? null };
  return { ...time, failed_at: null, failure: null };
};
