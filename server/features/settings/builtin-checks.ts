// Checks for built-in settings, in addition to those of their type.
import { addressModes } from '#contract/rules/analytics.ts';
import { mostOrdered, readFeaturedOrder } from '#contract/rules/featured-order.ts';
import { keptRevisions } from '#contract/rules/history.ts';
import { importHostsText, readImportHosts } from '#contract/rules/import-hosts.ts';
import { readLanguages } from '#contract/rules/language-setting.ts';
import { hasMailRecipients, mailRecipientsText } from '#contract/rules/mail.ts';
import { isSharedMap, sharedMapText } from '#contract/rules/map-address.ts';
import { type MenuKey, readMenu } from '#contract/rules/menus.ts';
import { isLocale } from '#contract/rules/numbers.ts';
import { backgroundImageStyles, isSlideInterval, slideInterval, transitionEffects } from '#contract/rules/slideshow.ts';
import { isTimeZone } from '#contract/rules/time-zone.ts';
import { checkSections, checkSlides, checkStatistics, checkSynonyms, checkTeam } from './list-settings.ts';
import { type Check, fail, ok, validator } from './value-types.ts';

const oneOf = (choices: readonly string[]): Check =>
  validator((text) => choices.includes(text), `The value must be one of ${choices.join(', ')}.`);

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

const frameAddress = validator((text) => /^https:/i.test(text), 'The value must be an address that begins with https://.');

const { min, max } = slideInterval;

const menuCheck =
  (key: MenuKey): Check =>
  (json) => {
    const read = readMenu(key, json);
    return 'errors' in read ? fail(...read.errors) : ok(JSON.stringify(read));
  };

const languagesCheck: Check = (json) => {
  const { languages, errors } = readLanguages(json);
  return errors.length > 0 ? fail(...errors) : ok(JSON.stringify(languages));
};

/** By setting key. A Map, because a client can send the key `constructor`. */
export const knownChecks: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    slides_data: checkSlides,
    featured_order: (json: string) => {
      const order = readFeaturedOrder(json);
      return order ? ok(JSON.stringify(order)) : fail(`The value must be a list of at most ${mostOrdered} ids of products.`);
    },
    statistics: checkStatistics,
    team_members: checkTeam,
    sections: checkSections,
    search_synonyms: checkSynonyms,
    languages: languagesCheck,
    header_menu: menuCheck('header_menu'),
    footer_menu: menuCheck('footer_menu'),
    slide_interval: validator(isSlideInterval, `The value must be a number from ${min} to ${max}.`),
    transition_effect: oneOf(transitionEffects),
    background_image_style: oneOf(backgroundImageStyles),
    kept_revisions: validator(
      (text) => /^\d+$/.test(text) && Number(text) >= keptRevisions.min && Number(text) <= keptRevisions.max,
      `The value must be a whole number from ${keptRevisions.min} to ${keptRevisions.max}.`,
    ),
    import_hosts: validator((text) => readImportHosts(text) !== null, importHostsText),
    site_timezone: validator(isTimeZone, 'The value must be the name of a time zone, such as Asia/Jakarta.'),
    analytics_addresses: oneOf(addressModes),
    currency_locale: validator(isLocale, 'The value must be a language and region, such as id-ID.'),
    currency_code: validator(isCurrency, 'The value must be the code of a currency, such as IDR.'),
    mail_recipients: validator(hasMailRecipients, `The value must be ${mailRecipientsText}.`),
    // the content security policy allows only https frames
    maps_embed_url: (text: string) => (isSharedMap(text) ? fail(sharedMapText) : frameAddress(text)),
  }),
);

/** Required settings, for which an empty value is refused too. */
export const neededKeys: readonly string[] = ['slide_interval', 'transition_effect', 'background_image_style'];
