// The kinds of records with public addresses. The lists of kinds with drafts, history, trash, links and unsaved changes include them.

export const publishedKinds = ['product', 'category', 'article', 'page'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

export type PublishedTable = 'products' | 'categories' | 'news' | 'pages';
