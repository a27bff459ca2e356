// The columns of product exports of WooCommerce, whose names are in the language of the shop.
import { foldedName } from './open-head.ts';

const names = {
  id: ['ID'],
  type: ['Type', 'Typ', 'Tipo'],
  sku: ['SKU', 'Artikelnummer', 'Artikelnummer (SKU)', 'Art.-Nr.', 'UGS', 'Référence'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN oder ISBN', 'GTIN, UPC, EAN ou ISBN', 'GTIN, UPC, EAN o ISBN'],
  name: ['Name', 'Nom', 'Nombre'],
  published: ['Published', 'Veröffentlicht', 'Publié', 'Publicado'],
  featured: ['Is featured?', 'Ist hervorgehoben?', 'Hervorgehoben?', 'Mis en avant ?', '¿Está destacado?'],
  visibility: ['Visibility in catalog', 'Sichtbarkeit im Katalog', 'Visibilité dans le catalogue', 'Visibilidad en el catálogo'],
  shortDescription: ['Short description', 'Kurzbeschreibung', 'Description courte', 'Descripción corta'],
  description: ['Description', 'Beschreibung', 'Descripción'],
  salePrice: ['Sale price', 'Angebotspreis', 'Tarif promo', 'Prix promo', 'Precio rebajado'],
  regularPrice: ['Regular price', 'Regulärer Preis', 'Normaler Preis', 'Tarif régulier', 'Prix régulier', 'Precio normal'],
  categories: ['Categories', 'Kategorien', 'Catégories', 'Categorías'],
  tags: ['Tags', 'Schlagwörter', 'Étiquettes', 'Etiquetas'],
  images: ['Images', 'Bilder', 'Imágenes'],
  parent: ['Parent', 'Übergeordnetes Produkt', 'Übergeordnet', 'Superior'],
  grouped: ['Grouped products', 'Gruppierte Produkte', 'Groupes de produits', 'Produits groupés', 'Productos agrupados'],
  externalUrl: ['External URL', 'Externe URL', 'URL externe', 'URL externa'],
  brands: ['Brands', 'Brand', 'Marken', 'Marke', 'Marques', 'Marcas'],
  taxStatus: ['Tax status', 'Steuerstatus', 'État de la TVA', 'Estado del impuesto'],
  inStock: ['In stock?', 'Vorrätig?', 'En stock ?', '¿Existencias?', '¿En inventario?'],
  backorders: ['Backorders allowed?', 'Lieferrückstände erlaubt?', 'Rückstände erlaubt?'],
  soldIndividually: ['Sold individually?', 'Nur einzeln verkaufen?', 'Vendre individuellement ?', '¿Vendido individualmente?'],
  reviews: ['Allow customer reviews?', 'Kundenrezensionen erlauben?', 'Kundenbewertungen erlauben?', 'Autoriser les avis clients ?'],
} as const;

export type ShopColumn = keyof typeof names;

const keys = new Map(Object.entries(names).flatMap(([key, all]) => all.map((name) => [foldedName(name), key as ShopColumn] as const)));

/** Names that only WooCommerce uses. */
const typical: ReadonlySet<ShopColumn> = new Set([
  'featured',
  'visibility',
  'regularPrice',
  'salePrice',
  'taxStatus',
  'inStock',
  'backorders',
  'soldIndividually',
  'reviews',
  'grouped',
  'externalUrl',
]);

export interface AttributeColumns {
  name: number;
  values: number;
  visible: number;
}

export interface WoocommerceColumns {
  places: ReadonlyMap<ShopColumn, number>;
  attributes: AttributeColumns[];
  /** Weight and sizes with the unit of their head. */
  sizes: { place: number; name: string; unit: string }[];
  /** Keys of plugins, from `Meta: key`. */
  meta: ReadonlyMap<string, number>;
  /** Places of columns without a known use. */
  others: number[];
}

const roleOf = (folded: string): keyof AttributeColumns | 'other' | null => {
  if (!/attribut|atributo/.test(folded) || !/\d/.test(folded)) return null;
  if (/visible|sichtbar/.test(folded)) return 'visible';
  if (/valu|wert|valeur|valor/.test(folded)) return 'values';
  return /name|nom/.test(folded) ? 'name' : 'other';
};

const sizeHead = /^([^()]{2,40})\((kg|g|mg|t|lbs?|oz|m|cm|mm|in|yd|ft)\)$/i;
const isSize = (name: string): boolean =>
  /^(?:weight|length|width|height|gewicht|lange|breite|hohe|poids|long|larg|haut|peso|anch|alt)/.test(foldedName(name));

const sizeOf = (head: string, place: number): WoocommerceColumns['sizes'] => {
  const [, name = '', unit = ''] = sizeHead.exec(head.trim()) ?? [];
  return isSize(name) ? [{ place, name: name.trim(), unit: unit.toLowerCase() === 'lbs' ? 'lb' : unit }] : [];
};

const attributeColumns = (head: readonly string[]): AttributeColumns[] => {
  const found = new Map<number, AttributeColumns>();
  for (const [place, name] of head.entries()) {
    const folded = foldedName(name);
    const role = roleOf(folded);
    const number = Number(/\d+/.exec(folded)?.[0] ?? 0);
    if (role === null || role === 'other') continue;
    const columns = found.get(number) ?? { name: -1, values: -1, visible: -1 };
    columns[role] = place;
    found.set(number, columns);
  }
  return [...found].toSorted(([a], [b]) => a - b).flatMap(([, columns]) => (columns.name >= 0 && columns.values >= 0 ? [columns] : []));
};

/** @returns null if the head is not one of WooCommerce */
export const woocommerceColumns = (head: readonly string[]): WoocommerceColumns | null => {
  const places = new Map<ShopColumn, number>();
  const [sizes, meta, others] = [[] as WoocommerceColumns['sizes'], new Map<string, number>(), [] as number[]];
  for (const [place, name] of head.entries()) {
    const key = keys.get(foldedName(name));
    const size = sizeOf(name, place);
    const metaKey = /^m[eé]ta\s?:\s?(.+)$/i.exec(name)?.[1];
    if (key !== undefined && !places.has(key)) places.set(key, place);
    else if (size.length > 0) sizes.push(...size);
    else if (metaKey !== undefined) meta.set(metaKey.trim(), place);
    else if (roleOf(foldedName(name)) === null && name !== '') others.push(place);
  }
  const isTypical = [...places.keys()].filter((key) => typical.has(key)).length >= 3;
  return places.has('name') && isTypical ? { places, attributes: attributeColumns(head), sizes, meta, others } : null;
};
