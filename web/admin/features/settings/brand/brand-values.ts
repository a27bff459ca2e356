// The settings that the screen for brand and company edits.
import type { Setting } from '#contract/settings.ts';
import { valueError } from '../value-check.ts';

export const brandKeys = [
  'company_logo',
  'company_logo_dark',
  'logo_has_name',
  'company_icon',
  'company_name',
  'company_tagline',
  'company_description',
  'footer_tagline',
  'main_color',
  'secondary_color',
  'accent_color',
  'company_email',
  'company_phone',
  'company_fax',
  'company_location',
  'company_address',
  'business_hours',
  'maps_embed_url',
  'line_drawings',
  'picture_home',
  'picture_about',
  'picture_products',
  'picture_news',
  'picture_knowledge',
  'picture_contact',
  'picture_missing',
  'picture_sign_in',
  'social_facebook',
  'social_twitter',
  'social_linkedin',
  'social_youtube',
  'social_tiktok',
  'currency_code',
  'currency_symbol',
  'currency_locale',
  'site_timezone',
  'share_image',
] as const;

/** All values as text, empty if not set. */
export type BrandValues = Record<(typeof brandKeys)[number], string>;

export const readValues = (settings: readonly Setting[]): BrandValues => {
  const values = new Map(settings.map(({ key, value }) => [key, value ?? '']));
  return Object.fromEntries(brandKeys.map((key) => [key, values.get(key) ?? ''])) as BrandValues;
};

/** e.g. "Company name" */
export const brandLabels = Object.fromEntries(
  brandKeys.map((key) => [key, `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replaceAll('_', ' ')]),
) as Record<(typeof brandKeys)[number], string>;

/** Adds the scheme to the address of a social network if it is missing. */
const withScheme = (typed: string): string =>
  /^(www\.)?[a-z\d-]+(\.[a-z\d-]+)+(\/|$)/i.test(typed.trim()) ? `https://${typed.trim()}` : typed;

/** @returns the values in the form in which they are checked and sent */
export const completeValues = (values: BrandValues): BrandValues =>
  Object.fromEntries(brandKeys.map((key) => [key, key.startsWith('social_') ? withScheme(values[key]) : values[key]])) as BrandValues;

export const checkValues =
  (settings: readonly Setting[]) =>
  (typed: BrandValues): Record<string, string | undefined> => {
    const values = completeValues(typed);
    const types = new Map(settings.map(({ key, type }) => [key, type]));
    return Object.fromEntries(brandKeys.map((key) => [key, valueError(types.get(key) ?? 'text', values[key])]));
  };

/** @returns the address of a map, also from a pasted iframe element, as map services offer it */
export const mapAddress = (typed: string): string =>
  /<iframe[^<>]*\ssrc=["']([^"']+)["']/i.exec(typed)?.[1]?.replaceAll('&amp;', '&') ?? typed;
