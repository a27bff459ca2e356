// Actions on the selected records, or on all that match the filters.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkResult } from '#contract/bulk.ts';
import type { BulkAction, BulkKind } from '#contract/records/bulk.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ApplySelect } from '#web/admin/ui/apply-select.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { filterQuery, type ListShape } from '#web/admin/ui/list/list-address.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type ConsequenceOf, useBulkQuestion } from './bulk-question.tsx';
import type { RecordLists, Row } from './record-lists.ts';
import { RefusedRecords } from './refused-records.tsx';
import { LeadChoice, type RecordAddress, useLead } from './removal/lead-choice.tsx';
import { keepInterrupted, keepUndoable, UndoNotice } from './undo.tsx';
import type { RecordListState } from './use-record-list.ts';

interface Choice {
  /** e.g. "Set status" */
  label: string;
  options: readonly { value: string; label: string }[];
  /** The action of the call, with its arguments. */
  toBody: (value: string) => { action: BulkAction };
  /** Reports what else the choice changes, to ask before it is applied; null if nothing. */
  consequenceOf?: ConsequenceOf;
}

export interface BulkOptions {
  /** Absent if changes cannot be undone. */
  kind?: BulkKind;
  /** Shown as buttons. */
  actions: readonly { label: string; action: BulkAction | 'restore' }[];
  /** Each is a select with a button that applies the choice. */
  choices?: readonly Choice[];
  /** Whether the records can be deleted. */
  canDelete?: boolean;
  /** Of a kind whose records have an address: asks where the addresses of deleted ones lead. */
  address?: RecordAddress;
  /** Explains what the deletion does; by default that the records are moved to the trash. */
  consequence?: string;
  /** The call does not accept the filters of the list: only the rows of the page can be selected. */
  isWhole?: boolean;
  change: (transport: Transport, body: object) => Promise<BulkResult>;
}

interface Props<T extends Row, S extends ListShape> {
  records: RecordLists<T, S>;
  list: RecordListState<T, S>;
  bulk: BulkOptions;
}

/** The selected records in the body of a call. */
const selectedBody = <T extends Row, S extends ListShape>({ records, list: { selection, address } }: Props<T, S>) =>
  selection.isAll ? { filter: filterQuery(records.shape, address.applied) } : { ids: [...selection.ids] };

const useChange = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { records, bulk } = props;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: object) => bulk.change(transportOf(client), { ...selectedBody(props), ...action }),
    onSuccess: (result) => {
      if (bulk.kind) keepUndoable(bulk.kind, result);
      if (result.done.length === 0 && result.refused.length > 0) toast.error(result.message);
      else toast.success(result.message);
    },
    onError: (error) => {
      toast.error(explainByMessage(`Failed to change ${records.nouns}`)(error).text);
      if (bulk.kind) void keepInterrupted(client, bulk.kind, error).then(() => records.reload(client));
    },
    onSettled: () => records.reload(client),
  });
};

interface BulkControlsProps {
  bulk: BulkOptions;
  nouns: string;
  isBusy: boolean;
  onApply: (action: object) => void;
  onChoose: (choice: Choice, value: string) => void;
}

const BulkControls = ({ bulk, nouns, isBusy, onApply, onChoose }: BulkControlsProps) => (
  <>
    {bulk.choices?.map((choice) => (
      <ApplySelect
        key={choice.label}
        label={`${choice.label} of selected ${nouns}`}
        value=""
        placeholder={`${choice.label}…`}
        options={choice.options}
        isBusy={isBusy}
        onApply={(value) => onChoose(choice, value)}
      />
    ))}
    {bulk.actions.map(({ label, action }) => (
      <button key={action} type="button" className="btn" disabled={isBusy} onClick={() => onApply({ action })}>
        {label}
      </button>
    ))}
  </>
);

interface DeletionQuestionProps {
  bulk: BulkOptions;
  count: number;
  noun: string;
  isBusy: boolean;
  onConfirm: Parameters<ReturnType<typeof useLead>['confirm']>[0];
  onCancel: () => void;
}

const DeletionQuestion = ({ bulk, count, noun, isBusy, onConfirm, onCancel }: DeletionQuestionProps) => {
  const lead = useLead();
  return (
    <ConfirmDialog
      isOpen
      title={`Are you sure you want to delete ${count === 1 ? 'this' : 'these'} ${noun}?`}
      thing={
        <strong>
          {count.toLocaleString('en-US')} {noun}
        </strong>
      }
      consequence={bulk.consequence ?? `${count === 1 ? 'It is' : 'They are'} moved to the trash for ${trashDays} days.`}
      action="Delete"
      isBusy={isBusy}
      busyText="Deleting..."
      onConfirm={() => lead.confirm(onConfirm)}
      onCancel={onCancel}
    >
      {bulk.address && <LeadChoice address={bulk.address} category={null} {...lead.props} />}
    </ConfirmDialog>
  );
};

export const BulkBar = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { records, list, bulk } = props;
  const { selection, rows = [], query } = list;
  const change = useChange(props);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<BulkResult['refused']>([]);
  const total = query.data?.total ?? rows.length;
  const count = selection.isAll ? total : selection.ids.size;
  const counted = `${count.toLocaleString('en-US')} ${count === 1 ? records.noun : records.nouns}`;
  const apply = (action: object) =>
    change.mutate(action, { onSuccess: (result) => setRefused(result.refused), onSettled: () => setIsAsking(false) });
  const question = useBulkQuestion({ selected: () => selectedBody(props), thing: counted, isBusy: change.isPending, onConfirm: apply });
  const choose = ({ label, toBody, consequenceOf }: Choice, value: string) =>
    consequenceOf ? question.ask({ label, value, action: toBody(value), consequenceOf }) : apply(toBody(value));
  const notices = (
    <>
      {refused.length > 0 && <RefusedRecords refused={refused} onClose={() => setRefused([])} />}
      {bulk.kind && <UndoNotice kind={bulk.kind} reload={records.reload} />}
    </>
  );
  // the rows on screen belong to the previous view
  const isBusy = change.isPending || question.isPending || query.isPlaceholderData;
  const canSelectAll = !bulk.isWhole && !selection.isAll && selection.ids.size === rows.length && total > rows.length;
  const bar = (
    <section className="selection-bar" aria-label={`Selected ${records.nouns}`}>
      <strong role="status">{counted} selected</strong>
      {!selection.isAll && selection.ids.size < rows.length && (
        <button type="button" className="btn btn-quiet select-page" onClick={() => selection.setAll(true)}>
          Select all on this page
        </button>
      )}
      {canSelectAll && (
        <button type="button" className="btn btn-quiet" disabled={query.isPlaceholderData} onClick={selection.selectAll}>
          Select all {total.toLocaleString('en-US')} that match
        </button>
      )}
      <BulkControls bulk={bulk} nouns={records.nouns} isBusy={isBusy} onApply={apply} onChoose={choose} />
      {bulk.canDelete && (
        <button
          type="button"
          className="btn btn-quiet btn-danger-quiet btn-icon-s"
          aria-label={`Delete selected ${records.nouns}`}
          disabled={query.isPlaceholderData}
          onClick={() => setIsAsking(true)}
        >
          <AdminIcon name="delete" />
          <span>Delete</span>
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={selection.clear}>
        Clear selection
      </button>
    </section>
  );
  return (
    <div className="list-foot">
      {notices}
      {question.dialog}
      {count > 0 && bar}
      {isAsking && (
        <DeletionQuestion
          bulk={bulk}
          count={count}
          noun={count === 1 ? records.noun : records.nouns}
          isBusy={change.isPending}
          onConfirm={(field) => apply({ action: 'delete', ...field })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
};
