import { part } from '../text.ts';

export const pagesTexts = part('pages', {
  heading: 'Page',
  home: 'Home',
  loading: 'Loading page...',
  missing: 'Page Not Found',
  missingText: 'The requested page could not be found.',
  error: 'Error',
  errorText: 'An error occurred while loading the page.',
  retry: 'Retry',
  toHome: 'Back to Home',
  contactUs: 'Contact Us',
  contents: 'On this page',
});
