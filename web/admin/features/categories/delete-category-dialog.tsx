import type { AdminCategory } from '#contract/categories.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { useRemoveCategory } from './admin-categories.queries.ts';
import { countedProducts } from './counted-products.ts';

interface Props {
  /** The category asked about, null while none is. */
  category: AdminCategory | null;
  onDeleted: (category: AdminCategory) => void;
  onRefused: (category: AdminCategory, error: unknown) => void;
  onCancel: () => void;
}

const consequenceOf = (count: number): string =>
  count > 0
    ? `Categories with products cannot be deleted. Move or delete its ${countedProducts(count)} first.`
    : 'It leaves the menus and lists of the website, and its image goes with it. This cannot be undone.';

export const DeleteCategoryDialog = ({ category, onDeleted, onRefused, onCancel }: Props) => {
  const remove = useRemoveCategory();
  return (
    <ConfirmDialog
      isOpen={category !== null}
      title="Are you sure you want to delete this category?"
      thing={
        category && (
          <>
            <RowThumb src={category.image} />
            <div className="grow">
              <div className="truncate strong">{category.name}</div>
              <div className="hint">{countedProducts(category.products_count)}</div>
            </div>
          </>
        )
      }
      consequence={consequenceOf(category?.products_count ?? 0)}
      action="Delete"
      isBusy={remove.isPending}
      busyText="Deleting..."
      onConfirm={() => {
        if (!category) return;
        remove.mutate(category.id, { onSuccess: () => onDeleted(category), onError: (error) => onRefused(category, error) });
      }}
      onCancel={onCancel}
    />
  );
};
