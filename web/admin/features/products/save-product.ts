// Sends a product's form.
import type { QueryClient } from '@tanstack/react-query';
import type { createProduct as createRoute, updateProduct as updateRoute } from '#contract/products.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

type Progress = (part: number) => void;

export const createProduct = (client: QueryClient, body: FormData, onProgress?: Progress) =>
  call<typeof createRoute>(transportOf(client), 'POST', '/api/admin/products', { body, onProgress });

/** Only the fields that the form has change. */
export const updateProduct = (client: QueryClient, id: number, body: FormData, onProgress?: Progress) => {
  body.append('_method', 'PUT');
  return call<typeof updateRoute>(transportOf(client), 'POST', `/api/admin/products/${id}`, { body, onProgress });
};
