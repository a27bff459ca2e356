// Built-in settings with type, group and default. Missing ones are added at every start.
import { keptRevisions } from '#contract/rules/history.ts';
import { defaultMenus, menuKeys } from '#contract/rules/menus.ts';
import { placeholderMembers, placeholderStatistics } from '#contract/rules/placeholders.ts';
import { defaultCurrency } from '#contract/rules/price.ts';
import type { SettingType } from '#contract/rules/settings.ts';
import { type SiteTextKey, siteTextDefaults } from '#contract/rules/site-texts.ts';
import { defaultTimeZone } from '#contract/rules/time-zone.ts';
import { defaultSynonyms } from './default-synonyms.ts';

export interface SettingDefault {
  key: string;
  value: string | null;
  type: SettingType;
  group: string;
}

type Entry = [key: string, type: SettingType, value?: string];

const grouped = (group: string, entries: Entry[]): SettingDefault[] =>
  entries.map(([key, type, value]) => ({ key, type, group, value: value ?? null }));

const texts = (...keys: SiteTextKey[]): Entry[] => keys.map((key) => [key, 'text', siteTextDefaults[key] || undefined]);

const heroPoints: Entry[] = Array.from({ length: 7 }, (_, index) => [`point_${index + 1}`, 'text']);

/** The public settings (DATA-01 to DATA-03), the hero settings (DATA-11 to DATA-13, SLIDE-08), and settings used by the server. */
export const settingDefaults: readonly SettingDefault[] = [
  ...grouped('company', [
    ['company_name', 'text', 'Your Company'],
    ['company_tagline', 'text'],
    ['company_logo', 'image'],
    ['company_logo_dark', 'image'],
    ['logo_has_name', 'boolean', 'false'],
    // icon of browser tabs and of phones
    ['company_icon', 'image'],
    ['company_description', 'text'],
    ['company_email', 'email'],
    ['company_phone', 'text'],
    ['company_fax', 'text'],
    ['company_address', 'text'],
    ['company_location', 'text'],
    ['footer_tagline', 'text'],
    // rich text: sanitised like all rich text
    ['business_hours', 'textarea'],
    ['maps_embed_url', 'url'],
    // decoration of pages
    ['line_drawings', 'boolean', 'true'],
    ['picture_home', 'image'],
    ['picture_about', 'image'],
    ['picture_products', 'image'],
    ['picture_news', 'image'],
    ['picture_knowledge', 'image'],
    ['picture_contact', 'image'],
    ['picture_missing', 'image'],
    ['picture_sign_in', 'image'],
  ]),
  ...grouped('theme', [
    ['main_color', 'color', '#4CE482'],
    ['secondary_color', 'color', '#2563eb'],
    ['accent_color', 'color', '#10b981'],
  ]),
  ...grouped('general', [
    ['social_facebook', 'url'],
    ['social_twitter', 'url'],
    ['social_linkedin', 'url'],
    ['social_youtube', 'url'],
    ['social_tiktok', 'url'],
    ['currency_code', 'text', defaultCurrency.currency_code],
    ['currency_symbol', 'text', defaultCurrency.currency_symbol],
    ['currency_locale', 'text', defaultCurrency.currency_locale],
    ['site_timezone', 'text', defaultTimeZone],
    // how visitors' network addresses are stored: complete, shortened or not at all
    ['analytics_addresses', 'text', 'shortened'],
    // picture of link previews for pages without a picture
    ['share_image', 'image'],
    ...texts('news_subtitle', 'knowledge_subtitle'),
    // synonym groups of the search
    ['search_synonyms', 'json', JSON.stringify(defaultSynonyms)],
    // number of revisions per record, not counting revisions that visitors could see
    ['kept_revisions', 'number', String(keptRevisions.default)],
    // hosts from which imports may load files, separated by commas
    ['import_hosts', 'text'],
  ]),
  ...grouped('mail', [
    // comma-separated addresses; if empty, mail is sent to company_email
    ['mail_recipients', 'text'],
    ['mail_acknowledgement', 'boolean', 'false'],
  ]),
  ...grouped('home', texts('home_contact_title', 'home_contact_text', 'home_final_title', 'home_final_text')),
  ...grouped('about_stats', [['statistics', 'json', JSON.stringify(placeholderStatistics)]]),
  ...grouped('about_team', [['team_members', 'json', JSON.stringify(placeholderMembers)]]),
  ...grouped('about_sections', [['sections', 'json', '[]']]),
  ...grouped(
    'menus',
    menuKeys.map((key): Entry => [key, 'json', JSON.stringify(defaultMenus[key])]),
  ),
  // languages of the public site, the main one first; empty: English only
  ...grouped('languages', [['languages', 'json', '[]']]),
  ...grouped('hero', [
    ['title', 'text'],
    ['subtitle', 'text'],
    ['background_image', 'image'],
    ['hero_image', 'image'],
    ['slides_data', 'json', '[]'],
    ['slideshow_enabled', 'boolean', 'true'],
    ['slide_interval', 'number', '5'],
    ['transition_effect', 'text', 'fade'],
    ['background_image_style', 'text', 'stretch'],
    ['gradient_overlay_enabled', 'boolean', 'false'],
    // without them the overlay has the colours of the brand
    ['primary_color', 'color'],
    ['gradient_color', 'color'],
    ...heroPoints,
    ['featured_order', 'json', '[]'],
  ]),
];

const byKey = new Map(settingDefaults.map((setting) => [setting.key, setting]));

/** @returns the built-in definition of a key; undefined for a setting that an administrator added */
export const defaultOf = (key: string): SettingDefault | undefined => byKey.get(key);
