import { z } from 'zod';
import { route } from './route.ts';

export const settingTypes = ['text', 'textarea', 'color', 'file', 'number', 'boolean', 'email', 'url', 'image', 'json'] as const;
export type SettingType = (typeof settingTypes)[number];

const value = z.string().nullable();

export const statistics = z.array(z.object({ value: z.string(), label: z.string() }));
export const teamMembers = z.array(z.object({ name: z.string(), position: z.string(), photo: z.string().nullable() }));

/** An allow-list: a setting that is not named here never leaves the server through a public call. */
export const publicSettings = z
  .object({
    company_name: value,
    company_tagline: value,
    company_logo: value,
    company_description: value,
    company_email: value,
    company_phone: value,
    company_fax: value,
    company_address: value,
    company_location: value,
    footer_tagline: value,
    business_hours: value.meta({ description: 'Sanitised HTML.' }),
    maps_embed_url: value,
    main_color: value,
    secondary_color: value,
    accent_color: value,
    social_facebook: value,
    social_twitter: value,
    social_linkedin: value,
    social_youtube: value,
    social_tiktok: value,
    statistics,
    team_members: teamMembers,
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.output<typeof publicSettings>;

/** The home page's hero as stored: every value is text, `slides_data` is JSON text. Also an allow-list. */
export const heroSettings = z
  .object({
    title: value,
    subtitle: value,
    background_image: value,
    hero_image: value,
    slides_data: value,
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
  summary: 'Company, theme and social settings',
  tag: 'Settings',
  access: 'public',
  status: 200,
  answer: publicSettings,
});
