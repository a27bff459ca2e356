// The order of the featured products on the home page. Each change is saved immediately, apart from the form of the slides.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct, listAdminProducts } from '#contract/products.ts';
import { inFeaturedOrder, mostOrdered, readFeaturedOrder } from '#contract/rules/featured-order.ts';
import type { Setting } from '#contract/settings.ts';
import { saveSettingValues } from '#web/admin/features/settings/settings.queries.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { MoveButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { ReorderList, useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';

const featuredQuery = queryOptions({
  queryKey: ['admin-products', 'featured'],
  queryFn: async ({ client, signal }) => {
    const query = { is_featured: '1', is_active: '1', per_page: mostOrdered } as const;
    return (await call<typeof listAdminProducts>(transportOf(client), 'GET', '/api/admin/products', { query, signal })).data;
  },
  staleTime: 0,
  meta: { failure: 'Failed to load products' },
});

interface RowProps {
  product: AdminProduct;
  index: number;
  count: number;
  onMove: (step: 1 | -1) => void;
}

const FeaturedRow = ({ product: { id, name, main_image }, index, count, onMove }: RowProps) => {
  const item = useReorderItem(String(id));
  const canMove = !useIsReadOnly() && count > 1;
  return (
    <li className={['slide-card', item.className].filter(Boolean).join(' ')} ref={item.ref} onKeyDown={item.onKeyDown}>
      <div className="slide-head">
        {canMove && <ReorderGrip item={item} />}
        <span className="slide-toggle">
          <Picture src={main_image} alt="" sizes="64px" ratio="16/9" className="thumb slide-thumb" />
          <span className="truncate strong">
            <span className="muted num">{index + 1}</span> {name}
          </span>
        </span>
        {canMove && (
          <div className="slide-actions">
            <MoveButtons name={name} isFirst={index === 0} isLast={index === count - 1} onMove={onMove} />
          </div>
        )}
      </div>
    </li>
  );
};

const useSaveOrder = (setting: Setting, onRefused: () => void) => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'featured-order' },
    mutationFn: (order: readonly number[]) => saveSettingValues(client, [], { [setting.key]: JSON.stringify(order) }, [setting.key]),
    onError: (error) => {
      toast.error(explainByMessage('Failed to save the order')(error).text);
      onRefused();
    },
  });
};

const Loading = () => (
  <>
    <LoadingText>Loading featured products...</LoadingText>
    <Skeleton height="160px" />
  </>
);

/** @param setting the stored order */
export const FeaturedPanel = ({ setting }: { setting: Setting }) => {
  const { data, isError, refetch } = useQuery(featuredQuery);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const save = useSaveOrder(setting, () => setChosen(null));
  const products = inFeaturedOrder(data ?? [], chosen ?? readFeaturedOrder(setting.value ?? '') ?? []);
  const reorder = useReorder({
    entries: products.map(({ id }) => ({ key: String(id) })),
    onChange: (entries) => {
      const order = entries.map(({ key }) => Number(key));
      setChosen(order);
      save.mutate(order);
    },
    noun: 'Product',
  });
  return (
    <section className="featured-order" aria-labelledby="featured-title">
      <h2 id="featured-title">Featured Products</h2>
      <p className="sub">
        {data?.length === 0
          ? 'No product is featured.'
          : 'The home page shows the first 8 in this order. It is saved with each move; other featured products follow in the order of the catalogue.'}
      </p>
      {isError && <FailedList title="Failed to load products" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      <ReorderList {...reorder.list}>
        <ul className="slide-list">
          {products.map((product, index) => (
            <FeaturedRow
              key={product.id}
              product={product}
              index={index}
              count={products.length}
              onMove={(step) => reorder.move(String(product.id), step)}
            />
          ))}
        </ul>
      </ReorderList>
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
    </section>
  );
};
