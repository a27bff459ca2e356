// What the trash contains, and for how long.

export const trashKinds = ['product', 'category', 'article', 'page', 'message', 'attribute'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const trashDays = 30;
