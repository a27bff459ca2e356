// Lists the texts of the site in a language, and saves those of the owner.
import type { InterfaceText } from '#contract/interface-texts.ts';
import type { Language } from '#contract/rules/languages.ts';
import { counted } from '#contract/rules/numbers.ts';
import { loadBuiltInTexts } from '#contract/texts/built-in.ts';
import { type InterfaceTextFilter, isChangedText, isMissingText, matchesTextFilter, problemOfText } from '#contract/texts/own-texts.ts';
import type { Text } from '#contract/texts/text.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { versionConflictText } from '#server/database/versions.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './interface-texts.repository.ts';
import { englishTexts, findEnglish } from './site-texts.ts';

const isEnglish = (code: string): boolean => code === 'en' || code.startsWith('en-');

/** @throws AppError 'invalid' if the site does not have the language */
const findLanguage = (languages: readonly [Language, ...Language[]], code: string | undefined): Language => {
  const found = code === undefined ? languages[0] : languages.find((language) => language.code === code);
  if (!found) throw invalid({ language: ['The site does not have this language.'] });
  return found;
};

/** @throws AppError 'forbidden' for the main language, whose texts belong to those who write the originals */
export const requireOtherLanguage = async ({ db }: Context, language: string): Promise<void> => {
  const [main] = await getLanguages(db);
  if (main.code === language) throw new AppError('forbidden', { message: 'Your role does not allow texts of the main language.' });
};

const readTexts = async (db: Database, code: string): Promise<InterfaceText[]> => {
  const builtIn = await loadBuiltInTexts(code);
  const own = new Map((await repository.listOwnTexts(db, code)).map((row) => [`${row.part}/${row.key}`, row]));
  return englishTexts.map(({ part, key, english }) => {
    const stored = own.get(`${part}/${key}`);
    return {
      part,
      key,
      english,
      built_in: isEnglish(code) ? english : (builtIn?.[part]?.[key] ?? null),
      own: stored ? (parseJson(stored.text) as Text | null) : null,
      version: stored?.version ?? 0,
    };
  });
};

const countsOf = (texts: readonly InterfaceText[]) => ({
  total: texts.length,
  missing: texts.filter(isMissingText).length,
  changed: texts.filter(isChangedText).length,
});

interface Filter {
  language?: string | undefined;
  part?: string | undefined;
  search?: string | undefined;
  only?: InterfaceTextFilter | undefined;
}

/** @throws AppError 'invalid' if the site does not have the language */
export const listInterfaceTexts = async ({ db }: Context, { language, ...filter }: Filter) => {
  const languages = await getLanguages(db);
  const { code } = findLanguage(languages, language);
  const texts = await readTexts(db, code);
  return {
    language: code,
    languages: languages.map(({ code: one, name }) => ({ code: one, name })),
    ...countsOf(texts),
    texts: texts.filter((text) => matchesTextFilter(text, filter)),
  };
};

interface Change {
  part: string;
  key: string;
  /** Null removes the own text. */
  text: Text | null;
  /** Of the own text; 0 without one. */
  version: number;
}

const problemOf = ({ part, key, text }: Change, language: string): string | null => {
  const english = findEnglish(part, key);
  if (english === undefined) return 'The site does not have this text.';
  return text === null ? null : problemOfText(text, english, language);
};

const store = (db: Database, language: string, { part, key, text, version }: Change, at: string): Promise<boolean> => {
  const place = { language, part, key };
  if (text === null) return version === 0 ? Promise.resolve(true) : repository.removeOwnText(db, place, version);
  const stored = { text: JSON.stringify(text), at };
  return version === 0 ? repository.addOwnText(db, place, stored) : repository.updateOwnText(db, place, { ...stored, version });
};

/** Texts named in the audit log. */
const mostNamed = 50;

/** @throws AppError 'invalid' with a message by part and key; 'version-conflict' if a text was changed since its version */
export const saveInterfaceTexts = async (context: ActingContext, code: string, changes: readonly Change[]) => {
  const { name } = findLanguage(await getLanguages(context.db), code);
  const problems = changes.flatMap((change) => {
    const problem = problemOf(change, code);
    return problem === null ? [] : [[`${change.part}/${change.key}`, [problem]] satisfies [string, string[]]];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  // in one order, so that two saves do not wait for each other
  const sorted = changes.toSorted((one, other) => (`${one.part}/${one.key}` < `${other.part}/${other.key}` ? -1 : 1));
  const names = sorted.map(({ part, key }) => `${part}/${key}`);
  return inTransaction(context.db, async (db) => {
    const at = timestamp(context.clock);
    for (const change of sorted) {
      if (!(await store(db, code, change, at))) throw new AppError('version-conflict', { message: versionConflictText('text') });
    }
    const details = { language: code, fields: names.slice(0, mostNamed) };
    await recordAction({ ...context, db }, { action: 'update', kind: 'site-text', name, details });
    const texts = await readTexts(db, code);
    return {
      message: `${counted(changes.length, 'text')} saved`,
      ...countsOf(texts),
      texts: texts.filter(({ part, key }) => names.includes(`${part}/${key}`)),
    };
  });
};
