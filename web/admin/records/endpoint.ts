// One call of the contract, bound to its method and path.
import type { AnswerOf, Route } from '#contract/route.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { call } from '#web/shared/lib/api.ts';

type CallPath<R extends Route> = Parameters<typeof call<R>>[2];
type CallOptions<R extends Route> = NonNullable<Parameters<typeof call<R>>[3]>;
type WithId<R extends Route> = R['path'] extends `${string}/:id${string}` ? { id: number } : object;

/**
 * @param path as in the contract, with `:id` for the record
 * @example const getProduct = endpoint<typeof getAdminProduct>('GET', '/api/admin/products/:id');
 */
export const endpoint =
  <R extends Route>(method: R['method'], path: R['path']) =>
  (transport: Transport, options: CallOptions<R> & WithId<R>): Promise<AnswerOf<R>> => {
    const { id, ...others }: CallOptions<R> & { id?: number } = options;
    return call<R>(transport, method, path.replace(':id', String(id)) as CallPath<R>, others);
  };

/** @returns the call that changes many records. Its body is composed of the selection and the action. */
export const bulkEndpoint = <R extends Route>(path: R['path']) => {
  const change = endpoint<R>('POST', path);
  return (transport: Transport, body: object) => change(transport, { body } as CallOptions<R> & WithId<R>);
};
