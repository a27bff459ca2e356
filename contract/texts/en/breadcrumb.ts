import { part } from '../text.ts';

export const breadcrumbTexts = part('breadcrumb', {
  label: 'Breadcrumb',
});
