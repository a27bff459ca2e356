import { anyText, type FiltersOf, type ListView, listShape } from '#web/admin/ui/list/list-address.ts';

/** What the address keeps of the list. */
export const categoryShape = listShape({ filters: { search: anyText, label: ['new', 'popular'], is_active: ['1', '0'] } });
export type CategoryFilters = FiltersOf<typeof categoryShape>;
export type CategoryListView = ListView<typeof categoryShape>;
