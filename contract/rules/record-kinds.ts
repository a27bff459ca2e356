// The kinds of records that visitors can see under an address of their own. The lists of kinds with drafts, history, trash, links and
// unsaved changes contain them.

export const publishedKinds = ['product', 'category', 'article', 'page'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

export type PublishedTable = 'products' | 'categories' | 'news' | 'pages';
