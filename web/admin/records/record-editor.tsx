// The record that the address opens, or a new one.
import { skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { createContext, Fragment, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { leaveUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { OpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { Row } from './record-lists.ts';
import type { RecordListState } from './use-record-list.ts';

interface Props<T extends Row, S extends ListShape> {
  noun: string;
  list: RecordListState<T, S>;
  /** The call for one record. Without it only records of the list can be opened. */
  one?: (id: number) => UseQueryOptions<T | null>;
  /** A row of the list is enough to edit it: the call is only for records on other pages. */
  usesRow?: boolean;
  /** @param record null for a new one */
  form: (record: T | null) => ReactNode;
}

/** The record as it was when it was opened, so that a reload of the list cannot remove it from the form. */
const useKeptRecord = <T extends Row>(id: number | null, found: T | null | undefined): T | null => {
  const [kept, setKept] = useState<T | null>(null);
  if (id === null && kept) setKept(null);
  if (id !== null && kept?.id !== id && found?.id === id) setKept(found);
  return kept?.id === id ? kept : null;
};

const CreatedContext = createContext<(id: number) => void>(() => {});

/** @returns a function for a form that stays open after it has created a record: the address becomes that of the record */
export const useOnCreated = (): ((id: number) => void) => useContext(CreatedContext);

/** The records that the open form has created: the form stays as it is, while the address changes. */
const useCreated = ({ id, isNew, moveTo }: OpenRecord) => {
  const [created, setCreated] = useState<readonly number[]>([]);
  const isOpen = id !== null && created.includes(id);
  if (created.length > 0 && !isNew && !isOpen) setCreated([]);
  return {
    isOpen,
    onCreated: (newId: number) => {
      if (id === newId) return;
      setCreated([...created, newId]);
      leaveUnsavedWork(() => moveTo(newId));
    },
  };
};

const nothing = { queryKey: ['no record'], queryFn: skipToken } as const;

export const RecordEditor = <T extends Row, S extends ListShape>({ noun, list, one, usesRow = false, form }: Props<T, S>) => {
  const isReadOnly = useIsReadOnly();
  const { rows } = list;
  const { id, isNew, close } = list.open;
  const created = useCreated(list.open);
  const row = rows?.find((candidate) => candidate.id === id);
  const isRequested = id !== null && !created.isOpen && (!usesRow || (rows !== undefined && !row));
  const { data, isError } = useQuery<T | null>(one && isRequested ? one(id) : nothing);
  const kept = useKeptRecord(id, row ?? data);
  // if the record cannot be loaded, the form shows its row
  const record = usesRow ? kept : data === undefined && isError ? row : data;

  const isGone = id !== null && data === null && !record;
  const isLost = id !== null && isError && !record && rows !== undefined;
  const leave = useEffectEvent(() => {
    if (isGone) toast.info(`This ${noun} does not exist any more`);
    close();
  });
  useEffect(() => {
    if (isGone || isLost) leave();
  }, [isGone, isLost]);

  if (isNew && isReadOnly) return null;
  if (isNew || created.isOpen) {
    return (
      <CreatedContext key="new" value={created.onCreated}>
        {form(null)}
      </CreatedContext>
    );
  }
  return record && record.id === id && <Fragment key={id}>{form(record)}</Fragment>;
};
