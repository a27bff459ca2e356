// The page that the address opens, or a new one.
import { useEffect } from 'react';
import type { AdminPage } from '#contract/pages.ts';
import { useKeptRecord } from '#web/admin/ui/list/use-kept-record.ts';
import type { OpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { PageForm } from './page-form.tsx';

interface Props {
  record: OpenRecord;
  /** Undefined while they load. */
  rows: readonly AdminPage[] | undefined;
}

export const PageEditor = ({ record: { id, isNew, close }, rows }: Props) => {
  const page = useKeptRecord(
    id,
    rows?.find((one) => one.id === id),
  );
  const isGone = id !== null && rows !== undefined && !page && !rows.some((one) => one.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: close is new on each render and no reason to tell again
  useEffect(() => {
    if (!isGone) return;
    toast.info('This page does not exist any more');
    close();
  }, [isGone]);

  if (isNew) return <PageForm key="new" page={null} onClose={close} />;
  return page && <PageForm key={id} page={page} onClose={close} />;
};
