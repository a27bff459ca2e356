import { part } from '../text.ts';

export const routeErrorTexts = part('route-error', {
  label: 'Error',
  title: 'Something went wrong',
  text: 'This page could not be shown. Please try again.',
  reload: 'Reload',
  home: 'Back to Home',
});
