// The texts of the demonstration content that are translated, in English.
import { defaultMenus, menuKeys } from '#contract/rules/menus.ts';
import type { UnitTexts } from '#contract/rules/translations.ts';
import { articles } from '../articles.ts';
import { attributes } from '../attributes.ts';
import { categories } from '../categories.ts';
import { slides } from '../hero.ts';
import { sections, statistics, team } from '../pages/about.ts';
import { pages } from '../pages.ts';
import { pictureTexts } from '../picture-texts.ts';
import { products } from '../products.ts';
import { settings } from '../settings.ts';
import type { Attribute, Product } from '../types.ts';
import { attributeKey } from './attribute-key.ts';
import type { ContentTranslations, Translations } from './types.ts';

/** Settings whose value visitors read as a text. */
const textSetting =
  /^(?:company_(?:name|tagline|description|location)|footer_tagline|business_hours|home_\w+|news_subtitle|knowledge_subtitle|title|subtitle|point_\d)$/;

const by = <Item>(items: readonly Item[], keyOf: (item: Item) => string, textsOf: (item: Item) => UnitTexts): Translations =>
  Object.fromEntries(items.map((item) => [keyOf(item), textsOf(item)]));

const bySlug = <Item extends { slug: string }>(items: readonly Item[], textsOf: (item: Item) => UnitTexts) =>
  by(items, ({ slug }) => slug, textsOf);

const listed = (field: string, texts: readonly string[]): UnitTexts =>
  Object.fromEntries(texts.filter((text) => text !== '').map((text) => [`${field}/${text}`, text]));

const specificationTexts = ({ specifications }: Product): string[] =>
  specifications.flatMap((entry) => {
    const rows = entry.type === 'group' ? entry.items : [entry];
    return [...(entry.type === 'group' ? [entry.title] : []), ...rows.flatMap(({ key, value }) => [key, value])];
  });

const attributeTexts = ({ label, group_title, choices = [] }: Attribute): UnitTexts => ({
  label,
  ...(group_title !== undefined && { group_title }),
  ...Object.fromEntries(choices.map((choice) => [`choices/${choice.key}`, choice.label])),
});

const pictures = [...pictureTexts].map(([path, { alt }]) => ({ path, alt })).filter(({ alt }) => alt !== '');

export const originals: ContentTranslations = {
  products: bySlug(products, (product) => ({
    name: product.name,
    short_description: product.short_description,
    description: product.description,
    ...listed('specifications', specificationTexts(product)),
  })),
  categories: bySlug(categories, ({ name, description }) => ({ name, description })),
  articles: bySlug(articles, ({ title, excerpt, content }) => ({ title, excerpt, content })),
  pages: bySlug(pages, ({ title, content, short_content }) => ({ title, content, ...(short_content !== '' && { short_content }) })),
  attributes: by(attributes, attributeKey, attributeTexts),
  settings: {
    ...by(
      settings.filter(({ key }) => textSetting.test(key)),
      ({ key }) => key,
      ({ value }) => ({ value }),
    ),
    slides_data: listed(
      'value',
      slides.flatMap(({ title, subtitle }) => [title, subtitle]),
    ),
    statistics: listed(
      'value',
      statistics.map(({ label }) => label),
    ),
    team_members: listed(
      'value',
      team.map(({ position }) => position),
    ),
    sections: listed(
      'value',
      sections.flatMap(({ title, content }) => [title, content]),
    ),
    ...by(
      menuKeys,
      (key) => key,
      (key) =>
        listed(
          'value',
          defaultMenus[key].map(({ label }) => label),
        ),
    ),
  },
  pictureTexts: by(
    pictures,
    ({ path }) => path,
    ({ alt }) => ({ alt }),
  ),
};
