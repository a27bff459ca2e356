// API tokens: access for programs, limited by scopes.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idParams, requiredText, timestamp } from './fields.ts';
import { route } from './route.ts';
import { apiTokenLimits, type Scope, scopes } from './rules/scopes.ts';

const scope = z.enum(scopes as [Scope, ...Scope[]], 'The scope is not one of the known ones.');

export const apiToken = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(scope).meta({ description: '`write` includes `read`.' }),
    start: z.string().meta({ description: 'The first characters of the token, by which it is recognised.', examples: ['lnt_9fK2'] }),
    state: z.enum(['active', 'expired', 'stopped']).meta({
      description: 'stopped: its creator is no longer an active owner.',
    }),
    created_by: z.string().meta({ description: 'Name of its creator at that time.' }),
    created_at: timestamp,
    expires_at: timestamp.nullable().meta({ description: 'Null if it does not expire.' }),
    last_used_at: timestamp.nullable().meta({ description: 'Up to a minute old; null if it has not been used.' }),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.output<typeof apiToken>;

const admin = { tag: 'API tokens', access: 'admin', permission: 'integrations.manage' } as const;
const path = '/api/admin/api-tokens';

export const listApiTokens = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'API tokens, newest first',
  status: 200,
  answer: z.object({ api_tokens: z.array(apiToken) }),
});

const instant = z.iso.datetime({ offset: true, error: 'The expiry must be a time such as 2027-11-21T00:00:00Z.' });

export const createApiToken = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  path,
  summary: 'Create an API token; the token is shown in this response only',
  body: z.object({
    name: requiredText({ label: 'name', max: apiTokenLimits.name }),
    scopes: z
      .array(scope, 'The scopes must be a list.')
      .min(1, 'Choose at least one scope.')
      .max(scopes.length, 'The scopes must not be repeated.'),
    expires_at: instant
      .nullable()
      .optional()
      .meta({ description: `Null for a token that does not expire. Default: in ${apiTokenLimits.defaultDays} days.` }),
  }),
  errors: ['conflict'],
  status: 201,
  answer: z.object({
    message: z.string(),
    api_token: apiToken,
    token: z.string().meta({ description: 'Shown once: the server keeps only a hash of it.' }),
  }),
});

export const removeApiToken = route({
  ...admin,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Revoke an API token at once',
  params: idParams,
  status: 200,
  answer: messageAnswer,
});
