// Recognises product exports of shops among CSV files.
import type { OpenSource } from '#server/features/imports/reading/source.ts';
import { readBeginning } from '#server/platform/xml/encoding.ts';
import { openHead } from './open-head.ts';
import { openShopify } from './shopify.ts';
import { openWoocommerce } from './woocommerce.ts';

const isZip = (beginning: Buffer): boolean => beginning.toString('latin1', 0, 2) === 'PK';

/** Opens product exports of WooCommerce and Shopify. */
export const openShop: OpenSource = async (file, options) => {
  if (isZip(await readBeginning(file.path))) return null;
  const table = await openHead(file, options);
  return table && ((await openShopify(table)) ?? (await openWoocommerce(table)));
};
