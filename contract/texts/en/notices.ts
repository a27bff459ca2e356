import { part } from '../text.ts';

/** Pages without content of the site, when the requested page is unavailable. */
export const noticesTexts = part('notices', {
  badAddressTitle: 'This page cannot be shown',
  badAddressText: 'The address is not valid.',
  busyTitle: 'The site is busy',
  busyText: 'This page reloads by itself in a moment.',
  excessTitle: 'Too many requests',
  excessText: 'This page reloads by itself within a minute.',
  startingTitle: 'The site is starting',
  startingText: 'This page reloads by itself in a moment.',
  closedText: 'This site is not public yet.',
  closedName: 'This site',
  closedPassword: 'Password',
  closedOpen: 'Open the site',
  closedWrong: 'This password is not right.',
  closedSeconds: {
    one: 'Too many wrong passwords. Please wait {count} second and try again.',
    other: 'Too many wrong passwords. Please wait {count} seconds and try again.',
  },
  closedMinutes: {
    one: 'Too many wrong passwords. Please wait {count} minute and try again.',
    other: 'Too many wrong passwords. Please wait {count} minutes and try again.',
  },
  home: 'Back to Home',
});
