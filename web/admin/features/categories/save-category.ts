// Sends a category's form.
import type { QueryClient } from '@tanstack/react-query';
import type { createCategory as createRoute, updateCategory as updateRoute } from '#contract/categories.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

type Progress = (part: number) => void;

export const createCategory = (client: QueryClient, body: FormData, onProgress?: Progress) =>
  call<typeof createRoute>(transportOf(client), 'POST', '/api/admin/categories', { body, onProgress });

/** Only the fields that the form has change. */
export const updateCategory = (client: QueryClient, id: number, body: FormData, onProgress?: Progress) => {
  body.append('_method', 'PUT');
  return call<typeof updateRoute>(transportOf(client), 'POST', `/api/admin/categories/${id}`, { body, onProgress });
};
