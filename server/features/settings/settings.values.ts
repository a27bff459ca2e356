// Setting values as used by the product: checked, with defaults for missing ones.
import type { z } from 'zod';
import type { currencySettings } from '#contract/currency.ts';
import { readFeaturedOrder } from '#contract/rules/featured-order.ts';
import { readImportHosts } from '#contract/rules/import-hosts.ts';
import { readLanguages } from '#contract/rules/language-setting.ts';
import { defaultLanguage, type Language, publishedLanguages } from '#contract/rules/languages.ts';
import { withLatinDigits } from '#contract/rules/latin-digits.ts';
import { usableLocale } from '#contract/rules/numbers.ts';
import { completeCurrency, defaultCurrency } from '#contract/rules/price.ts';
import type { SettingType } from '#contract/rules/settings.ts';
import { telephoneUrl } from '#contract/rules/telephone.ts';
import { usableTimeZone } from '#contract/rules/time-zone.ts';
import type { UnitTexts } from '#contract/rules/translations.ts';
import { type HeroSettings, heroSettings, type PublicSettings, publicSettings, statistics, teamMembers } from '#contract/settings.ts';
import { parseJson, parseList } from '#server/database/json.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { memoize } from '#server/platform/memoize.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';
import { isolateQuantities } from '#server/platform/right-to-left.ts';
import { defaultOf } from './builtin-settings.ts';
import { checkSetting } from './check-setting.ts';
import * as repository from './settings.repository.ts';
import { withSettingTexts } from './translated-settings.ts';

const publicKeys = Object.keys(publicSettings.shape) as (keyof PublicSettings)[];
const heroKeys = Object.keys(heroSettings.shape) as (keyof HeroSettings)[];

type Values = Map<string, string | null>;

// these types are used in addresses and styles
const checkedOnRead: readonly SettingType[] = ['url', 'email', 'image', 'file', 'color'];

/** Invalid stored values are not returned, because a link address could run a script. */
const readText = (values: Values, key: string): string | null => {
  const value = values.get(key) || null;
  const type = defaultOf(key)?.type;
  if (value === null || type === undefined || !checkedOnRead.includes(type)) return value;
  const checked = checkSetting({ key, type, value });
  return 'errors' in checked ? null : checked.value;
};

/** The valid entries of the setting, the main one first. */
const toLanguages = (values: Values): readonly [Language, ...Language[]] => {
  const [main = defaultLanguage, ...others] = readLanguages(values.get('languages') ?? '').languages;
  return [main, ...others];
};

/** The notation of numbers: that of the currency in the main language, in another one that of its locale, with Latin digits. */
const numberLocaleOf = (values: Values): string => {
  const code = readingLanguage();
  const language = code === null ? undefined : toLanguages(values).find((one) => one.code === code);
  return language ? withLatinDigits(usableLocale(language.locale)) : usableLocale(values.get('currency_locale'));
};

const cleanHtml = memoize(sanitiseRichText, { maxEntries: 20 });

const toPublicSettings = (values: Values): PublicSettings => ({
  ...(Object.fromEntries(publicKeys.map((key) => [key, readText(values, key)])) as Omit<
    PublicSettings,
    'company_phone_url' | 'statistics' | 'team_members' | 'site_timezone' | 'currency_locale'
  >),
  company_phone_url: telephoneUrl(values.get('company_phone') ?? ''),
  site_timezone: usableTimeZone(values.get('site_timezone')),
  currency_locale: numberLocaleOf(values),
  business_hours: cleanHtml(values.get('business_hours') ?? '') || null,
  statistics: parseList(values.get('statistics') ?? null, statistics.element),
  team_members: parseList(values.get('team_members') ?? null, teamMembers.element),
});

const toHeroSettings = (values: Values): HeroSettings =>
  Object.fromEntries(heroKeys.map((key) => [key, readText(values, key)])) as HeroSettings;

const shownTexts = (texts: UnitTexts): UnitTexts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, isolateQuantities(text)]));

/** Values in the language of the reader. */
export const getShownValues = async (db: Database, keys: readonly string[]): Promise<Values> => {
  const language = readingLanguage();
  const values = await repository.getSettingValues(db, keys);
  if (language === null) return values;
  const texts = new Map((await repository.listTranslations(db, language)).map((row) => [row.key, parseJson(row.texts) as UnitTexts]));
  return new Map([...values].map(([key, value]) => [key, withSettingTexts(key, value, shownTexts(texts.get(key) ?? {}))]));
};

export const getPublicSettings = async (db: Database): Promise<PublicSettings> =>
  toPublicSettings(await getShownValues(db, [...publicKeys, 'languages']));

/** Public and hero settings with one query, for the home page. */
interface HomeSettings {
  settings: PublicSettings;
  hero: HeroSettings;
  /** Ids of featured products. */
  featuredOrder: number[];
}

export const getHomeSettings = async (db: Database): Promise<HomeSettings> => {
  const values = await getShownValues(db, [...publicKeys, ...heroKeys, 'featured_order', 'languages']);
  const featuredOrder = readFeaturedOrder(values.get('featured_order') ?? '') ?? [];
  return { settings: toPublicSettings(values), hero: toHeroSettings(values), featuredOrder };
};

export const getCurrencySettings = async (db: Database): Promise<z.output<typeof currencySettings>> => {
  const values = await repository.getSettingValues(db, [...Object.keys(defaultCurrency), 'languages']);
  const currency = completeCurrency(Object.fromEntries(values));
  return readingLanguage() === null ? currency : { ...currency, currency_locale: numberLocaleOf(values) };
};

/** @returns a valid IANA name, e.g. `Asia/Jakarta` */
export const getTimeZone = async (db: Database): Promise<string> => {
  return usableTimeZone((await repository.getSettingValues(db, ['site_timezone'])).get('site_timezone'));
};

/** @returns the locale whose number notation visitors see and type */
export const getNumberLocale = async (db: Database): Promise<string> =>
  numberLocaleOf(await repository.getSettingValues(db, ['currency_locale', 'languages']));

/** @returns the languages of the site, published or not, the main one first */
export const getLanguages = async (db: Database): Promise<readonly [Language, ...Language[]]> =>
  toLanguages(await repository.getSettingValues(db, ['languages']));

/** @returns the languages that visitors see, at least the main one, which is the first */
export const getPublishedLanguages = async (db: Database): Promise<Language[]> => publishedLanguages(await getLanguages(db));

/** @returns the hosts from which imports may load files */
export const getImportHosts = async (db: Database): Promise<string[]> =>
  readImportHosts((await getSettingValue(db, 'import_hosts')) ?? '') ?? [];

/** @returns the stored text of a setting; null if it is missing */
export const getSettingValue = async (db: Database, key: string): Promise<string | null> =>
  (await repository.getSettingValues(db, [key])).get(key) ?? null;
