// The form of one record in a dialog: saves it with the calls of its kind, reloads the lists, then closes or starts again.
import { type QueryClient, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type EditedKind, newRecordId } from '#contract/rules/editing.ts';
import { isRevisionKind } from '#contract/rules/history.ts';
import { explainSave, type SaveErrorRules } from '#web/admin/lib/save-errors.ts';
import type { SubmitIntent } from '#web/admin/ui/form/use-form.ts';
import { type RecordFormOptions, useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useDraft } from './draft-context.ts';
import { HistoryButton } from './history/history-button.tsx';
import { capitalised, type Row } from './record-lists.ts';
import { type Basis, useKeptChanges } from './use-kept-changes.ts';
import { useOtherEditors } from './use-other-editors.ts';

type Progress = (part: number) => void;

interface Records<R, C, U> {
  noun: string;
  create: (client: QueryClient, body: C, onProgress?: Progress) => Promise<R>;
  update: (client: QueryClient, id: number, body: U, onProgress?: Progress) => Promise<R>;
  one: (id: number) => UseQueryOptions<R | null>;
  reload: (client: QueryClient) => void;
}

interface Options<R, V, C, U> extends Pick<RecordFormOptions<R, V>, 'record' | 'read' | 'check' | 'comparable' | 'labels' | 'describe'> {
  records: Records<R, C, U>;
  /** The kind under which the server stores unsaved changes. */
  kind: EditedKind;
  /** The body of a new record. @param fields all names */
  create: (values: V, fields: readonly (keyof V & string)[]) => C;
  /** The body of a change: the fields that differ from the stored ones. */
  update: (values: V, stored: R, changed: readonly (keyof V & string)[]) => U;
  errors: SaveErrorRules;
  /** Offers "Save and add another": the values that the next record starts with. */
  next?: (saved: V) => V;
  onClose: () => void;
}

const kindsWithFiles: ReadonlySet<EditedKind> = new Set(['product', 'category', 'news']);

/** The name or title of a record. */
const nameOf = (record: object): string | undefined => {
  const { name, title } = record as { name?: string; title?: string };
  return name ?? title;
};

/** @returns the form and the props of its `FormDialog` */
export const useRecordDialog = <R extends Row & { version?: number }, V extends object, C, U>(options: Options<R, V, C, U>) => {
  const { records, kind, record, create, update, errors, next, onClose } = options;
  const client = useQueryClient();
  const isReadOnly = useIsReadOnly();
  const edited = isReadOnly ? null : { kind, id: record?.id ?? newRecordId };
  // versions of stored changes with which the form continues: if the record or its draft has a newer one, saving is a conflict
  const begun = useRef<Basis | null>(null);
  const version = useRef(record?.version ?? null);
  // of a stored record, whose draft can also be saved by others meanwhile
  const draft = useDraft();
  const isDrafted = draft !== null && draft.version > 0;
  const draftVersion = useRef(draft?.version ?? 0);
  const loadedDraftVersion = useRef(0);
  const savesDraft = (intent: SubmitIntent | undefined) => draft !== null && (isDrafted || intent === 'draft');
  const form = useRecordForm<R, V>({
    ...options,
    save: async (values, { record: stored, changed, onProgress, intent }) => {
      if (!stored) return records.create(client, create(values, changed), onProgress);
      const body = update(values, begun.current === null ? stored : { ...stored, version: begun.current.version }, changed);
      if (!draft || !savesDraft(intent)) return records.update(client, stored.id, body, onProgress);
      // changes of an unknown version are compared with the draft that exists
      const begunDraft = begun.current ? (begun.current.draft_version ?? 0) : draftVersion.current;
      await draft.save(body as object, { draftVersion: begunDraft, isPublished: intent !== 'draft', onProgress });
      return stored;
    },
    reload: async () => {
      const drafted = await draft?.load();
      const stored = record && (await client.fetchQuery(records.one(record.id)));
      loadedDraftVersion.current = drafted?.draft?.version ?? 0;
      return drafted?.record ? (drafted.record as unknown as R) : stored;
    },
    isBaseKnown: () => begun.current === null,
    onRebased: (theirs) => {
      begun.current = null;
      version.current = theirs.version ?? null;
      draftVersion.current = loadedDraftVersion.current;
    },
    explain: explainSave(errors),
    onSaved: (_saved, values, intent) => {
      kept.discard();
      if (intent === 'draft') toast.success('Draft saved: visitors still see the published version');
      else toast.success(`${capitalised(records.noun)} ${isDrafted ? 'published' : record ? 'updated' : 'created'} successfully`);
      records.reload(client);
      if (intent === 'draft') draft?.restart();
      else if (intent === 'another' && next) form.restart(next(values));
      else onClose();
    },
  });
  const kept = useKeptChanges({
    edited,
    form,
    hasFiles: kindsWithFiles.has(kind),
    basis: () => begun.current ?? { version: version.current, draft_version: draftVersion.current },
    onContinue: (from) => {
      if (from.version !== version.current || (from.draft_version ?? 0) !== draftVersion.current) begun.current = from;
    },
  });
  const others = useOtherEditors(edited);
  const noun = capitalised(records.noun);
  const history = record && isRevisionKind(kind) && (
    <HistoryButton
      of={{ kind, id: record.id }}
      name={nameOf(record) ?? `this ${records.noun}`}
      isDirty={form.isDirty}
      onRestored={() => {
        kept.discard();
        onClose();
      }}
    />
  );
  return {
    tools: (
      <>
        {history}
        {draft?.tools}
      </>
    ),
    form: { ...form, offer: kept.offer, others, onDiscarded: kept.discard },
    title: record ? `Edit ${noun}` : `Add New ${noun}`,
    action: `${isDrafted ? 'Publish' : record ? 'Update' : 'Create'} ${noun}`,
    notice: draft?.notice,
    canSaveDraft: draft?.canSave ?? false,
    canAddAnother: record === null && next !== undefined,
    onClose,
  };
};
