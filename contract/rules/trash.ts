// What the trash contains, and for how long.

export const trashKinds = ['product', 'category', 'article', 'page', 'message', 'attribute'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const kindNames: Record<TrashKind, string> = {
  product: 'Product',
  category: 'Category',
  article: 'Article',
  page: 'Page',
  message: 'Message',
  attribute: 'Attribute',
};

export const trashDays = 30;
