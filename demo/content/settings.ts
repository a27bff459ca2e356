import { heroSettings } from './hero.ts';
import { html } from './html.ts';
import type { Setting } from './types.ts';

const company: Setting[] = [
  { key: 'company_name', value: 'Lintara Automation', type: 'text', group: 'company' },
  { key: 'company_tagline', value: 'Robots, drives and controls that arrive as one line.', type: 'text', group: 'company' },
  { key: 'company_logo', value: 'brand/logo.webp', type: 'image', group: 'company' },
  { key: 'company_icon', value: 'brand/icon.webp', type: 'image', group: 'company' },
  {
    key: 'company_description',
    value:
      'Lintara designs and builds industrial robots, control systems and handling equipment for manufacturers in Southeast Asia, from a single sensor to a finished line.',
    type: 'textarea',
    group: 'company',
  },
  { key: 'company_email', value: 'hello@lintara.example', type: 'email', group: 'company' },
  { key: 'company_phone', value: '+62 21 5550 0180', type: 'text', group: 'company' },
  { key: 'company_fax', value: '+62 21 5550 0181', type: 'text', group: 'company' },
  {
    key: 'company_address',
    value: 'Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, West Java, Indonesia',
    type: 'text',
    group: 'company',
  },
  { key: 'company_location', value: 'Cikarang, West Java', type: 'text', group: 'company' },
  { key: 'footer_tagline', value: 'Built in Cikarang, at work on 640 lines across the archipelago.', type: 'text', group: 'company' },
  {
    key: 'business_hours',
    value: html`
      <p>Monday to Friday: 08:00 to 17:00</p>
      <p>Saturday: 08:00 to 13:00</p>
      <p>Service line: day and night</p>`,
    type: 'textarea',
    group: 'company',
  },
  {
    key: 'maps_embed_url',
    value:
      'https://www.openstreetmap.org/export/embed.html?bbox=107.0850%2C-6.3300%2C107.1450%2C-6.2900&layer=mapnik&marker=-6.3100%2C107.1150',
    type: 'url',
    group: 'company',
  },
];

const theme: Setting[] = [
  { key: 'main_color', value: '#4CE482', type: 'color', group: 'theme' },
  { key: 'secondary_color', value: '#2563eb', type: 'color', group: 'theme' },
  { key: 'accent_color', value: '#10b981', type: 'color', group: 'theme' },
];

const social: Setting[] = [
  { key: 'social_facebook', value: 'https://www.facebook.com/lintara-automation-demo', type: 'url', group: 'social' },
  { key: 'social_twitter', value: 'https://x.com/lintara_auto_demo', type: 'url', group: 'social' },
  { key: 'social_linkedin', value: 'https://www.linkedin.com/company/lintara-automation-demo', type: 'url', group: 'social' },
  { key: 'social_youtube', value: 'https://www.youtube.com/@lintara-automation-demo', type: 'url', group: 'social' },
  { key: 'social_tiktok', value: 'https://www.tiktok.com/@lintara-automation-demo', type: 'url', group: 'social' },
];

const general: Setting[] = [
  { key: 'currency_code', value: 'IDR', type: 'text', group: 'currency' },
  { key: 'currency_symbol', value: 'Rp', type: 'text', group: 'currency' },
  { key: 'currency_locale', value: 'id-ID', type: 'text', group: 'currency' },
  { key: 'site_timezone', value: 'Asia/Jakarta', type: 'text', group: 'general' },
  { key: 'share_image', value: 'brand/social-card.webp', type: 'image', group: 'general' },
];

const texts: Setting[] = [
  { key: 'home_contact_title', value: 'Send us the drawing of your hall.', type: 'text', group: 'home' },
  { key: 'home_contact_text', value: 'Our engineers answer with a layout, a cycle time and a price.', type: 'text', group: 'home' },
  { key: 'home_final_title', value: 'Tell us what your line has to make.', type: 'text', group: 'home' },
  { key: 'home_final_text', value: 'An engineer answers, not a call centre.', type: 'text', group: 'home' },
  { key: 'news_subtitle', value: 'What we build, where it runs and who joined us.', type: 'text', group: 'general' },
  { key: 'knowledge_subtitle', value: 'How to choose it, how it works and how to keep it running.', type: 'text', group: 'general' },
];

const decoration: Setting[] = [
  { key: 'picture_home', value: 'lines/arm-dark.webp', type: 'image', group: 'company' },
  { key: 'picture_about', value: 'lines/palletiser-dark.webp', type: 'image', group: 'company' },
  { key: 'picture_products', value: 'lines/delta-dark.webp', type: 'image', group: 'company' },
  { key: 'picture_news', value: 'lines/forklift-dark.webp', type: 'image', group: 'company' },
  { key: 'picture_knowledge', value: 'lines/rack-dark.webp', type: 'image', group: 'company' },
  { key: 'picture_contact', value: 'lines/scara-dark.webp', type: 'image', group: 'company' },
  { key: 'picture_missing', value: 'lines/arm.webp', type: 'image', group: 'company' },
];

export const settings: Setting[] = [...company, ...theme, ...social, ...general, ...texts, ...decoration, ...heroSettings];
