// The emails that the site sends: an overview, the emails of a message, and the calls that send.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  getMail,
  getMailOverview,
  listContactMail,
  OutgoingMail,
  sendFailedMail,
  sendMailAgain,
  sendTestMail,
} from '#contract/mail.ts';
import type { getMailServer, putMailServer, removeMailServer } from '#contract/mail-server.ts';
import type { BodyOf } from '#contract/route.ts';
import { ApiError, call } from '#web/shared/lib/api.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

export const mailKeys = {
  all: ['mail'],
  overview: ['mail', 'overview'],
  ofContact: (id: number) => ['mail', 'contact', id],
  server: ['mail', 'server'],
  one: (id: number) => ['mail', 'one', id],
} as const;

const path = '/api/admin/mail';
const overviewMs = 60_000;
/** Polling interval while an email that is due is on screen. */
const watchMs = 2000;

const isSignedIn = () => readToken() !== null;

export const mailOverviewQuery = queryOptions({
  queryKey: mailKeys.overview,
  queryFn: ({ client, signal }) => call<typeof getMailOverview>(transportOf(client), 'GET', path, { signal }),
  staleTime: overviewMs,
  refetchInterval: () => isSignedIn() && overviewMs,
});

/** @returns whether its state can change within seconds */
const isDue = ({ next_attempt_at }: OutgoingMail) => next_attempt_at !== null && Date.parse(next_attempt_at) <= Date.now();

/** The emails about a message; none without a mail server. */
export const useContactMail = (id: number): OutgoingMail[] => {
  const { data: overview } = useQuery(mailOverviewQuery);
  const { data = [] } = useQuery({
    queryKey: mailKeys.ofContact(id),
    queryFn: async ({ client, signal }) =>
      (await call<typeof listContactMail>(transportOf(client), 'GET', `${path}/contacts/${id}`, { signal })).mails,
    enabled: overview?.is_enabled === true,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some(isDue) === true && watchMs,
  });
  return data;
};

/** A test email, polled until it is sent or an attempt fails. @param id null if there is none */
export const useMail = (id: number | null) =>
  useQuery({
    queryKey: mailKeys.one(id ?? 0),
    queryFn: async ({ client, signal }) => (await call<typeof getMail>(transportOf(client), 'GET', `${path}/${id}`, { signal })).mail,
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.state === 'waiting' && data.last_error === null && watchMs,
    meta: { failure: 'Could not check whether the test email was sent' },
  });

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: mailKeys.all });

const showError = (error: unknown) => toast.error((error instanceof ApiError && error.answer?.message) || 'Failed to send mail');

export const useSendMailAgain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof sendMailAgain>(transportOf(client), 'POST', `${path}/${id}/send`),
    onSuccess: ({ message }) => toast.success(message),
    onError: showError,
    onSettled: () => reload(client),
  });
};

export const useSendFailedMail = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof sendFailedMail>(transportOf(client), 'POST', '/api/admin/mail-retry'),
    onSuccess: ({ message }) => toast.success(message),
    onError: showError,
    onSettled: () => reload(client),
  });
};

export const useSendTestMail = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof sendTestMail>(transportOf(client), 'POST', '/api/admin/mail-test'),
    onError: showError,
  });
};

const serverPath = '/api/admin/mail-server';

export const mailServerQuery = queryOptions({
  queryKey: mailKeys.server,
  queryFn: async ({ client, signal }) => (await call<typeof getMailServer>(transportOf(client), 'GET', serverPath, { signal })).server,
  staleTime: 0,
});

export const useSaveMailServer = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof putMailServer>) => call<typeof putMailServer>(transportOf(client), 'PUT', serverPath, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return reload(client);
    },
  });
};

export const useRemoveMailServer = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof removeMailServer>(transportOf(client), 'DELETE', serverPath),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error((error instanceof ApiError && error.answer?.message) || 'Failed to remove the mail server'),
    onSettled: () => reload(client),
  });
};
