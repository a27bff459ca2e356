// The form of one record in a dialog: saves it with the calls of its kind, reloads the lists, then closes or starts again.
import { type QueryClient, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isPublishedKind } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { EditedKind } from '#contract/rules/editing.ts';
import { explainSave, type SaveErrorRules } from '#web/admin/lib/save-errors.ts';
import type { AddressOf } from '#web/admin/ui/files/file-value.ts';
import { FootButton } from '#web/admin/ui/form/form-dialog.tsx';
import type { FieldInput, Form, RecordForm } from '#web/admin/ui/form/use-form.ts';
import type { RecordFormOptions, SaveTarget } from '#web/admin/ui/form/use-record-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { randomKey } from '#web/shared/lib/random-key.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useDraft } from './draft-context.ts';
import { HistoryButton } from './history/history-button.tsx';
import { hasFiles, titleOf } from './kinds.ts';
import { FormPreview } from './preview/form-preview.tsx';
import { useOnCreated } from './record-editor.tsx';
import type { Row } from './record-lists.ts';
import { useKeptForm, type Versions } from './use-kept-form.ts';
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
  /** The body of a new record. @param fields the names of all fields */
  create: (values: V, fields: readonly (keyof V & string)[]) => C;
  /** The body of a change: the fields that differ from the stored ones. */
  update: (values: V, stored: R, changed: readonly (keyof V & string)[]) => U;
  inputs: Inputs<V>;
  /** The values of a preview. */
  preview?: (values: V, stored: R | null, addressOf: AddressOf) => object;
  /** Offers "Save and add another": the values that the next record starts with. */
  next?: (saved: V) => V;
  onClose: () => void;
  /** Called to duplicate the stored record. */
  onDuplicate?: () => void;
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

const DuplicateButton = ({ hasChanges, onDuplicate }: { hasChanges: () => boolean; onDuplicate: () => void }) => {
  const duplicate = () => {
    if (hasChanges()) toast.info('Save or discard the changes first: a duplicate is a copy of what is saved.');
    else onDuplicate();
  };
  return <FootButton icon="copy" label="Duplicate" onClick={duplicate} />;
};

type Previewed<R, V> = Pick<Options<R, V, never, never>, 'kind' | 'preview'>;

const previewOf = <R extends Row, V extends object>({ kind, preview }: Previewed<R, V>, values: V, record: R | null) =>
  preview &&
  isPublishedKind(kind) && (
    <FormPreview
      kind={kind}
      id={record?.id ?? null}
      name={titleOf(kind, values)}
      write={(addressOf) => preview(values, record, addressOf)}
    />
  );

/** What is stored: the record with its draft, and the version of that draft; 0 for none. */
interface Stored<R> {
  record: R;
  draftVersion: number;
}

/** @param idempotency_key if the response is lost, the next attempt finds the record that this one has created */
const withKey = <C,>(body: C, idempotency_key: string): C => {
  if (!(body instanceof FormData)) return { ...body, idempotency_key };
  body.set('idempotency_key', idempotency_key);
  return body;
};

/** Saves and loads the record with the calls of its kind, and its draft. */
const useStored = <R extends Row & { version?: number }, V extends object, C, U>({
  records,
  record: opened,
  create,
  update,
}: Pick<Options<R, V, C, U>, 'records' | 'record' | 'create' | 'update'>) => {
  const client = useQueryClient();
  const draft = useDraft();
  const key = useRef<string | null>(null);
  const createOnce = async (body: C, onProgress: Progress): Promise<R> => {
    key.current ??= randomKey();
    const record = await records.create(client, withKey(body, key.current), onProgress);
    key.current = null;
    return record;
  };
  const save = async (values: V, { record: stored, changed, onProgress, intent }: SaveTarget<Stored<R>, V>, from: Versions | null) => {
    if (!stored) return { record: await createOnce(create(values, changed), onProgress), draftVersion: 0 };
    const { record, draftVersion } = stored;
    const body = update(values, from ? { ...record, version: from.version } : record, changed);
    if (!draft || !(draftVersion > 0 || intent === 'draft')) {
      return { record: await records.update(client, record.id, body, onProgress), draftVersion };
    }
    const saving = { draftVersion: from ? (from.draft_version ?? 0) : draftVersion, isPublished: intent !== 'draft', onProgress };
    const saved = await draft.save(body as object, saving);
    return { record: saved.record as unknown as R, draftVersion: saved.draft?.version ?? 0 };
  };
  const load = async (id: number): Promise<Stored<R> | null> => {
    const drafted = await draft?.load();
    const record = drafted?.record ? (drafted.record as unknown as R) : await client.fetchQuery(records.one(id));
    return record && { record, draftVersion: drafted?.draft?.version ?? 0 };
  };
  return { draft, save, load, opened: opened && { record: opened, draftVersion: draft?.version ?? 0 } };
};

/** @returns the form and the props of its `FormDialog` */
export const useRecordDialog = <R extends Row & { version?: number }, V extends object, C, U>(options: Options<R, V, C, U>) => {
  const { records, kind, inputs, next, onClose, onDuplicate } = options;
  const client = useQueryClient();
  const onCreated = useOnCreated();
  const stored = useStored(options);
  const { draft } = stored;
  const form = useKeptForm<Stored<R>, V>({
    ...options,
    record: stored.opened,
    read: (now) => options.read(now?.record ?? null),
    labels: labelsOf(inputs),
    versionsOf: (now) => ({ version: now?.record.version ?? null, draft_version: now?.draftVersion ?? 0 }),
    idOf: (now) => now.record.id,
    hasFiles: hasFiles(kind),
    save: stored.save,
    reload: async (now) => now && stored.load(now.record.id),
    explain: explainSave(records.errors),
    onSaved: (saved, _values, intent) => {
      toast.success(intent === 'draft' ? 'Draft saved: visitors still see the published version' : words.done);
      records.reload(client);
      if (intent === 'stay' && options.record === null) onCreated(saved.record.id);
    },
    onDone: (_saved, values, intent) => {
      if (intent === 'another' && next) form.restart(next(values));
      else onClose();
    },
  });
  const record = form.record?.record ?? null;
  const isDrafted = (form.record?.draftVersion ?? 0) > 0;
  const words = wordsOf(capitalised(records.noun), { isNew: record === null, isDrafted });
  const follow = async () => {
    const loaded = record && (await stored.load(record.id).catch(() => null));
    if (loaded) form.follow(loaded);
  };
  const isReadOnly = useIsReadOnly();
  const others = useOtherEditors(isReadOnly || !record ? null : { kind, id: record.id });
  const restored = () => {
    form.discardKept();
    onClose();
  };
  return {
    /** The record as it is stored; null for a new one, until its first save. */
    record,
    tools: (
      <>
        <RecordHistory kind={kind} record={record} isDirty={form.isDirty} onRestored={restored} />
        {draft?.tools}
      </>
    ),
    actions: onDuplicate && <DuplicateButton hasChanges={form.hasChanges} onDuplicate={onDuplicate} />,
    preview: previewOf(options, form.values, record),
    form: { ...withInputs(form, inputs), others },
    title: words.title,
    action: words.action,
    notice: draft?.notice(follow),
    canSaveDraft: draft?.canSave ?? false,
    isDrafted,
    canAddAnother: options.record === null && next !== undefined,
    onClose,
  };
};
