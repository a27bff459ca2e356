// The response for an about page: the texts of the page and the sections, which are stored as a setting.
import { type About, aboutSections } from '#contract/about.ts';
import type { SeoTexts } from '#contract/fields.ts';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { getShownValues } from '#server/features/settings/settings.values.ts';
import { presentTexts } from '#server/features/texts/present-texts.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';

export const presentAbout = async (
  db: Database,
  { title, content, seo_title, seo_description, text_languages }: Pick<About, 'title' | 'content' | 'text_languages' | keyof SeoTexts>,
): Promise<About> => {
  const sections = parseList((await getShownValues(db, ['sections'])).get('sections') ?? null, aboutSections.element);
  const shown = await presentTexts(
    db,
    // sanitised when an administrator saves it, but other writers of the setting are not trusted
    sections.map((section) => ({ ...section, content: sanitiseRichText(section.content) })),
    ['content'],
  );
  return {
    title,
    content,
    seo_title,
    seo_description,
    sections: shown,
    ...(text_languages && { text_languages }),
  };
};
