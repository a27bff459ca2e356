import { newsTypes } from '#contract/rules/news.ts';
import { anyText, type ListView, listShape } from '#web/admin/ui/list/list-address.ts';

/** What the address keeps of the list. */
export const articleShape = listShape({ filters: { search: anyText, type: newsTypes, is_published: ['1', '0'] } });

export type ArticleListView = ListView<typeof articleShape>;
