// Texts of the public site that each company can change in the settings.

/** Defaults in English. An empty heading falls back to them; other texts may be empty. */
export const siteTextDefaults = {
  home_contact_title: 'Questions about a product?',
  home_contact_text: 'Send a message through the contact form.',
  home_final_title: 'Talk to us about your project.',
  home_final_text: '',
  news_subtitle: 'News and announcements',
  knowledge_subtitle: 'Guides and technical articles',
} as const;

export type SiteTextKey = keyof typeof siteTextDefaults;
export type SiteTexts = { readonly [Key in SiteTextKey]?: string | null };

/** @param translated the default in the language of the page @returns the company's text; the default unless it has written its own */
export const siteText = (texts: SiteTexts | null | undefined, key: SiteTextKey, translated: string): string => {
  const text = texts?.[key] ?? '';
  return text === siteTextDefaults[key] ? translated : text;
};

/** Like `siteText`, but the default also replaces a text that is empty or not loaded yet. */
export const siteHeading = (texts: SiteTexts | null | undefined, key: SiteTextKey, translated: string): string =>
  siteText(texts, key, translated).trim() || translated;
