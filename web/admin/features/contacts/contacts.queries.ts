// The contact messages for administrators: lists, counters, and the calls that change them.

import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { changeMessages as changeMessagesContract } from '#contract/bulk.ts';
import type { createContactNote, removeContactNote, updateContactNote } from '#contract/contact-notes.ts';
import type {
  ContactMessage,
  ContactNote,
  getContact,
  getContactNeighbours,
  getContactStats,
  listAssignees,
  listContacts,
  removeContact,
  updateContact,
  updateContactSpam,
  updateContactStatus,
} from '#contract/contacts.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#contract/route.ts';
import { type ContactStatus, contactStatuses, contactTypes, nobody } from '#contract/rules/contacts.ts';
import { mailKeys } from '#web/admin/features/mail/mail.queries.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { recordRemoval } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, type FiltersOf, filterQuery, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

type ContactStats = AnswerOf<typeof getContactStats>;

const isSame = (one: ContactStats, other: ContactStats) =>
  one.new === other.new && one.read === other.read && one.replied === other.replied && one.total === other.total && one.spam === other.spam;

const day = (typed: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

export const messages = recordLists({
  noun: 'message',
  nouns: 'messages',
  failure: 'Failed to load contacts',
  key: ['contacts'],
  reloads: [
    ['contacts', 'list'],
    ['contacts', 'stats'],
    ['dashboard', 'contacts'],
  ],
  shape: listShape({
    filters: {
      search: anyText,
      type: contactTypes,
      status: contactStatuses,
      quotes: ['1'],
      assigned_to: (typed) => (typed === nobody ? typed : rowNumber(typed)),
      from: day,
      to: day,
      spam: ['1'],
    },
  }),
  list: endpoint<typeof listContacts>('GET', '/api/admin/contacts'),
  // an open message stays readable when it leaves the list
  onRows: (client, rows) => {
    for (const contact of rows) client.setQueryData(contactsKeys.one(contact.id), contact);
  },
});

export type ContactFilters = FiltersOf<typeof messages.shape>;

const contactsKeys = {
  one: messages.keys.one,
  neighbours: (id: number, filters: QueryOf<typeof getContactNeighbours>) => ['contacts', 'neighbours', id, filters],
  stats: ['contacts', 'stats'],
} as const;

/** The messages before and after one, across pages. */
export const neighboursQuery = (id: number, filters: ContactFilters) => {
  const query = filterQuery(messages.shape, filters);
  return queryOptions({
    queryKey: contactsKeys.neighbours(id, query),
    queryFn: ({ client, signal }) =>
      call<typeof getContactNeighbours>(transportOf(client), 'GET', `/api/admin/contacts/${id}/neighbours`, { query, signal }),
    staleTime: 0,
    gcTime: 0,
  });
};

/** One message, usually from a list, otherwise requested. Null if it does not exist. */
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

/** The counters. New messages arrive at any time: polled, and reloaded when the tab becomes visible. */
export const contactStatsQuery = queryOptions({
  queryKey: contactsKeys.stats,
  queryFn: async ({ client, signal }) => {
    const before = client.getQueryData<ContactStats>(contactsKeys.stats);
    const stats = await call<typeof getContactStats>(transportOf(client), 'GET', '/api/admin/contacts-stats', { signal });
    // a message has arrived, or somebody else has changed one: the lists on screen are out of date
    if (before && !isSame(before, stats)) reloadLists(client);
    return stats;
  },
  staleTime: 0,
  // without a session, while the sign-in dialog covers an unsaved form, every request would fail
  refetchInterval: () => isSignedIn() && refreshMs,
  refetchOnWindowFocus: isSignedIn,
});

const reloadLists = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: messages.keys.lists });
  void client.invalidateQueries({ queryKey: ['dashboard', 'contacts'] });
};

const colleaguesFreshMs = 60_000;

/** Administrators to whom messages can be assigned; empty until they have loaded. */
export const useColleagues = () => {
  const { data = [] } = useQuery({
    // reloaded with the administrators
    queryKey: ['administrators', 'assignees'],
    queryFn: async ({ client, signal }) =>
      (await call<typeof listAssignees>(transportOf(client), 'GET', '/api/admin/contacts-assignees', { signal })).administrators,
    staleTime: colleaguesFreshMs,
  });
  return data;
};

interface StatusChange {
  id: number;
  status: ContactStatus;
  /** Set automatically, not by the administrator: success shows no message. */
  isSilent?: boolean;
}

export const useUpdateContactStatus = () => {
  const client = useQueryClient();
  return useMutation({
    // one at a time, so that the last choice wins
    scope: { id: 'contact-status' },
    mutationFn: ({ id, status }: StatusChange) =>
      call<typeof updateContactStatus>(transportOf(client), 'PATCH', `/api/admin/contacts/${id}/status`, { body: { status } }),
    onSuccess: ({ contact }, { isSilent }) => {
      client.setQueryData(contactsKeys.one(contact.id), contact);
      if (!isSilent) toast.success('Status updated successfully');
      messages.reload(client);
    },
    onError: () => toast.error('Failed to update status'),
  });
};

/** Moves a message to quarantine, or to the inbox. */
export const useUpdateContactSpam = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_spam }: { id: number; is_spam: boolean }) =>
      call<typeof updateContactSpam>(transportOf(client), 'PATCH', `/api/admin/contacts/${id}/spam`, { body: { is_spam } }),
    onSuccess: ({ contact, message }) => {
      client.setQueryData(contactsKeys.one(contact.id), contact);
      toast.success(message);
      messages.reload(client);
      void client.invalidateQueries({ queryKey: mailKeys.ofContact(contact.id) });
    },
    onError: () => toast.error('Failed to move message'),
  });
};

const showSaved = (client: QueryClient, { contact, message }: AnswerOf<typeof updateContact>): ContactMessage => {
  client.setQueryData(contactsKeys.one(contact.id), contact);
  toast.success(message);
  reloadLists(client);
  return contact;
};

/** Assigns a message, or changes its note without author. @throws ApiError and the errors of the transport */
const handleContact = async (client: QueryClient, id: number, body: BodyOf<typeof updateContact>): Promise<ContactMessage> =>
  showSaved(client, await call<typeof updateContact>(transportOf(client), 'PATCH', `/api/admin/contacts/${id}`, { body }));

/** Adds and changes notes of a message; null is the note without author. @throws ApiError and the errors of the transport */
export const useChangeNotes = ({ id }: Pick<ContactMessage, 'id'>) => {
  const client = useQueryClient();
  const path = `/api/admin/contacts/${id}/notes` as const;
  return {
    add: async (text: string) =>
      showSaved(client, await call<typeof createContactNote>(transportOf(client), 'POST', path, { body: { text } })),
    update: async (note: ContactNote | null, text: string, before: string | null) =>
      note
        ? showSaved(client, await call<typeof updateContactNote>(transportOf(client), 'PATCH', `${path}/${note.id}`, { body: { text } }))
        : handleContact(client, id, { note: text, note_before: before }),
  };
};

export const useRemoveNote = ({ id, note: before }: Pick<ContactMessage, 'id' | 'note'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (note: ContactNote | null) =>
      note
        ? showSaved(
            client,
            await call<typeof removeContactNote>(transportOf(client), 'DELETE', `/api/admin/contacts/${id}/notes/${note.id}`),
          )
        : handleContact(client, id, { note: null, note_before: before }),
    onError: (error) => toast.error(explainByMessage('Failed to delete note')(error).text),
  });
};

export const useAssignContact = ({ id }: Pick<ContactMessage, 'id'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (assigned_to: number | null) => handleContact(client, id, { assigned_to }),
    onError: () => toast.error('Failed to update message'),
  });
};

/** Loads the message as it is stored now. */
export const reloadContact = (client: QueryClient, { id }: Pick<ContactMessage, 'id'>) =>
  client.fetchQuery({ ...contactQuery(id), staleTime: 0 });

export const useRemoveContact = recordRemoval(messages, endpoint<typeof removeContact>('DELETE', '/api/admin/contacts/:id'));

/** Changes many messages in one call. */
export const changeMessages = bulkEndpoint<typeof changeMessagesContract>('/api/admin/contacts/bulk');
