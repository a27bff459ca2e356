import type { breadcrumbTexts } from '../en/breadcrumb.ts';
import type { Translation } from '../text.ts';

export const breadcrumb: Translation<typeof breadcrumbTexts> = {
  label: 'Navigationspfad',
};
