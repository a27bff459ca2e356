// Webhooks and their deliveries.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/route.ts';
import type { DeliveryState } from '#contract/rules/webhooks.ts';
import type {
  createWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  replayFailed,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  Webhook,
} from '#contract/webhooks.ts';
import { withPassword } from '#web/admin/features/auth/password-request.ts';
import { ApiError, call } from '#web/shared/lib/api.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const keys = {
  all: ['webhooks'],
  list: ['webhooks', 'list'],
  deliveries: (id: number, state: string, page: number) => ['webhooks', 'deliveries', id, state, page],
  delivery: (id: number) => ['webhooks', 'delivery', id],
} as const;

const path = '/api/admin/webhooks';
const deliveryPath = '/api/admin/webhook-deliveries';
const noticeMs = 60_000;
/** Polling interval while an event is sent. */
const watchMs = 2000;

export const webhooksQuery = queryOptions({
  queryKey: keys.list,
  queryFn: async ({ client, signal }) => (await call<typeof listWebhooks>(transportOf(client), 'GET', path, { signal })).webhooks,
  staleTime: noticeMs,
  refetchInterval: () => readToken() !== null && noticeMs,
});

/** The interval for the list of webhooks, whose numbers change while events wait. */
export const watchWebhooks = ({ state: { data } }: { state: { data?: Webhook[] | undefined } }) =>
  data?.some(({ waiting, is_enabled }) => is_enabled && waiting > 0) === true && watchMs;

/** Reloaded every two seconds while an event that is due is listed. */
export const deliveriesQuery = (id: number, state: DeliveryState | '', page: number) =>
  queryOptions({
    queryKey: keys.deliveries(id, state, page),
    queryFn: ({ client, signal }) =>
      call<typeof listDeliveries>(transportOf(client), 'GET', `${path}/${id}/deliveries`, {
        query: { state: state || undefined, page },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ next_attempt_at: next }) => next !== null && Date.parse(next) <= Date.now()) === true && watchMs,
  });

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: keys.delivery(id),
    queryFn: async ({ client, signal }) =>
      (await call<typeof getDelivery>(transportOf(client), 'GET', `${deliveryPath}/${id}`, { signal })).delivery,
    staleTime: 0,
  });

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: keys.all });

const failed = (text: string) => (error: unknown) => toast.error((error instanceof ApiError && error.answer?.message) || text);

/** A mutation that shows the message of the response. */
const useAction = <V, A extends { message: string }>(failure: string, send: (client: QueryClient, value: V) => Promise<A>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: V) => send(client, value),
    onSuccess: ({ message }) => toast.success(message),
    onError: failed(failure),
    onSettled: () => reload(client),
  });
};

export const useCreateWebhook = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createWebhook>) =>
      withPassword(() => call<typeof createWebhook>(transportOf(client), 'POST', path, { body })),
    onSuccess: () => reload(client),
  });
};

export const useUpdateWebhook = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateWebhook>) =>
      withPassword(() => call<typeof updateWebhook>(transportOf(client), 'PUT', `${path}/${id}`, { body })),
    onSuccess: ({ message }) => {
      toast.success(message);
      return reload(client);
    },
  });
};

export const useRemoveWebhook = () =>
  useAction('Failed to remove the webhook', (client, id: number) =>
    call<typeof removeWebhook>(transportOf(client), 'DELETE', `${path}/${id}`),
  );

export const useRotateSecret = () =>
  useAction('Failed to replace the secret', (client, id: number) =>
    withPassword(() => call<typeof rotateWebhookSecret>(transportOf(client), 'POST', `${path}/${id}/secret`)),
  );

export const useTestWebhook = () =>
  useAction('Failed to send a test event', (client, id: number) =>
    call<typeof testWebhook>(transportOf(client), 'POST', `${path}/${id}/test`),
  );

export const useReplayDelivery = () =>
  useAction('Failed to send the event again', (client, id: number) =>
    call<typeof replayDelivery>(transportOf(client), 'POST', `${deliveryPath}/${id}/replay`),
  );

/** @param id of the webhook */
export const useReplayFailed = (id: number) =>
  useAction('Failed to send the events again', (client, since: string) =>
    call<typeof replayFailed>(transportOf(client), 'POST', `${path}/${id}/replay`, { body: { since } }),
  );
