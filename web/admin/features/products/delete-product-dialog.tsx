import type { Product } from '#contract/products.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { useRemoveProduct } from './admin-products.queries.ts';

interface Props {
  /** The product asked about, null while none is. */
  product: Product | null;
  onDeleted: (product: Product) => void;
  onCancel: () => void;
}

export const DeleteProductDialog = ({ product, onDeleted, onCancel }: Props) => {
  const remove = useRemoveProduct();
  return (
    <ConfirmDialog
      isOpen={product !== null}
      title="Are you sure you want to delete this product?"
      thing={
        product && (
          <>
            <RowThumb src={product.main_image} />
            <div className="grow">
              <div className="truncate strong">{product.name}</div>
              <div className="hint">{[product.model, product.category.name].filter(Boolean).join(' · ')}</div>
            </div>
          </>
        )
      }
      consequence="Its page leaves the website, and its pictures and brochure go with it. This cannot be undone."
      action="Delete"
      isBusy={remove.isPending}
      busyText="Deleting..."
      onConfirm={() => {
        if (product) remove.mutate(product.id, { onSuccess: () => onDeleted(product) });
      }}
      onCancel={onCancel}
    />
  );
};
