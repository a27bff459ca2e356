// The columns of product exports of Shopify, in the old and the new template.
import { foldedName } from './open-head.ts';

const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standardized Product Type', 'Standard Product Type'],
  type: ['Type', 'Custom Product Type', 'Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  weightUnit: ['Variant Weight Unit', 'Weight unit for display'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageText: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
} as const;

export type ShopifyColumn = keyof typeof names;

const keys = new Map(Object.entries(names).flatMap(([key, all]) => all.map((name) => [foldedName(name), key as ShopifyColumn] as const)));

export interface ShopifyColumns {
  places: ReadonlyMap<ShopifyColumn, number>;
  /** Fields that the shop has defined: `Colour (product.metafields.custom.colour)`. */
  metafields: { place: number; name: string }[];
  others: number[];
}

/** Columns about sale and delivery, which are left out. */
const isOfSale = (name: string): boolean =>
  /^(?:variant |google|included |price \/|compare at price \/|cost per item|inventory|continue selling|requires shipping|fulfillment|charge tax|tax code|unit price)/i.test(
    name,
  );

const metafield = /^(.{0,200}?)\s?\(product\.metafields\.[^()]*\)$/;

/** @returns null if the head is not one of Shopify */
export const shopifyColumns = (head: readonly string[]): ShopifyColumns | null => {
  const places = new Map<ShopifyColumn, number>();
  const metafields: ShopifyColumns['metafields'] = [];
  const others: number[] = [];
  for (const [place, name] of head.entries()) {
    const key = keys.get(foldedName(name));
    const field = metafield.exec(name)?.[1];
    if (field !== undefined && field !== '') metafields.push({ place, name: field });
    else if (key !== undefined && !places.has(key)) places.set(key, place);
    else if (name !== '' && key === undefined && !isOfSale(name)) others.push(place);
  }
  const isShopify = places.has('handle') && places.has('title') && (places.has('option1Name') || places.has('body')) && places.has('price');
  return isShopify ? { places, metafields, others } : null;
};
