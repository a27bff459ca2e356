// The product that the address opens, or a new one.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminProduct } from '#contract/products.ts';
import type { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { adminProductQuery } from './admin-products.queries.ts';
import { ProductForm } from './product-form.tsx';

interface Props {
  record: ReturnType<typeof useOpenRecord>;
  /** Of the list: shown should the product itself not load. */
  rows: readonly AdminProduct[] | undefined;
  onDuplicate: (id: number) => void;
}

export const ProductEditor = ({ record: { id, isNew, close }, rows, onDuplicate }: Props) => {
  const { data, isError } = useQuery({ ...adminProductQuery(id ?? 0), enabled: id !== null });
  const product = data === undefined && isError ? rows?.find((row) => row.id === id) : data;

  const isGone = id !== null && product === null;
  const isLost = id !== null && isError && product === undefined && rows !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: close is new on each render and no reason to tell again
  useEffect(() => {
    if (isGone) toast.info('This product does not exist any more');
    if (isGone || isLost) close();
  }, [isGone, isLost]);

  if (isNew) return <ProductForm key="new" product={null} onClose={close} />;
  if (id === null || !product || product.id !== id) return null;
  return <ProductForm key={id} product={product} onClose={close} onDuplicate={() => onDuplicate(id)} />;
};
