// Attributes of products, with their values, their definitions and similar products.
import type { SimilarProduct } from '#contract/product-attributes.ts';
import type { Product, ProductDetail } from '#contract/products.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import type { Database } from '#server/database/schema.ts';
import { attributesOf, type Notation } from '#server/features/attributes/attributes.answers.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { nearestProducts } from '#server/features/attributes/attributes.nearest.ts';
import { differenceOf, readSpecifications } from '#server/features/attributes/attributes.reading.ts';
import { getNumberLocale } from '#server/features/settings/settings.values.ts';
import { openCatalogue } from './products.catalogue.repository.ts';
import { listByIds } from './products.search.repository.ts';
import { isKept, openValues } from './products.values.ts';

const similarProducts = 4;

/** Adds the values of these definitions to the listed products, for their tiles. */
export const withHeadlines = (products: Product[], headlines: readonly Definition[], notation: Notation): Product[] => {
  if (headlines.length === 0) return products;
  const byCategory = new Map<number, Definition[]>();
  const definitionsOf = (id: number) => {
    const known = byCategory.get(id) ?? headlines.filter(({ category_id }) => category_id === null || category_id === id);
    byCategory.set(id, known);
    return known;
  };
  return products.map((product) => {
    const attributes = attributesOf(product.specifications, definitionsOf(product.category_id), notation);
    return attributes.length > 0 ? { ...product, attributes } : product;
  });
};

const comparedBy = (definitions: readonly Definition[]) => definitions.filter((one) => one.is_comparable && isKept(one));

/** Products whose values are near those of a product. @param definitions of its category */
export const listSimilar = async (db: Database, product: Product, definitions: readonly Definition[]): Promise<Product[]> => {
  const compared = comparedBy(definitions);
  if (compared.length === 0 || attributesOf(product.specifications, definitions).length === 0) return [];
  const table = await openValues(db, await openCatalogue(db), definitions, product.category_id);
  return listByIds(db, nearestProducts(table, compared, product.id, similarProducts));
};

const withDifferences = (
  product: Product,
  similar: readonly Product[],
  definitions: readonly Definition[],
  locale: string,
): SimilarProduct[] => {
  const compared = comparedBy(definitions);
  const own = readSpecifications(product.specifications, compared);
  return similar.map(({ id, name, slug, model, main_image, main_image_url, specifications }) => ({
    id,
    name,
    slug,
    model,
    main_image,
    main_image_url,
    difference: differenceOf(own, readSpecifications(specifications, compared), compared, locale),
  }));
};

interface Additions {
  attributes?: ProductDetail['attributes'];
  attribute_definitions?: Definition[];
  similar_products?: SimilarProduct[];
}

interface Given {
  /** Of the category, in the language of the product. */
  definitions: readonly Definition[];
  /** In the language of the product. */
  similar: readonly Product[];
  units: AttributeUnits | undefined;
}

/** @returns the attributes of a product, their definitions and similar products, if any */
export const attributesAndSimilar = async (db: Database, product: Product, { definitions, similar, units }: Given): Promise<Additions> => {
  const locale = await getNumberLocale(db);
  const attributes = attributesOf(product.specifications, definitions, { units, locale, hasDetails: true });
  if (attributes.length === 0) return {};
  return {
    attributes,
    attribute_definitions: definitions.filter(({ key }) => attributes.some((attribute) => attribute.key === key)),
    ...(similar.length > 0 && { similar_products: withDifferences(product, similar, definitions, locale) }),
  };
};
