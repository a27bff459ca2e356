// Products: filters, the list, and the dialogs over it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contract/products.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ExportButton } from '#web/admin/ui/export-button.tsx';
import { ListBox } from '#web/admin/ui/list/list-box.tsx';
import { useExistingPage } from '#web/admin/ui/list/use-existing-page.ts';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { neighboursOf, useRecordFocus, useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { adminProductListQuery, fetchAllProducts, useDuplicateProduct, useSetProductActive } from './admin-products.queries.ts';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productShape } from './product-list-shape.ts';
import { ProductRow } from './product-row.tsx';
import { ProductRowSkeleton, ProductTableHead } from './product-table-head.tsx';
import { productsCsv } from './products-csv.ts';
import { ProductsToolbar } from './products-toolbar.tsx';

const filterDelayMs = 300;

export const ProductsScreen = () => {
  const client = useQueryClient();
  const { shown, applied, isFiltered, change, clear, sortBy, orderBy, setPerPage, goToPage } = useListAddress(productShape, {
    delayMs: filterDelayMs,
  });
  const list = useQuery(adminProductListQuery(applied));
  const record = useOpenRecord();
  const [deleting, setDeleting] = useState<Product | null>(null);
  const focusRow = useRowFocus();
  const setActive = useSetProductActive();
  const duplicate = useDuplicateProduct();

  useExistingPage(list, applied.page, goToPage);

  useRecordFocus(record.id, focusRow);

  const rows = list.data?.data;
  const afterDelete = ({ id }: Product) => {
    setDeleting(null);
    focusRow(neighboursOf(rows?.map((row) => row.id) ?? [], id));
  };
  const duplicateAndOpen = (id: number) => duplicate.mutate(id, { onSuccess: ({ product }) => record.open(product.id) });

  const addButton = (className: string) => (
    <button type="button" className={className} onClick={record.openNew}>
      <AdminIcon name="plus" />
      Add New Product
    </button>
  );
  return (
    <>
      <ScreenHead title="Products" count={list.data?.total}>
        <ExportButton
          fileName="products.csv"
          failedText="Failed to export products"
          write={async () => productsCsv(await fetchAllProducts(client, applied), window.location.origin)}
        />
        {addButton('btn btn-primary')}
      </ScreenHead>
      <ProductsToolbar filters={shown} onChange={change} order={applied} onSort={orderBy} />
      <ListBox
        list={list}
        rows={rows}
        caption={applied.sort === '' ? 'Products in sort order' : 'Products'}
        head={<ProductTableHead order={applied} onSort={sortBy} />}
        row={(product) => (
          <ProductRow
            product={product}
            href={record.hrefOf(product.id)}
            onEdit={record.open}
            onDelete={setDeleting}
            onDuplicate={duplicateAndOpen}
            onSetActive={(id, isActive) => setActive.mutateAsync({ id, isActive })}
          />
        )}
        keyOf={({ id }) => id}
        skeleton={<ProductRowSkeleton />}
        loadingText="Loading products..."
        failedText="Failed to load products"
        emptyTitle="No products found"
        emptyText="The catalogue is empty. Products that you add appear here and on the website."
        emptyAction={addButton('btn')}
        isFiltered={isFiltered}
        filteredText="No product matches the search and the filters."
        onClearFilters={() => {
          clear();
          focusRow([]);
        }}
        onRecovered={() => focusRow([])}
      />
      {list.data && (
        <Pager
          current={list.data.current_page}
          last={list.data.last_page}
          onPick={goToPage}
          rows={{ perPage: applied.per_page, total: list.data.total, onChange: setPerPage }}
        />
      )}
      <ProductEditor
        record={record}
        rows={rows}
        onDuplicate={(id) => duplicate.mutate(id, { onSuccess: ({ product }) => record.moveTo(product.id) })}
      />
      <DeleteProductDialog product={deleting} onDeleted={afterDelete} onCancel={() => setDeleting(null)} />
    </>
  );
};
