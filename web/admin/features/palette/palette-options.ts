// What the palette offers: records that match, screens, and things to do.
import type { AdminCategory } from '#contract/categories.ts';
import type { ContactMessage } from '#contract/contacts.ts';
import type { NewsArticle } from '#contract/news.ts';
import type { AdminPage } from '#contract/pages.ts';
import type { Product } from '#contract/products.ts';
import { fold } from '#contract/rules/fold.ts';
import { navigation } from '#web/admin/layout/navigation.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';

export interface PaletteOption {
  key: string;
  label: string;
  /** A word on the right: the target or the owner. */
  note: string;
  to: string;
  icon: AdminIconName;
  /** In place of the icon. */
  picture?: string | null;
  isNewTab?: boolean;
}

export interface PaletteGroup {
  name: string;
  options: PaletteOption[];
}

export const productOptions = (products: readonly Product[]): PaletteOption[] =>
  products.map(({ id, name, main_image }) => ({
    key: `product-${id}`,
    label: name,
    note: 'Edit',
    to: `/admin/products?edit=${id}`,
    icon: 'products',
    picture: main_image,
  }));

export const articleOptions = (articles: readonly NewsArticle[]): PaletteOption[] =>
  articles.map(({ id, title, type }) => ({
    key: `article-${id}`,
    label: title,
    note: type === 'news' ? 'News' : 'Knowledge',
    to: `/admin/news?edit=${id}`,
    icon: 'news',
  }));

export const categoryOptions = (categories: readonly AdminCategory[]): PaletteOption[] =>
  categories.map(({ id, name, image }) => ({
    key: `category-${id}`,
    label: name,
    note: 'Edit',
    to: `/admin/categories?edit=${id}`,
    icon: 'categories',
    picture: image,
  }));

export const pageOptions = (pages: readonly AdminPage[]): PaletteOption[] =>
  pages.map(({ id, title, is_published }) => ({
    key: `page-${id}`,
    label: title,
    note: is_published ? 'Edit' : 'Draft',
    to: `/admin/pages?edit=${id}`,
    icon: 'pages',
  }));

export const messageOptions = (messages: readonly ContactMessage[]): PaletteOption[] =>
  messages.map(({ id, subject, name }) => ({
    key: `message-${id}`,
    label: subject,
    note: name,
    to: `/admin/contacts?message=${id}`,
    icon: 'mail',
  }));

const screens: PaletteOption[] = navigation.flatMap(({ title, entries }) =>
  entries.map(({ label, to, icon }) => ({ key: to, label, note: title ?? '', to, icon })),
);

const actions: PaletteOption[] = [
  { key: 'new-product', label: 'Add New Product', note: 'Products', to: '/admin/products?new=1', icon: 'plus' },
  { key: 'new-category', label: 'Add New Category', note: 'Categories', to: '/admin/categories?new=1', icon: 'plus' },
  { key: 'new-article', label: 'Add New Article', note: 'News & Articles', to: '/admin/news?new=1', icon: 'plus' },
  { key: 'new-page', label: 'Add New Page', note: 'Pages', to: '/admin/pages?new=1', icon: 'plus' },
  { key: 'website', label: 'View website', note: 'New tab', to: '/', icon: 'external', isNewTab: true },
];

const matching = (options: readonly PaletteOption[], text: string): PaletteOption[] => {
  const words = fold(text).split(/\s+/);
  return options.filter(({ label, note }) => words.every((word) => fold(`${label} ${note}`).includes(word)));
};

interface ScreenRights {
  mayOpen: (address: string) => boolean;
  mayChange: (address: string) => boolean;
}

/** Screens and actions of the role that match the typed text; all of them when nothing is typed. */
export const fixedGroups = (text: string, { mayOpen, mayChange }: ScreenRights): PaletteGroup[] => [
  { name: 'Go to', options: matching(screens, text).filter(({ to }) => mayOpen(to)) },
  { name: 'Do', options: matching(actions, text).filter(({ to, isNewTab }) => isNewTab || mayChange(to)) },
];
