// A real HTTP server on a free port that receives webhooks and answers as the test decides.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
  event: any;
}

export interface WebhookReceiver {
  url: string;
  /** All requests, in the order of their arrival. */
  requests: ReceivedRequest[];
  /** Answers a request. Default: 204. Without an answer, the request hangs. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  /** Resolves when the next request has arrived. */
  arrival: () => Promise<void>;
  close: () => Promise<void>;
}

export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  let arrived = () => {};
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body, event: JSON.parse(body) as unknown };
    receiver.requests.push(request);
    receiver.answer(request, response);
    arrived();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests: [],
    answer: (_request, response) => void response.writeHead(204).end(),
    arrival: () =>
      new Promise((resolve) => {
        arrived = resolve;
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
};
