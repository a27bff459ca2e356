// The `head` functions that are not part of their screens, because they are long: documents have their head already.
import type { HeadOf } from '#web/site/lib/head.ts';

/** By the ids of the routes. */
export const laterHeads: Readonly<Record<string, () => Promise<HeadOf>>> = {
  'product-list': async () => (await import('#web/site/features/products/list/product-list-head.ts')).productListHead,
  'product-detail': async () => (await import('#web/site/features/products/page/product-head.ts')).productHead,
};
