// Descriptions of the built-in settings: what each one is, and where the site shows it.

const descriptions = {
  company_name: "The company's name: top of every page, footer, browser title, search results.",
  company_tagline: 'One line under the name: footer, and the first slide when none is written.',
  company_logo: 'The picture before the name: top of every page and footer.',
  company_icon: 'The square picture in browser tabs and on phones. Empty: made from the logo, or from the first letter of the name.',
  company_description: 'A few sentences on the company: footer and search results.',
  company_email: 'Where visitors write to: top bar, footer, contact page.',
  company_phone: 'Footer, contact page, and Call Now on the home page.',
  company_fax: 'Footer and contact page.',
  company_address: 'The full address: footer, contact page, under the map.',
  company_location: 'Town and region: the bar at the top of every page.',
  footer_tagline: 'The line at the end of the footer.',
  business_hours: 'When the company can be reached: contact page.',
  maps_embed_url: 'The map of the contact page and of Our Location in the footer.',
  main_color: 'Main colour: buttons and highlights on every page.',
  secondary_color: 'Second colour: links and secondary buttons.',
  accent_color: 'Third colour: small highlights.',
  social_facebook: 'Facebook page: icon in the footer and on the contact page.',
  social_twitter: 'X (Twitter) account: icon in the top bar, the footer and on the contact page.',
  social_linkedin: 'LinkedIn page: icon in the top bar, the footer and on the contact page.',
  social_youtube: 'YouTube channel: icon in the top bar, the footer and on the contact page.',
  social_tiktok: 'TikTok account: icon in the top bar, the footer and on the contact page.',
  currency_code: 'Currency of all prices, e.g. IDR.',
  currency_symbol: 'The symbol before every price, e.g. Rp.',
  currency_locale: 'How prices and all other numbers of the site are written, e.g. id-ID.',
  site_timezone: 'Time zone of the site: for all dates, and for the days in statistics.',
  analytics_addresses: 'How visitors’ network addresses are stored for 30 days: in full, shortened or not at all.',
  kept_revisions: 'How many revisions of each record are kept, besides all that visitors could see.',
  share_image: 'Picture that link previews show for pages without their own.',
  mail_recipients: 'Who gets an email for each message: addresses separated by commas. Empty: the company email.',
  mail_acknowledgement: 'true: visitors get an email that confirms their message. false: they get none.',
  search_synonyms: 'Words with the same meaning in visitors’ searches. A change takes effect immediately.',
  home_contact_title: 'Home page: heading of the first invitation to get in touch.',
  home_contact_text: 'Home page: text of the first invitation. Empty: no text.',
  home_final_title: 'Home page: heading of the last invitation to get in touch.',
  home_final_text: 'Home page: text of the last invitation. Empty: no text.',
  news_subtitle: 'The line under Company News, also for search engines.',
  knowledge_subtitle: 'The line under Knowledge Base, also for search engines.',
  statistics: 'Company figures on the home and About pages. Easier under About Settings.',
  team_members: 'Our Team on the About page. Easier under About Settings.',
  sections: 'Sections of the About page. Easier under About Settings.',
};

// a map, because an administrator can name a setting `constructor`
const byKey: ReadonlyMap<string, string> = new Map(Object.entries(descriptions));

/** @returns undefined for a setting that an administrator has added */
export const settingDescription = (key: string): string | undefined => byKey.get(key);
