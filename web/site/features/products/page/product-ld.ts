// JSON-LD of a product (schema.org): only what its page shows.
import { htmlToText } from '#contract/rules/html-text.ts';
import type { DocumentLanguage } from '#contract/rules/languages.ts';
import { type Specification, type SpecificationItem, splitUnit } from '#contract/rules/specifications.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import type { HeadInput, JsonLd } from '#web/site/lib/head.ts';
import { type AttributeRow, attributeFinder } from '../attribute-rows.ts';
import type { ProductSummary } from '../product-card.tsx';
import type { ProductDetail } from '../products.queries.ts';

// "1,200" and "± 0.02" stay texts: a comma may be a decimal comma, and a tolerance is not its number
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** "1.720" of a language with decimal commas. */
const withThousands = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Numbers parsed by an attribute. */
const measuredValue = ({ minimum, maximum, unit, unit_code }: NonNullable<AttributeRow['measure']>) => ({
  ...(minimum === maximum ? { value: minimum } : { minValue: minimum ?? undefined, maxValue: maximum ?? undefined }),
  unitText: unit ?? undefined,
  unitCode: unit_code ?? undefined,
});

/** The unit is separate only if the rest is a number. */
const typedValue = (text: string, { prefix }: DocumentLanguage) => {
  const [number, unit] = splitUnit(text);
  const isPlain = plainNumber.test(number) && (prefix === null || !withThousands.test(number));
  return unit !== '' && isPlain ? { value: Number(number), unitText: unit } : { value: text };
};

const propertyOf = ({ key, value }: SpecificationItem, attribute: AttributeRow | undefined, language: DocumentLanguage): JsonLd => ({
  '@type': 'PropertyValue',
  name: key,
  ...(attribute?.measure ? measuredValue(attribute.measure) : typedValue(value, language)),
});

const itemsOf = (entry: Specification): SpecificationItem[] => (entry.type === 'group' ? entry.items : [entry]);

/** Undefined instead of an empty list, so that the property is omitted. */
const listed = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

const picturesOf = (pictures: (string | null)[], absolute: HeadInput['absolute']) =>
  listed([...new Set(pictures.map((picture) => absolute(storageUrl(picture))).filter(Boolean))]);

/** A price without a currency is ambiguous. */
const offerOf = ({ slug, price }: Pick<ProductSummary, 'slug' | 'price'>, currency: string | undefined, absolute: HeadInput['absolute']) =>
  price === null || !currency
    ? undefined
    : {
        '@type': 'Offer',
        url: absolute(paths.product(slug)),
        price,
        priceCurrency: currency,
        seller: { '@id': `${absolute('/')}#organization` },
      };

export const productLd = (
  product: ProductDetail,
  related: readonly ProductSummary[],
  { client, settings, absolute, language }: HeadInput,
): JsonLd => {
  const url = absolute(paths.product(product.slug));
  const currency = client.getQueryData(currencyQuery)?.currency_code;
  const brochure = absolute(storageUrl(product.brochure_url));
  const attributeOf = attributeFinder(product.attributes ?? []);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: htmlToText(product.short_description) || undefined,
    url,
    image: picturesOf([product.main_image, ...product.images], absolute),
    category: product.category.name,
    sku: product.model || undefined,
    mpn: product.model || undefined,
    brand: { '@type': 'Brand', name: settings?.company_name || 'Company' },
    additionalProperty: listed(
      product.specifications.flatMap(itemsOf).map((item) => propertyOf(item, attributeOf(item.key, item.value), language)),
    ),
    // brochures are PDF files
    subjectOf: brochure ? { '@type': 'DigitalDocument', url: brochure, encodingFormat: 'application/pdf' } : undefined,
    isRelatedTo: listed(
      related.flatMap((other) => {
        const offers = offerOf(other, currency, absolute);
        // search engines report a product here that has no offer
        if (!offers) return [];
        const { name, slug, main_image } = other;
        return [{ '@type': 'Product', name, url: absolute(paths.product(slug)), image: picturesOf([main_image], absolute), offers }];
      }),
    ),
    offers: offerOf(product, currency, absolute),
  };
};
