// The form of a product in the wide editor.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminProduct, Product } from '#contract/products.ts';
import { defaultCurrency } from '#contract/rules/price.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/categories.queries.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { pictureNote, RecordPicture } from '#web/admin/features/seo/seo-pictures.tsx';
import { SeoSection } from '#web/admin/features/seo/seo-section.tsx';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FileField } from '#web/admin/ui/files/file-field.tsx';
import { additionalImageRules, brochureRules, mainImageRules } from '#web/admin/ui/files/file-rules.ts';
import { galleryError } from '#web/admin/ui/files/gallery.ts';
import { GalleryField } from '#web/admin/ui/files/gallery-field.tsx';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { FormSection, type Section } from '#web/admin/ui/form/form-sections.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { NumberField, PriceField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { RecordForm } from '#web/admin/ui/form/use-form.ts';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { type CategoryChoice, checkPrice, type ProductValues, productForm, readPrice } from './product-values.ts';
import { products } from './products.queries.ts';
import { countEntries } from './specifications/specification-draft.ts';
import { SpecificationEditor } from './specifications/specification-editor.tsx';
import { useCategoryAttributes, useMoveHint } from './specifications/use-category-attributes.ts';
import { usePrice } from './use-price.ts';

/** The sections of the editor in order, with the ids of their elements. */
const sectionsOf = ({ main_image, images, specifications }: ProductValues): Section[] => {
  const hasMain = main_image.file !== null || main_image.chosen !== undefined || (main_image.path !== null && !main_image.isRemoved);
  return [
    { id: 'product-basics', label: 'Basics', fields: ['name', 'category_id', 'model', 'price', 'sort_order'] },
    {
      id: 'product-pictures',
      label: 'Pictures',
      fields: ['main_image', 'images', 'existing_images', 'image_order'],
      count: images.length + (hasMain ? 1 : 0),
    },
    { id: 'product-texts', label: 'Texts', fields: ['short_description', 'description'] },
    { id: 'product-specifications', label: 'Specifications', fields: ['specifications'], count: countEntries(specifications) },
    { id: 'product-brochure', label: 'Brochure', fields: ['brochure'] },
    { id: 'product-publishing', label: 'Publishing', fields: ['is_active', 'is_featured', 'slug'] },
    { id: 'product-seo', label: 'Search and sharing', fields: ['seo_title', 'seo_description'] },
  ];
};

interface Props {
  form: RecordForm<ProductValues>;
  product: Product | null;
}

/** Shows the price as visitors will see it, so that a wrong separator is noticed. */
const usePriceHint = (typed: string, locale: string | undefined): string => {
  const price = usePrice();
  if (typed.trim() === '') return 'Empty shows “Price on request”. At most two decimals.';
  return checkPrice(typed, locale) ? 'Digits only, with a point before decimals.' : `Shown as ${price(readPrice(typed, locale))}`;
};

const NoCategories = () => (
  <div className="notice yellow" role="status">
    <AdminIcon name="alert" />
    <p className="grow">
      <b>There is no category yet.</b>
      <span>
        Every product belongs to one. <Link to="/admin/categories?new=1">Add a category</Link> first, then the product.
      </span>
    </p>
  </div>
);

interface BasicsProps extends Props {
  /** Undefined until they have loaded. */
  categories: readonly CategoryChoice[] | undefined;
}

const BasicsSection = ({ form, product, categories }: BasicsProps) => {
  const { data: currency } = useQuery(currencyQuery);
  const priceHint = usePriceHint(form.values.price, currency?.currency_locale);
  const category = categories?.find(({ id }) => String(id) === form.values.category_id) ?? null;
  const moveHint = useMoveHint({ product, category, draft: form.values.specifications });
  const choices = (categories ?? []).map(({ id, name, is_active }) => ({
    value: String(id),
    label: is_active ? name : `${name} (inactive)`,
  }));
  // the categories may still be loading
  if (product && !choices.some(({ value }) => value === String(product.category_id))) {
    choices.push({ value: String(product.category_id), label: product.category.name });
  }
  return (
    <FormSection id="product-basics" title="Basics">
      {categories?.length === 0 && !product && <NoCategories />}
      <TextField
        autoComplete="off"
        hint={product?.is_active ? `The address stays ${paths.product(product.slug)} when you change the name` : undefined}
        {...form.field('name')}
      />
      <div className="grid-2">
        <SelectField placeholder="Choose a category" options={choices} hint={moveHint} {...form.field('category_id')} />
        <TextField className="mono" autoComplete="off" {...form.field('model')} />
        <PriceField
          symbol={(currency ?? defaultCurrency).currency_symbol}
          hint={form.errors.price ? undefined : priceHint}
          {...form.field('price')}
        />
        <NumberField hint="1 comes first in lists. Equal numbers sort by name." {...form.field('sort_order')} />
      </div>
    </FormSection>
  );
};

const TextsSection = ({ form }: Pick<Props, 'form'>) => (
  <FormSection id="product-texts" title="Texts">
    <RichTextField size="small" hint="Beside the pictures, on cards and in search results." {...form.field('short_description')} />
    <RichTextField hasPictures hint="Below the specifications on the product page." {...form.field('description')} />
  </FormSection>
);

const PublishingSection = ({ form, product }: Props) => (
  <FormSection id="product-publishing" title="Publishing">
    <div className="grid-2">
      <SwitchField text="Visible on the website" {...form.field('is_active')} />
      <SwitchField text="Among the featured products on the home page" {...form.field('is_featured')} />
    </div>
    <SlugField prefix="/products/" source="name" isNew={product === null} {...form.field('slug')} />
  </FormSection>
);

const PictureSection = ({ form }: Pick<Props, 'form'>) => (
  <FormSection id="product-pictures" title="Pictures">
    <PictureField
      rules={mainImageRules}
      hint="PNG, JPG, GIF, WebP or AVIF under 5MB. JPG and PNG photos straight from a camera, often up to 10MB, are scaled."
      progress={form.progress}
      {...form.field('main_image')}
    />
    <GalleryField
      rules={additionalImageRules}
      max={maxPictures}
      hint="Each under 5MB, in the order visitors see. Drag to move, or use the arrows."
      progress={form.progress}
      {...form.field('images')}
      error={galleryError(form.errors)}
    />
  </FormSection>
);

const SpecificationsSection = ({ form, product, categories = [] }: BasicsProps) => {
  const { category_id, specifications } = form.values;
  const category = categories.find(({ id }) => String(id) === category_id) ?? null;
  const { attributes, isFailed, retry } = useCategoryAttributes(category, product?.id ?? null);
  return (
    <FormSection id="product-specifications" title="Specifications" hint="Rows and groups, in the order visitors see">
      {isFailed && (
        <div className="notice" role="status">
          <AdminIcon name="alert" />
          <p className="grow">The attributes of the category could not be loaded. Specifications can be saved without them.</p>
          <button type="button" className="btn btn-s" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      <SpecificationEditor
        draft={specifications}
        onChange={(draft) => form.set('specifications', draft)}
        error={form.errors.specifications}
        attributes={attributes}
      />
    </FormSection>
  );
};

interface FormProps {
  /** Null for a new one. */
  product: AdminProduct | null;
  onClose: () => void;
  /** Called to duplicate the stored product. */
  onDuplicate?: () => void;
}

export const ProductForm = ({ product: opened, onClose, onDuplicate }: FormProps) => {
  const formats = useFormats();
  const { data: known } = useQuery(categoryChoicesQuery);
  const categories = known ?? [];
  const { data: currency } = useQuery(currencyQuery);
  const priced = productForm(currency?.currency_locale);
  const {
    form,
    record: product,
    ...dialog
  } = useRecordDialog({
    ...priced,
    records: products,
    record: opened,
    describe: { category_id: (id) => categories.find((one) => String(one.id) === id)?.name ?? 'another one' },
    next: ({ category_id }) => ({ ...priced.read(null), category_id }),
    onClose,
    onDuplicate,
  });

  const isPublished = product?.is_active === true && categories.some(({ id, is_active }) => id === product.category_id && is_active);
  return (
    <FormDialog
      {...dialog}
      facts={product ? [product.model, paths.product(product.slug), `saved ${formats.date(product.updated_at)}`] : undefined}
      size="editor"
      sections={sectionsOf(form.values)}
      form={form}
      headActions={product?.is_active && <SiteLinks path={paths.product(product.slug)} />}
    >
      <BasicsSection form={form} product={product} categories={known} />
      <PictureSection form={form} />
      <TextsSection form={form} />
      <SpecificationsSection form={form} product={product} categories={known} />
      <FormSection id="product-brochure" title="Brochure">
        <FileField rules={brochureRules} hint="PDF up to 10MB" {...form.field('brochure')} />
      </FormSection>
      <PublishingSection form={form} product={product} />
      <SeoSection
        kind="product"
        form={form}
        texts={[form.values.short_description, form.values.description]}
        picture={
          <RecordPicture
            value={form.values.main_image}
            published={isPublished ? { kind: 'products', id: product.id, version: product.version } : null}
          />
        }
        pictureNote={pictureNote(isPublished)}
      />
    </FormDialog>
  );
};
