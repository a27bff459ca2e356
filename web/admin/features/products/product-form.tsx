// The form of a product in the wide editor.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AdminProduct } from '#contract/products.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/admin-categories.queries.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { products } from './admin-products.queries.ts';
import { FileSections, PictureSection } from './product-form-files.tsx';
import { productSections } from './product-form-sections.ts';
import { BasicsSection, PublishingSection, TextsSection } from './product-form-texts.tsx';
import { checkProduct, comparable, formOf, productLabels, valuesOf } from './product-values.ts';

const ProductPreview = lazy(async () => ({ default: (await import('./product-preview.tsx')).ProductPreview }));

interface Props {
  /** Null for a new one. */
  product: AdminProduct | null;
  onClose: () => void;
  /** Of what is stored. */
  onDuplicate?: () => void;
}

export const ProductForm = ({ product, onClose, onDuplicate }: Props) => {
  const client = useQueryClient();
  const formats = useFormats();
  const { data: known } = useQuery(categoryChoicesQuery);
  const categories = known ?? [];
  const { data: currency } = useQuery(currencyQuery);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useRecordForm({
    record: product,
    read: valuesOf,
    check: (values) => checkProduct(values, currency?.currency_locale),
    save: async (values, { record, changed, onProgress }) => {
      const body = formOf(values, record, changed, currency?.currency_locale);
      return record ? products.update(client, record.id, body, onProgress) : products.create(client, body, onProgress);
    },
    reload: async () => (product ? client.fetchQuery(products.one(product.id)) : null),
    explain: explainSave(saveErrors.product),
    comparable,
    labels: productLabels,
    describe: { category_id: (id) => categories.find((one) => String(one.id) === id)?.name ?? 'another one' },
    onSaved: (_saved, { category_id }, intent) => {
      toast.success(product ? 'Product updated successfully' : 'Product created successfully');
      products.reload(client);
      if (intent === 'another') form.restart({ ...valuesOf(null), category_id });
      else onClose();
    },
  });

  const duplicate = () => {
    if (form.hasChanges()) toast.info('Save or discard the changes first: a duplicate is a copy of what is saved.');
    else onDuplicate?.();
  };
  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Add New Product'}
      facts={product ? [product.model, paths.product(product.slug), `saved ${formats.date(product.updated_at)}`] : undefined}
      size="editor"
      sections={productSections(form.values)}
      form={form}
      action={product ? 'Update Product' : 'Create Product'}
      canAddAnother={product === null}
      headActions={product?.is_active && <SiteLinks path={paths.product(product.slug)} />}
      actions={
        <>
          {onDuplicate && (
            <button type="button" className="btn btn-quiet btn-icon-s" aria-label="Duplicate" onClick={duplicate}>
              <AdminIcon name="copy" />
              <span aria-hidden="true">Duplicate</span>
            </button>
          )}
          <button type="button" className="btn btn-quiet btn-icon-s" aria-label="Preview" onClick={() => setIsPreviewed(true)}>
            <AdminIcon name="view" />
            <span aria-hidden="true">Preview</span>
          </button>
        </>
      }
      onClose={onClose}
    >
      <BasicsSection form={form} product={product} categories={known} />
      <PictureSection form={form} />
      <TextsSection form={form} />
      <FileSections form={form} />
      <PublishingSection form={form} product={product} />
      {isPreviewed && (
        <Suspense>
          <ProductPreview values={form.values} product={product} categories={categories} onClose={() => setIsPreviewed(false)} />
        </Suspense>
      )}
    </FormDialog>
  );
};
