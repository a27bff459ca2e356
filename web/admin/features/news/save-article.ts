// Sends an article's form.
import type { QueryClient } from '@tanstack/react-query';
import type { createArticle as createRoute, updateArticle as updateRoute } from '#contract/news.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

type Progress = (part: number) => void;

export const createArticle = (client: QueryClient, body: FormData, onProgress?: Progress) =>
  call<typeof createRoute>(transportOf(client), 'POST', '/api/admin/news', { body, onProgress });

/** Only the fields that the form has change. */
export const updateArticle = (client: QueryClient, id: number, body: FormData, onProgress?: Progress) => {
  body.append('_method', 'PUT');
  return call<typeof updateRoute>(transportOf(client), 'POST', `/api/admin/news/${id}`, { body, onProgress });
};
