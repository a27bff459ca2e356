// Old addresses of the API. fetch follows a redirect by itself; in process, while a page is rendered, nobody does.
import type { Transport } from './api.ts';

const locationOf = (body: unknown): string | null => {
  const location = typeof body === 'object' && body !== null && 'location' in body ? body.location : null;
  return typeof location === 'string' && location.startsWith('/api/') ? location : null;
};

/** @returns the transport, which asks once more where an answer said that the record has moved for good */
export const followingMoves =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    const location = answer.status === 301 ? locationOf(answer.body) : null;
    return location === null ? answer : transport({ ...request, path: location });
  };
