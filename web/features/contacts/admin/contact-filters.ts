// What the list of messages can be filtered by; it stands in the address.
import { contactStatuses, contactTypes } from '#contract/rules/contacts.ts';
import { anyText, type FiltersOf, type ListView, listShape } from '../../../ui/admin/list/list-address.ts';

export const contactShape = listShape({ filters: { search: anyText, type: contactTypes, status: contactStatuses } });
export type ContactFilters = FiltersOf<typeof contactShape>;
export type ContactView = ListView<typeof contactShape>;
