import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/webhook-receiver.ts';
import { type RequestOptions, sendRequest } from './request.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

const open = new AbortController().signal;
const never = () => new AbortController().signal;
const send = (url: string, options: Partial<RequestOptions> = {}) =>
  sendRequest({ url, headers: {}, body: '{}' }, { privateHosts: [], startLimit: never, ...options }, open);
const port = () => new URL(receiver.url).port;

describe('a request', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
  ])('is not sent to %s, an address in a private network (HOOK-11)', async (url) => {
    expect(await send(url)).toEqual({ kind: 'failed', reason: expect.stringContaining('private network') });
  });

  it.each(['127.0.0.1', '10.0.0.1', '::1', '::ffff:10.0.0.1', 'fe80::1'])(
    'is not sent to a host whose address is %s (HOOK-11)',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      expect(await send('https://hooks.example/', { resolve })).toEqual({
        kind: 'failed',
        reason: expect.stringContaining('private network'),
      });
    },
  );

  it('is not sent with http to a host that is not allowed (HOOK-11)', async () => {
    expect(await send(receiver.url)).toEqual({ kind: 'failed', reason: 'The address must begin with https://.' });
  });

  it('looks the host up once, and goes to the address that was found, with the name as the host (HOOK-11)', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    // nothing else could resolve this name
    const answer = await send(`http://crm.invalid:${port()}/hook`, { resolve, privateHosts: ['crm.invalid'] });
    expect(answer).toEqual({ kind: 'answered', status: 204, text: '' });
    expect(lookups).toBe(1);
    expect(receiver.requests.at(-1)?.headers.host).toBe(`crm.invalid:${port()}`);
  });

  it('ends at its time limit while the host is looked up (HOOK-07)', async () => {
    const limit = new AbortController();
    const resolve = () => {
      limit.abort();
      return new Promise<never>(() => {});
    };
    const answer = await send('https://hooks.example/', { resolve, startLimit: () => limit.signal });
    expect(answer).toEqual({ kind: 'failed', reason: 'There was no response within 15 seconds.' });
  });

  it('is answered when the status arrives within its time limit, even if the body does not (HOOK-07)', async () => {
    const limit = new AbortController();
    const onStatus = () => void setImmediate(() => limit.abort());
    receiver.answer = (_request, response) => void response.writeHead(202, { 'content-length': 100 }).write('a');
    subscribe('http.client.response.finish', onStatus);
    const answer = await send(receiver.url, { privateHosts: ['127.0.0.1'], startLimit: () => limit.signal });
    unsubscribe('http.client.response.finish', onStatus);
    expect(answer).toMatchObject({ kind: 'answered', status: 202 });
  });

  it.each([
    ['ENOTFOUND', 'The host does not exist.'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'The certificate of the receiver is not valid (DEPTH_ZERO_SELF_SIGNED_CERT).'],
    ['EPROTO', 'The connection failed (EPROTO).'],
  ])('that fails with %s reports the reason in words', async (code, reason) => {
    const resolve = async () => {
      throw Object.assign(new Error('lookup failed'), { code });
    };
    expect(await send('https://hooks.example/', { resolve })).toEqual({ kind: 'failed', reason });
  });
});
