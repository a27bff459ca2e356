// Merges a category into another one, after showing what that does.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminCategory } from '#contract/categories.ts';
import { undoMinutes } from '#contract/records/bulk.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { OptionSearch, type SearchOption } from '#web/admin/ui/option-search.tsx';
import { searchStatus } from '#web/admin/ui/use-option-field.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { categoryChoicesQuery } from '../categories.queries.ts';
import { mergePreviewQuery, previewFailure, useMerge } from './category-merge.queries.ts';
import { MergeEffects } from './merge-effects.tsx';

interface Target extends SearchOption {
  id: number;
}

/** Never requested. */
const none = 0;

const CategorySearch = ({ except, onChoose }: { except: number; onChoose: (target: Target) => void }) => {
  const [typed, setTyped] = useState('');
  const { data, isPending, isError } = useQuery(categoryChoicesQuery);
  const text = typed.trim().toLowerCase();
  const options = (data ?? [])
    .filter(({ id, name }) => id !== except && name.toLowerCase().includes(text))
    .map(({ id, name, is_active }): Target => ({ key: String(id), id, title: name, ...(!is_active && { note: 'not active' }) }));
  return (
    <OptionSearch
      label="Merge into"
      listLabel="Categories"
      placeholder="Find a category"
      typed={typed}
      onType={setTyped}
      options={options}
      isBusy={isPending}
      status={searchStatus({ text: typed.trim(), isBusy: isPending, isIncomplete: isError, count: options.length })}
      onChoose={onChoose}
    />
  );
};

interface Props {
  category: AdminCategory;
  onClose: () => void;
}

export const MergeDialog = ({ category, onClose }: Props) => {
  const [target, setTarget] = useState<Target | null>(null);
  const {
    data: preview,
    error,
    isFetching,
  } = useQuery({ ...mergePreviewQuery(category.id, target?.id ?? none), enabled: target !== null });
  const merge = useMerge();
  const choice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control with the focus is replaced
  useEffect(() => choice.current?.querySelector<HTMLElement>('input, button')?.focus(), [target]);
  const canMerge = target !== null && preview !== undefined && !isFetching && !merge.isPending;
  return (
    <Dialog isOpen onClose={onClose} title={`Merge ${category.name} into another category`} className="dlg-m">
      {(titleId) => (
        <form
          noValidate
          className="form-dialog"
          onSubmit={(event) => {
            event.preventDefault();
            if (canMerge) merge.mutate(preview, { onSuccess: onClose });
          }}
        >
          <DialogHead titleId={titleId} title={`Merge ${category.name} into another category`} onClose={onClose} />
          <div className="dlg-body stack">
            <div ref={choice}>
              {target === null ? (
                <CategorySearch except={category.id} onChoose={setTarget} />
              ) : (
                <div className="merge-target">
                  <span className="grow">
                    Merge into <b>{target.title}</b>
                  </span>
                  <button type="button" className="btn btn-s" onClick={() => setTarget(null)}>
                    Choose another category
                  </button>
                </div>
              )}
            </div>
            <div aria-live="polite" aria-busy={isFetching}>
              {target !== null && isFetching && !preview && <p className="hint">Loading what changes...</p>}
              {target !== null && error && <p className="err">{previewFailure(error)}</p>}
              {target !== null && preview && !error && <MergeEffects preview={preview} />}
            </div>
            <p className="hint">
              {category.name} goes to the trash. The merge can be undone for {undoMinutes} minutes, as long as nobody has changed its
              products or attributes since.
            </p>
          </div>
          <div className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <BusyButton isBusy={merge.isPending} busyText="Merging...">
              Merge categories
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  );
};
