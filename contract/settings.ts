import { z } from 'zod';
import { id, idParams, lookupText, requiredText, timestamp, version } from './fields.ts';
import { begunVersion } from './form-fields.ts';
import { menus } from './menus.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { jsonBytes, route } from './route.ts';
import { directions } from './rules/languages.ts';
import { settingLimits as limits, settingKeyPattern, settingKeyText, settingTypes } from './rules/settings.ts';

const value = z.string().nullable();

export const statistics = z.array(z.object({ value: z.string(), label: z.string() }));
export const teamMembers = z.array(z.object({ name: z.string(), position: z.string(), photo: z.string().nullable() }));

/** An allow-list: public calls return no other settings. */
export const publicSettings = z
  .object({
    company_name: value,
    company_tagline: value,
    company_logo: value,
    company_logo_dark: value.meta({ description: 'Logo for dark ground; null: the other one is used there too.' }),
    logo_has_name: value.meta({ description: '`true`: the name is not repeated beside the logo.' }),
    company_description: value,
    company_email: value,
    company_phone: value,
    company_phone_url: value.meta({
      description: 'Its `tel:` link; null if the text contains no number.',
      examples: ['tel:+622155500180'],
    }),
    company_fax: value,
    company_address: value,
    company_location: value,
    footer_tagline: value,
    business_hours: value.meta({ description: 'Sanitised HTML.' }),
    maps_embed_url: value,
    main_color: value,
    secondary_color: value,
    accent_color: value,
    line_drawings: value.meta({ description: '`false`: a page without a picture of its own has no drawing instead.' }),
    picture_home: value,
    picture_about: value,
    picture_products: value,
    picture_news: value,
    picture_knowledge: value,
    picture_contact: value,
    picture_missing: value,
    picture_sign_in: value,
    social_facebook: value,
    social_twitter: value,
    social_linkedin: value,
    social_youtube: value,
    social_tiktok: value,
    home_contact_title: value.meta({ description: 'Heading of the first call to action on the home page.' }),
    home_contact_text: value.meta({ description: 'Text below it; null shows none.' }),
    home_final_title: value.meta({ description: 'Heading of the last call to action on the home page.' }),
    home_final_text: value.meta({ description: 'Text below it; null shows none.' }),
    news_subtitle: value.meta({ description: 'Below the heading Company News.' }),
    knowledge_subtitle: value.meta({ description: 'Below the heading Knowledge Base.' }),
    site_timezone: z.string().meta({ description: 'IANA name of the time zone in which dates are shown.', examples: ['Europe/Berlin'] }),
    currency_locale: z.string().meta({ description: 'BCP 47 name of the locale whose notation numbers have.', examples: ['id-ID'] }),
    statistics,
    team_members: teamMembers,
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.output<typeof publicSettings>;

export const language = z
  .object({
    code: z.string().meta({ description: 'BCP 47, in lower case.', examples: ['de'] }),
    name: z.string().meta({ description: 'In the language itself.', examples: ['Deutsch'] }),
    locale: z.string().meta({ description: 'BCP 47 name of the locale of dates and numbers.', examples: ['de-DE'] }),
    direction: z.enum(directions),
    is_published: z.boolean(),
  })
  .meta({ id: 'Language' });

const plural = z.object({
  zero: z.string().optional(),
  one: z.string().optional(),
  two: z.string().optional(),
  few: z.string().optional(),
  many: z.string().optional(),
  other: z.string(),
});

/** What every page of the site needs. */
export const siteSettings = publicSettings
  .extend({
    menus,
    languages: z.array(language).optional().meta({
      description: 'The published languages, the main one first; absent if there is only one.',
    }),
    texts: z
      .record(z.string(), z.record(z.string(), z.union([z.string(), plural])))
      .optional()
      .meta({
        description:
          'Texts of the site in the language of the call that replace the built-in ones, by part and key; absent if there are none.',
      }),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.output<typeof siteSettings>;

/** The hero of the home page as stored: every value is text, `slides_data` is JSON text. Also an allow-list. */
export const heroSettings = z
  .object({
    title: value,
    subtitle: value,
    background_image: value,
    hero_image: value,
    slides_data: value.meta({
      description:
        'In answers, a slide with a button has `button_label` and `button_url`, a path of this site or an address with a scheme.',
    }),
    slideshow_enabled: value,
    slide_interval: value,
    transition_effect: value,
    background_image_style: value,
    gradient_overlay_enabled: value,
    primary_color: value,
    gradient_color: value,
    point_1: value,
    point_2: value,
    point_3: value,
    point_4: value,
    point_5: value,
    point_6: value,
    point_7: value,
  })
  .meta({ id: 'HeroSettings' });
export type HeroSettings = z.output<typeof heroSettings>;

export const getPublicSettings = route({
  method: 'GET',
  path: '/api/public/settings',
  summary: 'Company, theme and social settings, and the menus',
  tag: 'Settings',
  access: 'public',
  status: 200,
  answer: siteSettings,
});

export const setting = z
  .object({
    id,
    key: z.string(),
    value,
    type: z.enum(settingTypes),
    group: z.string(),
    is_fixed: z.boolean().meta({
      description:
        'Built-in setting: its key cannot be changed, and its value must be valid for its original type, even if the type is changed.',
    }),
    created_at: timestamp,
    updated_at: timestamp,
    version,
  })
  .meta({ id: 'Setting' });
export type Setting = z.output<typeof setting>;

const admin = { tag: 'Settings', access: 'admin' } as const;

export const listSettings = route({
  ...admin,
  permission: 'content.read',
  method: 'GET',
  path: '/api/admin/settings',
  summary:
    'Settings by page; the groups hero, theme, company, menus, languages and about_… are returned only if they are requested, in one page',
  query: z.object({
    search: searchText,
    group: lookupText('The group must be text without NUL.').optional(),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(setting),
});

export const listSettingGroups = route({
  ...admin,
  permission: 'settings.write',
  method: 'GET',
  path: '/api/admin/settings-groups',
  summary: 'Names of the groups to choose from',
  status: 200,
  answer: z.array(z.string()),
});

const key = requiredText({ label: 'key', max: limits.key }).refine(
  (typed) => typed === '' || settingKeyPattern.test(typed),
  settingKeyText,
);
const group = requiredText({ label: 'group', max: limits.group });
const type = z.enum(settingTypes, `The type must be one of ${settingTypes.join(', ')}.`);
const newValue = z.string('The value must be text.').nullable().optional();
// a character outside the Basic Multilingual Plane has two UTF-16 units
const maxValueBytes = jsonBytes(2 * limits.json);
const settingAnswer = z.object({ message: z.string(), setting });

export const createSetting = route({
  ...admin,
  permission: 'settings.write',
  method: 'POST',
  path: '/api/admin/settings',
  summary: 'Add a setting',
  body: z.object({ key, value: newValue, type, group }),
  maxBodyBytes: maxValueBytes,
  status: 201,
  answer: settingAnswer,
});

export const updateSetting = route({
  ...admin,
  permission: 'settings.write',
  method: 'PUT',
  path: '/api/admin/settings/:id',
  summary: 'Update a setting: only the fields that are sent change',
  params: idParams,
  body: z.object({ key: key.optional(), value: newValue, type: type.optional(), group: group.optional(), version: begunVersion }),
  maxBodyBytes: maxValueBytes,
  errors: ['version-conflict'],
  status: 200,
  answer: settingAnswer,
});

export const bulkUpdateSettings = route({
  ...admin,
  permission: 'content.write',
  method: 'POST',
  path: '/api/admin/settings-bulk-update',
  summary: 'Save the values of several settings, all or nothing; errors are reported by the key of the setting',
  body: z.object({
    settings: z
      .array(
        z.object({
          key: lookupText('The key must be text without NUL.'),
          value: z.string('The value must be text.').nullable(),
          version: begunVersion,
        }),
        'The settings must be a list of keys and values.',
      )
      .min(1, 'The settings field is required.')
      .max(200, 'At most 200 settings can be saved at once.')
      .refine(
        (settings) => settings.reduce((sum, { value }) => sum + (value?.length ?? 0), 0) <= limits.together,
        `The values must not be longer than ${limits.together} characters together.`,
      ),
  }),
  maxBodyBytes: jsonBytes(limits.together),
  errors: ['version-conflict'],
  status: 200,
  answer: z.object({ message: z.string(), settings: z.array(setting) }),
});
