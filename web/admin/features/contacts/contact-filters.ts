// What the list of messages can be filtered by; it is kept in the address.
import { contactStatuses, contactTypes } from '#contract/rules/contacts.ts';
import { anyText, type FiltersOf, type ListView, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';

const day = (typed: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

export const contactShape = listShape({
  filters: { search: anyText, type: contactTypes, status: contactStatuses, assigned_to: rowNumber, from: day, to: day },
});
export type ContactFilters = FiltersOf<typeof contactShape>;
export type ContactView = ListView<typeof contactShape>;

/** The filters as the API takes them. */
export const filterQuery = ({ search, type, status, assigned_to, from, to }: ContactFilters) => ({
  search,
  type: type || undefined,
  status: status || undefined,
  assigned_to,
  from,
  to,
});
