import type { getPublicSettings } from '#contract/settings.ts';
import { call } from '#web/shared/lib/api.ts';
import { type QueryContext, transportOf } from '#web/shared/lib/transport.ts';

export const settingsKeys = { public: ['settings', 'public'] } as const;

/** The public settings: company, theme, contact and social links. */
export const settingsQuery = {
  queryKey: settingsKeys.public,
  queryFn: ({ client, signal }: QueryContext) =>
    call<typeof getPublicSettings>(transportOf(client), 'GET', '/api/public/settings', { signal }),
};
