// The contact messages as the administrator sees them: lists, counters, and what changes them.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ContactMessage,
  getContact,
  getContactNeighbours,
  getContactStats,
  listContacts,
  removeContact,
  removeContacts,
  updateContact,
  updateContactStatus,
  updateContactStatuses,
} from '#contract/contacts.ts';
import type { Paged } from '#contract/paging.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { ContactStatus } from '#contract/rules/contacts.ts';
import { chosenRows } from '#web/admin/ui/list/list-address.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type ContactFilters, type ContactView, filterQuery } from './contact-filters.ts';

type ContactList = Paged<ContactMessage>;
type ContactStats = AnswerOf<typeof getContactStats>;

const isSame = (one: ContactStats, other: ContactStats) =>
  one.new === other.new && one.read === other.read && one.replied === other.replied && one.total === other.total;

const contactsKeys = {
  all: ['contacts'],
  lists: ['contacts', 'list'],
  list: (filters: object) => ['contacts', 'list', filters],
  one: (id: number) => ['contacts', 'one', id],
  neighbours: (id: number, filters: object) => ['contacts', 'neighbours', id, filters],
  stats: ['contacts', 'stats'],
} as const;

const fetchList = async (client: QueryClient, query: object, signal?: AbortSignal): Promise<ContactList> => {
  const list = await call<typeof listContacts>(transportOf(client), 'GET', '/api/admin/contacts', { query, signal });
  // a message stays readable while it is open, also when it leaves the list
  for (const contact of list.data) client.setQueryData(contactsKeys.one(contact.id), contact);
  return list;
};

/** One page of the list; the old rows stay until the new ones are there. */
export const contactListQuery = ({ page, per_page, ...view }: ContactView) =>
  queryOptions({
    queryKey: contactsKeys.list({ ...filterQuery(view), page, per_page }),
    queryFn: ({ client, signal }) =>
      fetchList(client, { ...filterQuery(view), page: page > 1 ? page : undefined, per_page: chosenRows(per_page) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load contacts' },
  });

const rowsPerCall = 100;

/** Every message that matches, newest first. @throws ApiError */
export const fetchAllContacts = async (client: QueryClient, filters: ContactFilters): Promise<ContactMessage[]> => {
  const found = new Map<number, ContactMessage>();
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { ...filterQuery(filters), page, per_page: rowsPerCall };
    const list = await call<typeof listContacts>(transportOf(client), 'GET', '/api/admin/contacts', { query });
    // a message that arrives meanwhile moves others to the next page: by id none is listed twice
    for (const contact of list.data) found.set(contact.id, contact);
    last = list.last_page;
  }
  return [...found.values()];
};

/** The messages before and after one, across pages. */
export const neighboursQuery = (id: number, filters: ContactFilters) =>
  queryOptions({
    queryKey: contactsKeys.neighbours(id, filterQuery(filters)),
    queryFn: ({ client, signal }) =>
      call<typeof getContactNeighbours>(transportOf(client), 'GET', `/api/admin/contacts/${id}/neighbours`, {
        query: filterQuery(filters),
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });

/** One message: usually known from a list, else asked for. Null when it is not there. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: contactsKeys.one(id),
    queryFn: ({ client, signal }) =>
      missingAsNull(
        call<typeof getContact>(transportOf(client), 'GET', `/api/admin/contacts/${id}`, { signal }).then(({ contact }) => contact),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'Failed to load contacts' },
  });

const refreshMs = 20_000;

const isSignedIn = () => readToken() !== null;

/** The counters. New messages arrive at any time: asked for often, and whenever the tab becomes visible. */
export const contactStatsQuery = queryOptions({
  queryKey: contactsKeys.stats,
  queryFn: async ({ client, signal }) => {
    const before = client.getQueryData<ContactStats>(contactsKeys.stats);
    const stats = await call<typeof getContactStats>(transportOf(client), 'GET', '/api/admin/contacts-stats', { signal });
    // a message has arrived, or somebody else changed one: lists that are shown are out of date
    if (before && !isSame(before, stats)) reloadLists(client);
    return stats;
  },
  staleTime: 0,
  // while the sign-in dialog covers an unsaved form there is nothing to ask for
  refetchInterval: () => isSignedIn() && refreshMs,
  refetchOnWindowFocus: isSignedIn,
});

const reloadLists = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: contactsKeys.lists });
  void client.invalidateQueries({ queryKey: ['dashboard', 'contacts'] });
};

const reload = (client: QueryClient): void => {
  reloadLists(client);
  void client.invalidateQueries({ queryKey: contactsKeys.stats });
};

interface StatusChange {
  id: number;
  status: ContactStatus;
  /** Nobody asked for it: success is not worth a message. */
  isSilent?: boolean;
}

export const useUpdateContactStatus = () => {
  const client = useQueryClient();
  return useMutation({
    // one after the other, so that the last choice is the one that stays
    scope: { id: 'contact-status' },
    mutationFn: ({ id, status }: StatusChange) =>
      call<typeof updateContactStatus>(transportOf(client), 'PATCH', `/api/admin/contacts/${id}/status`, { body: { status } }),
    onSuccess: ({ contact }, { isSilent }) => {
      client.setQueryData(contactsKeys.one(contact.id), contact);
      if (!isSilent) toast.success('Status updated successfully');
      reload(client);
    },
    onError: () => toast.error('Failed to update status'),
  });
};

/** Assigns a message, or notes something about it. */
export const useHandleContact = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; assigned_to?: number | null; note?: string | null }) =>
      call<typeof updateContact>(transportOf(client), 'PATCH', `/api/admin/contacts/${id}`, { body }),
    onSuccess: ({ contact, message }) => {
      client.setQueryData(contactsKeys.one(contact.id), contact);
      toast.success(message);
      reloadLists(client);
    },
    onError: () => toast.error('Failed to update message'),
  });
};

export const useUpdateContactStatuses = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids: number[]; status: ContactStatus }) =>
      call<typeof updateContactStatuses>(transportOf(client), 'PATCH', '/api/admin/contacts-status', { body }),
    onSuccess: ({ message }, { ids }) => {
      for (const id of ids) client.removeQueries({ queryKey: contactsKeys.one(id) });
      toast.success(message);
    },
    onError: () => toast.error('Failed to update status'),
    onSettled: () => reload(client),
  });
};

/** Out of the lists at once, so that the focus can go to the next row. */
const takeOut = (client: QueryClient, ids: readonly number[]) =>
  client.setQueriesData<ContactList>(
    { queryKey: contactsKeys.lists },
    (list) => list && { ...list, data: list.data.filter((contact) => !ids.includes(contact.id)) },
  );

export const useRemoveContacts = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) =>
      call<typeof removeContacts>(transportOf(client), 'POST', '/api/admin/contacts-remove', { body: { ids } }),
    onSuccess: ({ message }, ids) => {
      takeOut(client, ids);
      toast.success(message);
    },
    onError: () => toast.error('Failed to delete messages'),
    onSettled: () => reload(client),
  });
};

export const useRemoveContact = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof removeContact>(transportOf(client), 'DELETE', `/api/admin/contacts/${id}`),
    onSuccess: (_, id) => {
      takeOut(client, [id]);
      toast.success('Message deleted successfully');
      reload(client);
    },
    onError: () => {
      toast.error('Failed to delete message');
      reload(client);
    },
  });
};
