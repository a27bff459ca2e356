// The about page as visitors see it: the page's texts and the sections that the about screen keeps as a setting.
import { type About, aboutSections } from '#contract/about.ts';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { getPublishedAboutPage } from '#server/features/pages/pages.service.ts';
import { getSettingValue } from '#server/features/settings/settings.service.ts';
import { notFound } from '#server/http/errors.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';

/** @throws AppError 'not-found' when no about page is published */
export const getAbout = async (db: Database): Promise<About> => {
  const page = await getPublishedAboutPage(db);
  if (!page) throw notFound();
  const sections = parseList(await getSettingValue(db, 'sections'), aboutSections.element);
  return {
    title: page.title,
    content: page.content,
    // cleaned when it is saved by an administrator; whatever else wrote the setting is not trusted
    sections: sections.map((section) => ({ ...section, content: sanitiseRichText(section.content) })),
  };
};
