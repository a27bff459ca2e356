// Sample responses of the public API.
import type { Category } from '#contract/categories.ts';
import type { Homepage } from '#contract/homepage.ts';
import type { HeroSettings, SiteSettings } from '#contract/settings.ts';
import { anArticle } from './articles.ts';
import { aCategory, aProduct } from './catalogue.ts';

const categoryLink = (id: number) => ({ label: `Category ${id}`, url: `/products?category=category-${id}`, category_id: id });

/** The menus of a new installation with categories. */
const menusAnswer: SiteSettings['menus'] = {
  header: [
    { label: 'HOME', url: '/' },
    { label: 'ABOUT', url: '/about' },
    { label: 'PRODUCTS', items: [{ label: 'All Products', url: '/products' }, categoryLink(1), categoryLink(2)] },
    {
      label: 'NEWS',
      items: [
        { label: 'Company News', url: '/news' },
        { label: 'Knowledge Base', url: '/news?type=knowledge' },
      ],
    },
    { label: 'CONTACT', url: '/contact' },
  ],
  footer: [
    {
      label: 'Quick Links',
      items: [
        { label: 'Home', url: '/' },
        { label: 'About Us', url: '/about' },
        { label: 'Products', url: '/products' },
        { label: 'News', url: '/news' },
        { label: 'Contact Us', url: '/contact' },
      ],
    },
    { label: 'Our Solutions', items: [...[1, 2, 3, 4, 5].map(categoryLink), { label: 'View All Products', url: '/products' }] },
    { label: 'Privacy Policy', url: '/page/privacy-policy' },
    { label: 'Terms of Service', url: '/page/terms-of-service' },
  ],
};

export const settingsAnswer = (values: Partial<SiteSettings> = {}): SiteSettings => ({
  company_name: 'Acme Automation',
  company_tagline: 'Lines that run.',
  company_logo: null,
  company_logo_dark: null,
  logo_has_name: 'false',
  company_description: 'We build lines.',
  company_email: 'hello@acme.example',
  company_phone: '+62 21 5550 0180',
  company_phone_url: 'tel:+622155500180',
  company_fax: '+62 21 5550 0181',
  company_address: '1 Works Road',
  company_location: 'Cikarang',
  footer_tagline: 'At work everywhere.',
  business_hours: null,
  maps_embed_url: null,
  main_color: null,
  secondary_color: null,
  accent_color: null,
  line_drawings: 'true',
  picture_home: null,
  picture_about: null,
  picture_products: null,
  picture_news: null,
  picture_knowledge: null,
  picture_contact: null,
  picture_missing: null,
  picture_sign_in: null,
  social_facebook: 'https://social.example/f',
  social_twitter: 'https://social.example/x',
  social_linkedin: 'https://social.example/l',
  social_youtube: 'https://social.example/y',
  social_tiktok: 'https://social.example/t',
  home_contact_title: 'Send us a plan.',
  home_contact_text: 'Planners answer.',
  home_final_title: 'What do you make?',
  home_final_text: 'Somebody answers.',
  news_subtitle: 'What happened at Acme.',
  knowledge_subtitle: 'What Acme knows.',
  site_timezone: 'Asia/Jakarta',
  currency_locale: 'id-ID',
  statistics: [],
  team_members: [],
  menus: menusAnswer,
  ...values,
});

export const categoryAnswer = (id: number, values: Partial<Category> = {}): Category =>
  aCategory({
    id,
    name: `Category ${id}`,
    slug: `category-${id}`,
    description: '<p>Text</p>',
    sort_order: id,
    products_count: id,
    ...values,
  });

const heroKeys = [
  'title',
  'subtitle',
  'background_image',
  'hero_image',
  'slides_data',
  'slideshow_enabled',
  'slide_interval',
  'transition_effect',
  'background_image_style',
  'gradient_overlay_enabled',
  'primary_color',
  'gradient_color',
  'point_1',
  'point_2',
  'point_3',
  'point_4',
  'point_5',
  'point_6',
  'point_7',
] as const satisfies (keyof HeroSettings)[];

export const heroAnswer = (values: Partial<HeroSettings> = {}): HeroSettings => ({
  ...(Object.fromEntries(heroKeys.map((key) => [key, null])) as HeroSettings),
  ...values,
});

export const homepageAnswer = (values: Partial<Homepage> = {}): Homepage => ({
  featured_products: [aProduct({ price: 1_500_000 })],
  latest_news: Array.from({ length: 10 }, (_, index) => anArticle({ title: `Article ${index + 1}` })),
  categories: [categoryAnswer(1, { is_new: true, is_popular: true }), categoryAnswer(2), categoryAnswer(3)],
  company_info: { phone: '+62 21 5550 0180' },
  settings: settingsAnswer(),
  hero_settings: heroAnswer(),
  about_data: { content: '', short_content: '<p>Since 2008.</p>', statistics: [{ value: '18', label: 'Years' }] },
  ...values,
});
