// The form of a page, and its title in the list.
import { pages } from '#contract/records/pages.ts';
import { recordForm } from '#web/admin/records/values/record-form.ts';

export const pageForm = recordForm(pages, {});

const longestName = 50;

/** A title shortened to fit the list. */
export const listedName = (title: string): string => {
  const characters = [...title];
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}...` : title;
};
