// Creates the translations of the demonstration company, published as by the admin area.
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import type { TranslatedKind, TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { ActingContext } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { attributeUnits } from '#server/features/attributes/attributes.translations.ts';
import { settingUnits, translatedSettings } from '#server/features/settings/translated-settings.ts';
import { readUnitTexts } from '#server/features/translations/unit-texts.ts';
import { mediaUnits } from '#server/features/uploads/media.translations.ts';
import { syncAllUses } from '#server/features/uploads/uploads.service.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';
import { unitsOfRecords } from '#server/records/translations/changed-records.ts';
import { titleOf } from '#server/records/translations/refresh.ts';
import { readSearchedLanguage } from '#server/records/translations/search-columns.repository.ts';
import { translationSearchColumns } from '#server/records/translations/search-columns.ts';
import { stateColumns } from '#server/records/translations/state.ts';
import { insertRows } from '#server/records/translations/translations.repository.ts';
import { fromColumns } from '#server/records/values.ts';
import { pictures } from './company.ts';
import { originals } from './content/translations/originals.ts';
import type { ContentTranslations, Translations } from './content/translations/types.ts';
import type { StoredMedia } from './media.ts';
import { withPictures } from './pictures-in-texts.ts';

interface Original {
  kind: TranslatedKind;
  record: { id: number };
  /** Key of the record in the content. */
  key: string;
  units: readonly TranslationUnit[];
}

const contentOf = {
  product: 'products',
  category: 'categories',
  article: 'articles',
  page: 'pages',
  attribute: 'attributes',
  setting: 'settings',
  media: 'pictureTexts',
} as const satisfies Record<TranslatedKind, keyof ContentTranslations>;

const listRecords = async (db: Database, kind: PublishedKind): Promise<Original[]> => {
  const records = kinds[kind];
  const { definition } = records;
  const rows = await db.selectFrom(definition.table).selectAll().orderBy('id').execute();
  const found = rows.map((row) => ({ id: row.id, ...fromColumns(definition, row) }));
  const units = await unitsOfRecords(records as never, db, found as never);
  return found.map((record, index) => ({ kind, record, key: record.slug, units: units[index] ?? [] }));
};

const listOriginals = async (db: Database, stored: StoredMedia): Promise<Original[]> => {
  const categories = await db.selectFrom('categories').select(['id', 'slug']).execute();
  const attributes = await listAllDefinitions(db);
  const settings = await db.selectFrom('settings').select(['id', 'key', 'value']).where('key', 'in', translatedSettings).execute();
  const media = await db.selectFrom('media').select(['id', 'path', 'alt', 'caption']).execute();
  const paths = new Map(pictures().map((path) => [stored(path), path]));
  const records: Original[] = [];
  for (const kind of publishedKinds) records.push(...(await listRecords(db, kind)));
  return [
    ...attributes.map((record): Original => {
      const category = categories.find(({ id }) => id === record.category_id);
      return { kind: 'attribute', record, key: category ? `${category.slug}/${record.key}` : record.key, units: attributeUnits(record) };
    }),
    ...settings.map((record): Original => ({ kind: 'setting', record, key: record.key, units: settingUnits(record) })),
    ...media.map((record): Original => ({ kind: 'media', record, key: paths.get(record.path) ?? '', units: mediaUnits(record) })),
    ...records,
  ];
};

/** The title of a page, or the value of a setting, that an administrator has changed is not that of the content. */
const isOfContent = ({ kind, key, units }: Original): boolean => {
  const texts = originals[contentOf[kind]][key];
  const title = units.find((unit) => unit.key === titleOf(kind));
  return texts !== undefined && (title === undefined || title.source === texts[title.key]);
};

const textsOf = async ({ kind, key, units }: Original, content: ContentTranslations, stored: StoredMedia): Promise<UnitTexts> => {
  const translations: Translations = content[contentOf[kind]];
  const known = new Map(units.map((unit) => [unit.key, unit]));
  const given = Object.entries(translations[key] ?? {}).filter(([name, text]) => known.has(name) && text !== '');
  const complete = await Promise.all(given.map(async ([name, text]) => [name, await withPictures(text, stored)]));
  return readUnitTexts(units, Object.fromEntries(complete), undefined);
};

const sourcesOf = (units: readonly TranslationUnit[], texts: UnitTexts): UnitTexts =>
  Object.fromEntries(units.flatMap(({ key, source }) => (key in texts ? [[key, source]] : [])));

/** Requires the originals. @param translations by the code of the language */
export const createTranslations = async (
  { db, clock }: ActingContext,
  translations: Readonly<Record<string, ContentTranslations>>,
  stored: StoredMedia,
): Promise<void> => {
  const found = (await listOriginals(db, stored)).filter(isOfContent);
  const at = timestamp(clock);
  for (const [language, content] of Object.entries(translations)) {
    const insert = async (some: readonly Original[]) => {
      // the words of attributes are found in products
      const searched = await readSearchedLanguage(db, language);
      const rows = [];
      for (const original of some) {
        const { kind, record, units } = original;
        const texts = await textsOf(original, content, stored);
        if (Object.keys(texts).length === 0) continue;
        const source = sourcesOf(units, texts);
        rows.push({
          kind,
          record_id: record.id,
          language,
          texts: JSON.stringify(texts),
          source: JSON.stringify(source),
          ...stateColumns(units, { texts, source, draft: null }, titleOf(kind)),
          ...translationSearchColumns(kind, record, texts, searched),
          created_at: at,
          updated_at: at,
        });
      }
      const ids = await insertRows(db, rows);
      const saves = rows.map(({ texts }, index) => ({ before: null, after: { id: ids[index] ?? 0, texts: JSON.parse(texts) } }));
      await syncAllUses(db, 'translations', saves);
    };
    await insert(found.filter(({ kind }) => kind === 'attribute'));
    await insert(found.filter(({ kind }) => kind !== 'attribute'));
  }
};
