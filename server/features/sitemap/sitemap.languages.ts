// The pages of the sitemap in the published languages: those of fixed addresses in all, those of records where they are translated.
import { inLanguagePath, type Language } from '#contract/rules/languages.ts';
import type { Database } from '#server/database/schema.ts';
import type { Entry, File } from './sitemap.service.ts';
import { newest } from './sitemap.times.ts';
import * as repository from './sitemap.translations.repository.ts';

/** An address of the page in a language. */
export interface Alternate {
  code: string;
  path: string;
}

const everyId = { after: 0, until: 2_147_483_647 };

const mainAlternate = (entry: Entry, { code }: Language): Alternate => ({ code, path: entry.path });

interface Version extends Alternate {
  updatedAt: string | null;
}

/** @returns the versions of an entry in the other languages */
const versionsOf = (
  entry: Entry,
  others: readonly Language[],
  translations: ReadonlyMap<string, repository.TranslatedAddress>,
): Version[] =>
  others.flatMap(({ code }) => {
    const { record } = entry;
    if (!record) return [{ code, path: inLanguagePath(entry.path, code), updatedAt: entry.updatedAt }];
    const found = translations.get(`${record.kind} ${record.id} ${code}`);
    if (!found) return [];
    const path = found.slug === null ? entry.path : record.pathOf(found.slug);
    return [{ code, path: inLanguagePath(path, code), updatedAt: newest([entry.updatedAt, found.updatedAt]) }];
  });

const findTranslations = async (db: Database, entries: readonly Entry[], codes: readonly string[], range = everyId) => {
  const kinds = new Set(entries.flatMap(({ record }) => (record ? [record.kind] : [])));
  const found = new Map<string, repository.TranslatedAddress>();
  for (const kind of kinds)
    for (const address of await repository.listTranslatedAddresses(db, kind, codes, range))
      found.set(`${kind} ${address.id} ${address.language}`, address);
  return found;
};

/**
 * @param languages the published ones, the main one first; with only one, the files stay as they are
 * @returns the files of the main language, then those of the others
 */
export const filesInLanguages = async (
  db: Database,
  files: readonly File[],
  [main, ...others]: readonly Language[],
  size: number,
): Promise<File[]> => {
  if (!main || others.length === 0) return [...files];
  const codes = others.map(({ code }) => code);
  const summaries = await repository.summariseTranslations(db, codes, size);

  const readAll = async (file: File) => {
    const entries = await file.read();
    const translations = await findTranslations(db, entries, codes, file.range);
    return entries.map((entry) => {
      const versions = versionsOf(entry, others, translations);
      const alternates = versions.length === 0 ? [] : [mainAlternate(entry, main), ...versions.map(({ code, path }) => ({ code, path }))];
      return { entry, versions, alternates };
    });
  };

  const inMain = files.map(
    (file): File => ({
      ...file,
      read: async () => (await readAll(file)).map(({ entry, alternates }) => ({ ...entry, alternates })),
    }),
  );
  const inOthers = others.flatMap(({ code }) =>
    files.flatMap((file): File[] => {
      const own = summaries.filter(
        (one) => one.language === code && file.recordKinds.some((kind) => kind === one.kind) && (!file.range || one.range === file.number),
      );
      const count = own.reduce((sum, one) => sum + one.count, 0) + file.fixed;
      if (count === 0) return [];
      const read = async () =>
        (await readAll(file)).flatMap(({ entry, versions, alternates }) =>
          versions.flatMap(({ code: one, path, updatedAt }) => (one === code ? [{ ...entry, path, updatedAt, alternates }] : [])),
        );
      return [{ ...file, language: code, count, updatedAt: newest([file.updatedAt, ...own.map(({ changedAt }) => changedAt)]), read }];
    }),
  );
  return [...inMain, ...inOthers];
};
