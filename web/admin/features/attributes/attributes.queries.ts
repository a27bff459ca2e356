// The definitions of attributes for administrators. The server sends those of one category, or of the general set, in one
// response.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { defineAttributeNames, listAttributeNames, previewSynonym } from '#contract/attribute-names.ts';
import type {
  AdminAttribute,
  createAttribute,
  listAttributeProblems,
  listAttributeRanges,
  listAttributes,
  mergeAttribute,
  orderAttributes,
  removeAttribute,
  updateAttribute,
} from '#contract/attributes.ts';
import type { changeAttributes as changeAttributesContract } from '#contract/bulk.ts';
import type { AnswerOf } from '#contract/route.ts';
import { counted } from '#contract/rules/numbers.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { editedRecords, recordRemoval } from '#web/admin/records/record-edits.ts';
import { listBasics, type RecordLists } from '#web/admin/records/record-lists.ts';
import { listShape } from '#web/admin/ui/list/list-address.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const calls = {
  list: endpoint<typeof listAttributes>('GET', '/api/admin/attributes'),
  create: endpoint<typeof createAttribute>('POST', '/api/admin/attributes'),
  update: endpoint<typeof updateAttribute>('PUT', '/api/admin/attributes/:id'),
  remove: endpoint<typeof removeAttribute>('DELETE', '/api/admin/attributes/:id'),
  order: endpoint<typeof orderAttributes>('PUT', '/api/admin/attributes/order'),
  merge: endpoint<typeof mergeAttribute>('POST', '/api/admin/attributes/:id/merge'),
  names: endpoint<typeof listAttributeNames>('GET', '/api/admin/attributes/names'),
  defineNames: endpoint<typeof defineAttributeNames>('POST', '/api/admin/attributes/names'),
  synonym: endpoint<typeof previewSynonym>('GET', '/api/admin/attributes/:id/synonym'),
  ranges: endpoint<typeof listAttributeRanges>('GET', '/api/admin/attributes/ranges'),
  problems: endpoint<typeof listAttributeProblems>('GET', '/api/admin/attributes/problems'),
};

export type AttributeName = AnswerOf<typeof listAttributeNames>[number];

/** Null is the general set, which applies to every category. */
export type CategoryId = number | null;
const queryOf = (categoryId: CategoryId) => ({ category_id: categoryId ?? undefined });

const basicsOf = (categoryId: CategoryId) =>
  listBasics<AdminAttribute>({
    noun: 'attribute',
    nouns: 'attributes',
    key: ['attributes', 'of', categoryId],
    reloads: [['attributes']],
  });

const loadDefinitions = async (transport: Transport, categoryId: CategoryId, signal: AbortSignal) => {
  const { attributes, ...others } = await calls.list(transport, { query: queryOf(categoryId), signal });
  return { ...others, data: attributes, total: attributes.length };
};

/** The definitions of a category, including those that it inherits, with the numbers of their values. */
export const definitionsQuery = (categoryId: CategoryId) => {
  const { keys, failure } = basicsOf(categoryId);
  return queryOptions({
    queryKey: keys.lists,
    queryFn: ({ client, signal }) => loadDefinitions(transportOf(client), categoryId, signal),
    staleTime: 0,
    meta: { failure },
  });
};

/** Names of specification rows that products use. */
export const namesQuery = (categoryId: CategoryId) =>
  queryOptions({
    queryKey: ['attributes', 'names', categoryId],
    queryFn: ({ client, signal }) => calls.names(transportOf(client), { query: queryOf(categoryId), signal, expects: 'list' }),
    staleTime: 0,
    meta: { failure: 'Failed to load the names of specifications' },
  });

interface Synonym {
  /** Of the attribute. */
  id: number;
  name: string;
  categoryId: CategoryId;
}

/** What an attribute would read if a name of specification rows were added to it. */
export const synonymQuery = ({ id, name, categoryId }: Synonym) =>
  queryOptions({
    // not reloaded with the lists: after the change the name is read
    queryKey: ['attribute-synonym', id, name, categoryId],
    queryFn: ({ client, signal }) => calls.synonym(transportOf(client), { id, query: { ...queryOf(categoryId), name }, signal }),
    staleTime: 0,
    meta: { failure: 'Failed to load what changes' },
  });

/** The ranges of values of the products in a category. @param exceptId excludes the product that is compared with them */
export const rangesQuery = (categoryId: number, exceptId: number | null) =>
  queryOptions({
    queryKey: ['attributes', 'ranges', categoryId, exceptId],
    queryFn: ({ client, signal }) =>
      calls.ranges(transportOf(client), { query: { category_id: categoryId, except: exceptId ?? undefined }, signal }),
    staleTime: 0,
    meta: { failure: 'Failed to load the ranges of values' },
  });

const problemsPerPage = 30;

/** Values that could not be parsed. */
export const problemsQuery = (categoryId: CategoryId, page: number) =>
  queryOptions({
    queryKey: ['attributes', 'problems', categoryId, page],
    queryFn: ({ client, signal }) =>
      calls.problems(transportOf(client), { query: { ...queryOf(categoryId), page, per_page: problemsPerPage }, signal }),
    staleTime: 0,
    meta: { failure: 'Failed to load the values that are not understood' },
  });

const shape = listShape({ filters: {} });
type Shape = typeof shape;

/** The definitions of one category, or of the general set, as records of a list. */
export const attributesOf = (categoryId: CategoryId) => {
  const basics = basicsOf(categoryId);
  const lists: RecordLists<AdminAttribute, Shape> = {
    ...basics,
    shape,
    list: () => ({
      queryKey: basics.keys.lists,
      queryFn: ({ client, signal }) => loadDefinitions(transportOf(client), categoryId, signal),
      staleTime: 0,
      meta: { failure: basics.failure },
    }),
  };
  /** There is no call for a single definition. */
  const get = async (transport: Transport, { id, signal }: { id: number; signal?: AbortSignal }) => {
    const { attributes } = await calls.list(transport, { query: queryOf(categoryId), signal });
    const attribute = attributes.find((one) => one.id === id);
    return attribute ? { attribute } : null;
  };
  return {
    ...editedRecords(lists, { ...calls, get, read: ({ attribute }) => attribute, errors: saveErrors.attribute }),
    useRemove: recordRemoval(lists, calls.remove),
  };
};

/** Changes many attributes in one call. */
export const changeAttributes = bulkEndpoint<typeof changeAttributesContract>('/api/admin/attributes/bulk');

export type AttributeRecords = ReturnType<typeof attributesOf>;

/** Moves the rows immediately, and moves them back if the order is not saved. */
export const useSaveOrder = (records: AttributeRecords, categoryId: CategoryId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => calls.order(transportOf(client), { body: { category_id: categoryId, ids } }),
    onMutate: (ids) => {
      void client.cancelQueries({ queryKey: records.keys.lists });
      records.editRows(client, (rows) => rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.attribute)),
    onSettled: () => records.reload(client),
  });
};

export const useMerge = (records: AttributeRecords) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, into }: { id: number; into: number }) => calls.merge(transportOf(client), { id, body: { into } }),
    onSuccess: () => toast.success('Attributes merged successfully'),
    onError: (error) => toast.error(saveErrorText(error, saveErrors.attribute)),
    onSettled: () => records.reload(client),
  });
};

/** Makes attributes from names of rows and adds names to attributes, all or none. */
export const useDefineNames = (records: AttributeRecords) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: (typeof defineAttributeNames)['body']['_input']) => calls.defineNames(transportOf(client), { body }),
    onSuccess: ({ attributes }) => toast.success(`${counted(attributes.length, 'attribute')} saved successfully`),
    onError: (error) => toast.error(saveErrorText(error, saveErrors.attribute)),
    onSettled: () => records.reload(client),
  });
};
