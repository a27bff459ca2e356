// The form of one record in a dialog: saves it with the calls of its kind, reloads the lists, then closes or starts again.
import { type QueryClient, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isPublishedKind } from '#contract/records/kinds.ts';
import { type EditedKind, newRecordId } from '#contract/rules/editing.ts';
import { capitalised } from '#web/admin/lib/capitalised.ts';
import { explainSave, type SaveErrorRules } from '#web/admin/lib/save-errors.ts';
import type { FieldInput, Form, RecordForm } from '#web/admin/ui/form/use-form.ts';
import { type RecordFormOptions, useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useDraft } from './draft-context.ts';
import { HistoryButton } from './history/history-button.tsx';
import { hasFiles, titleOf } from './kinds.ts';
import type { Row } from './record-lists.ts';
import { type Basis, useKeptChanges } from './use-kept-changes.ts';
import { useOtherEditors } from './use-other-editors.ts';

type Progress = (part: number) => void;

interface Records<R, C, U> {
  noun: string;
  create: (client: QueryClient, body: C, onProgress?: Progress) => Promise<R>;
  update: (client: QueryClient, id: number, body: U, onProgress?: Progress) => Promise<R>;
  one: (id: number) => UseQueryOptions<R | null>;
  reload: (client: QueryClient) => void;
  errors: SaveErrorRules;
}

type Inputs<V> = { [K in keyof V & string]: FieldInput };

interface Options<R, V, C, U> extends Pick<RecordFormOptions<R, V>, 'record' | 'read' | 'check' | 'comparable' | 'describe'> {
  records: Records<R, C, U>;
  /** The kind under which the server stores unsaved changes. */
  kind: EditedKind;
  /** The body of a new record. @param fields all names */
  create: (values: V, fields: readonly (keyof V & string)[]) => C;
  /** The body of a change: the fields that differ from the stored ones. */
  update: (values: V, stored: R, changed: readonly (keyof V & string)[]) => U;
  inputs: Inputs<V>;
  /** Offers "Save and add another": the values that the next record starts with. */
  next?: (saved: V) => V;
  onClose: () => void;
}

const wordsOf = (noun: string, { isNew, isDrafted }: { isNew: boolean; isDrafted: boolean }) => {
  const [verb, done] = isDrafted ? ['Publish', 'published'] : isNew ? ['Create', 'created'] : ['Update', 'updated'];
  return { title: `${isNew ? 'Add New' : 'Edit'} ${noun}`, action: `${verb} ${noun}`, done: `${noun} ${done} successfully` };
};

const labelsOf = <V,>(inputs: Inputs<V>): Partial<Record<keyof V & string, string>> =>
  Object.fromEntries(Object.entries<FieldInput>(inputs).map(([name, { label }]) => [name, label])) as Partial<
    Record<keyof V & string, string>
  >;

const withInputs = <V,>(form: Form<V>, inputs: Inputs<V>): RecordForm<V> => ({
  ...form,
  field: (name) => ({ ...form.field(name), ...inputs[name] }),
});

interface RecordHistoryProps {
  kind: EditedKind;
  /** Null for a new record, which has no history. */
  record: Row | null;
  isDirty: boolean;
  onRestored: () => void;
}

const RecordHistory = ({ kind, record, ...form }: RecordHistoryProps) =>
  record && isPublishedKind(kind) && <HistoryButton of={{ kind, id: record.id }} name={titleOf(kind, record)} {...form} />;

interface StoredVersions {
  version: number | null;
  draftVersion: number;
}

/** On which versions the changes in the form are based: those that it was opened with, or those of stored changes. */
const useBasis = (opened: StoredVersions) => {
  const stored = useRef(opened);
  // if the record or its draft has a newer version than the stored changes with which the form continues, saving is a conflict
  const begun = useRef<Basis | null>(null);
  return {
    isKnown: () => begun.current === null,
    read: (): Basis => begun.current ?? { version: stored.current.version, draft_version: stored.current.draftVersion },
    /** The draft that a save replaces. Changes of an unknown version are compared with the draft that exists. */
    readDraftVersion: () => (begun.current ? (begun.current.draft_version ?? 0) : stored.current.draftVersion),
    continueFrom: (from: Basis) => {
      const { version, draftVersion } = stored.current;
      if (from.version !== version || (from.draft_version ?? 0) !== draftVersion) begun.current = from;
    },
    rebase: (versions: StoredVersions) => {
      begun.current = null;
      stored.current = versions;
    },
  };
};

/** @returns the form and the props of its `FormDialog` */
export const useRecordDialog = <R extends Row & { version?: number }, V extends object, C, U>(options: Options<R, V, C, U>) => {
  const { records, kind, record, create, update, inputs, next, onClose } = options;
  const client = useQueryClient();
  const isReadOnly = useIsReadOnly();
  const edited = isReadOnly ? null : { kind, id: record?.id ?? newRecordId };
  // of a stored record, whose draft can also be saved by others meanwhile
  const draft = useDraft();
  const isDrafted = draft !== null && draft.version > 0;
  const { title, action, done } = wordsOf(capitalised(records.noun), { isNew: record === null, isDrafted });
  const basis = useBasis({ version: record?.version ?? null, draftVersion: draft?.version ?? 0 });
  const loadedDraftVersion = useRef(0);
  const form = useRecordForm<R, V>({
    ...options,
    labels: labelsOf(inputs),
    save: async (values, { record: stored, changed, onProgress, intent }) => {
      if (!stored) return records.create(client, create(values, changed), onProgress);
      const body = update(values, basis.isKnown() ? stored : { ...stored, version: basis.read().version }, changed);
      if (!draft || !(isDrafted || intent === 'draft')) return records.update(client, stored.id, body, onProgress);
      await draft.save(body as object, { draftVersion: basis.readDraftVersion(), isPublished: intent !== 'draft', onProgress });
      return stored;
    },
    reload: async () => {
      const drafted = await draft?.load();
      const stored = record && (await client.fetchQuery(records.one(record.id)));
      loadedDraftVersion.current = drafted?.draft?.version ?? 0;
      return drafted?.record ? (drafted.record as unknown as R) : stored;
    },
    isBaseKnown: basis.isKnown,
    onRebased: ({ version = null }) => basis.rebase({ version, draftVersion: loadedDraftVersion.current }),
    explain: explainSave(records.errors),
    onSaved: (_saved, values, intent) => {
      kept.discard();
      toast.success(intent === 'draft' ? 'Draft saved: visitors still see the published version' : done);
      records.reload(client);
      if (intent === 'draft') draft?.restart();
      else if (intent === 'another' && next) form.restart(next(values));
      else onClose();
    },
  });
  const kept = useKeptChanges({ edited, form, hasFiles: hasFiles(kind), basis: basis.read, onContinue: basis.continueFrom });
  const others = useOtherEditors(edited);
  const restored = () => {
    kept.discard();
    onClose();
  };
  return {
    tools: (
      <>
        <RecordHistory kind={kind} record={record} isDirty={form.isDirty} onRestored={restored} />
        {draft?.tools}
      </>
    ),
    form: { ...withInputs(form, inputs), offer: kept.offer, others, onDiscarded: kept.discard },
    title,
    action,
    notice: draft?.notice,
    canSaveDraft: draft?.canSave ?? false,
    canAddAnother: record === null && next !== undefined,
    onClose,
  };
};
