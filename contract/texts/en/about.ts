import { part } from '../text.ts';

export const aboutTexts = part('about', {
  title: 'About Us',
  home: 'Home',
  loading: 'Loading page...',
  failed: 'Failed to load about page',
  missing: 'About page not found',
  missingText: 'The company has not published this page yet.',
  removedText: 'The company no longer has this page.',
  toHome: 'Back to Home',
  contactUs: 'Contact Us',
  empty: 'Nothing here yet',
  emptyText: 'For information about the company, please use the contact page.',
  statistics: 'The company in figures',
  team: 'Our Team',
});
