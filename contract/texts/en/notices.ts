import { part } from '../text.ts';

/** Pages without content of the site, when the requested page is unavailable. */
export const noticesTexts = part('notices', {
  badAddressTitle: 'This page cannot be shown',
  badAddressText: 'The address is not valid.',
  busyTitle: 'The site is busy',
  busyText: 'This page reloads by itself in a moment.',
  excessTitle: 'Too many requests',
  excessText: 'This page reloads by itself within a minute.',
  home: 'Back to Home',
});
