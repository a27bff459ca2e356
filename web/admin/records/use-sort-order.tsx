// Reorders a list of several pages: by dragging, with Alt and an arrow key, one position up or down, or to a given position.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { capitalised } from '#contract/rules/capitalised.ts';
import { leaveByWheel } from '#web/admin/ui/form/text-field.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { RowAction } from '#web/admin/ui/list/row-menu.tsx';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { RecordLists, Row } from './record-lists.ts';
import type { RecordListState } from './use-record-list.ts';

type Move = (transport: Transport, options: { id: number; body: { position: number } }) => Promise<{ message: string; position: number }>;

/** @returns the entry whose move leads from one order to the other, with its new index */
export const movedEntry = (before: readonly string[], after: readonly string[]): { key: string; index: number } | null => {
  const first = after.findIndex((key, index) => key !== before[index]);
  const [placed, left] = [after[first], before[first]];
  if (placed === undefined || left === undefined) return null;
  // at the first difference, an entry was either inserted (moved forward) or removed (moved backward)
  return after[first + 1] === left ? { key: placed, index: first } : { key: left, index: after.indexOf(left) };
};

interface PositionProps {
  name: string;
  position: number;
  total: number;
  onMove: (position: number) => void;
  onClose: () => void;
}

const PositionDialog = ({ name, position, total, onMove, onClose }: PositionProps) => {
  const [typed, setTyped] = useState(String(position));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(Math.min(Number(typed), total));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Move ${name}`} className="dlg-s">
      {(titleId) => (
        <form onSubmit={submit}>
          <div className="confirm">
            <h2 id={titleId}>Move {name}</h2>
            <label className="field">
              <span className="label">Position from 1 to {total.toLocaleString('en-US')}</span>
              <input
                className="input"
                type="number"
                required
                min={1}
                max={total}
                step={1}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onWheel={leaveByWheel}
              />
            </label>
          </div>
          <div className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className="btn btn-primary">
              Move
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
};

interface Options<T extends Row, S extends ListShape> {
  records: RecordLists<T, S>;
  list: RecordListState<T, S>;
  /** Whether the list is in its default order and contains all records that are ordered together. */
  isOrdered: boolean;
  nameOf: (record: T) => string;
  move: Move;
}

export const useSortOrder = <T extends Row, S extends ListShape>({ records, list, isOrdered, nameOf, move }: Options<T, S>) => {
  const client = useQueryClient();
  const [asking, setAsking] = useState<T | null>(null);
  const save = useMutation({
    // one at a time, because each depends on the order before it
    scope: { id: `order of ${records.nouns}` },
    mutationFn: ({ id, position }: { id: number; position: number }) => move(transportOf(client), { id, body: { position } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error('Failed to save the order'),
    onSettled: () => records.reload(client),
  });
  const rows = list.rows ?? [];
  const { from = 1, total = rows.length } = list.query.data ?? {};
  const first = from ?? 1;
  const keys = rows.map(({ id }) => String(id));
  const reorder = useReorder({
    entries: keys.map((key) => ({ key })),
    noun: capitalised(records.noun),
    onChange: (entries) => {
      const after = entries.map(({ key }) => key);
      const moved = movedEntry(keys, after);
      if (!moved) return;
      records.editRows(client, (shown) => after.flatMap((key) => shown.find(({ id }) => String(id) === key) ?? []));
      save.mutate({ id: Number(moved.key), position: first + moved.index });
    },
  });
  const positionOf = ({ id }: T) => first + keys.indexOf(String(id));
  const actions = (record: T): RowAction[] => {
    if (!isOrdered) return [];
    const position = positionOf(record);
    const moveTo = (next: number) => () => save.mutate({ id: record.id, position: next });
    return [
      ...(position > 1 ? [{ label: 'Move up', icon: 'up', onSelect: moveTo(position - 1) } as const] : []),
      ...(position < total ? [{ label: 'Move down', icon: 'down', onSelect: moveTo(position + 1) } as const] : []),
      { label: 'Move to position', icon: 'sort', onSelect: () => setAsking(record) },
    ];
  };
  const dialog = asking && (
    <PositionDialog
      name={nameOf(asking)}
      position={positionOf(asking)}
      total={total}
      onMove={(position) => save.mutate({ id: asking.id, position })}
      onClose={() => setAsking(null)}
    />
  );
  return { reorder: isOrdered ? reorder : undefined, actions, dialog };
};
