// The form of a product in the wide editor.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Product } from '#contract/products.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { explainSave, saveErrors } from '../../../lib/save-errors.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { FormDialog } from '../../../ui/admin/form/form-dialog.tsx';
import { useForm } from '../../../ui/admin/form/use-form.ts';
import { SiteLinks } from '../../../ui/admin/site-links.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { categoryChoicesQuery } from '../../categories/admin/category-choices.query.ts';
import { reloadProducts } from './admin-products.queries.ts';
import { FileSections, PictureSection } from './product-form-files.tsx';
import { productSections } from './product-form-sections.ts';
import { BasicsSection, PublishingSection, TextsSection } from './product-form-texts.tsx';
import { checkProduct, formOf, valuesOf } from './product-values.ts';
import { createProduct, updateProduct } from './save-product.ts';

const ProductPreview = lazy(async () => ({ default: (await import('./product-preview.tsx')).ProductPreview }));

interface Props {
  /** Null for a new one. */
  product: Product | null;
  onClose: () => void;
  /** Of what is stored. */
  onDuplicate?: () => void;
}

export const ProductForm = ({ product, onClose, onDuplicate }: Props) => {
  const client = useQueryClient();
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [initial] = useState(() => valuesOf(product));
  const form = useForm({
    initial,
    check: checkProduct,
    save: (values, onProgress) => {
      const body = formOf(values, product);
      return product ? updateProduct(client, product.id, body, onProgress) : createProduct(client, body, onProgress);
    },
    explain: explainSave(saveErrors.product),
    onSaved: () => {
      toast.success(product ? 'Product updated successfully' : 'Product created successfully');
      reloadProducts(client);
      onClose();
    },
  });

  const duplicate = () => {
    if (form.hasChanges()) toast.info('Save or discard the changes first: a duplicate is a copy of what is saved.');
    else onDuplicate?.();
  };
  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Add New Product'}
      facts={product ? [product.model, paths.product(product.slug), `saved ${formatDate(product.updated_at)}`] : undefined}
      size="editor"
      sections={productSections(form.values)}
      form={form}
      action={product ? 'Update Product' : 'Create Product'}
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
      <BasicsSection form={form} product={product} categories={categories} />
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
