// Texts in a language that the product does not have, for journeys of the public site.
import type { Language } from '#contract/rules/languages.ts';
import type { UnitTexts } from '#contract/rules/translations.ts';
import type { Translations } from '#contract/texts/parts.ts';
import type { ContentTranslations } from '../../demo/content/translations/types.ts';

type TranslatedProduct = 'six-axis-robot-lr20' | 'compact-robot-lr7' | 'heavy-robot-lr210';
type TranslatedArticle = 'lr210-idles-on-half-the-power' | 'reading-a-load-diagram';

/**
 * All categories, attributes and settings with texts (demo/content/translations/originals.ts); of the other records only these.
 * The other ones stay in English, as on a site whose translation is not complete.
 */
export interface TranslatedContent extends ContentTranslations {
  /** With name, slug, both descriptions, and the texts of specifications that no attribute translates. */
  products: Readonly<Record<TranslatedProduct, UnitTexts>>;
  articles: Readonly<Record<TranslatedArticle, UnitTexts>>;
  pages: Readonly<Record<'about', UnitTexts>>;
}

/** Each language exports one from its `index.ts`, e.g. `ar` from `e2e/texts/ar/index.ts`. */
export interface TranslatedSite {
  /** Published, e.g. `{ code: 'ar', name: 'العربية', locale: 'ar-EG', direction: 'rtl', is_published: true }`. */
  language: Language;
  /** From `interface.ts`. */
  texts: Translations;
  /** From `content.ts`. */
  content: TranslatedContent;
}
