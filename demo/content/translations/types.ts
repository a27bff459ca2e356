// The translations of the demonstration content into a language.
import type { UnitTexts } from '#contract/rules/translations.ts';

/** Texts of each record by its key in the content. */
export type Translations = Readonly<Record<string, UnitTexts>>;

export interface ContentTranslations {
  /** By the slug of the original. The specifications include texts that an attribute translates too. */
  products: Translations;
  categories: Translations;
  articles: Translations;
  pages: Translations;
  /** By the key of an attribute of every category, or `<category>/<key>`. */
  attributes: Translations;
  settings: Translations;
  /** By the path of the picture in the content. */
  pictureTexts: Translations;
}
