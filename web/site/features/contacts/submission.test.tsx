import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultLanguage } from '#contract/rules/languages.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { LanguageContext } from '#web/site/lib/language.ts';
import * as contact from '#web/site/routes/contact.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { type Answer, renderScreen, renderSite } from '#web/test/site-screen.tsx';
import { useSendContact } from './contacts.queries.ts';

const posted = vi.fn<(request: ApiRequest) => Promise<Answer>>();
const answer = async (request: ApiRequest) => (request.method === 'POST' ? posted(request) : { status: 200, body: {} });

beforeEach(() => {
  clearToasts();
  posted.mockReset().mockResolvedValue({ status: 201, body: { message: 'ok' } });
});

const fill = () => {
  for (const [name, text] of [
    [/^Name/, 'Sari'],
    [/^Email/, 'sari@pabrik.example'],
    [/^Subject/, 'Two arms'],
    [/^Message \*/, 'Please call.'],
  ] as const) {
    // user-event does not notice that the form was reset
    fireEvent.input(screen.getByLabelText(name), { target: { value: text } });
  }
};
const button = () => screen.getByRole('button', { name: /Send/ });
const send = () => userEvent.click(button());
const bodies = () => posted.mock.calls.map(([{ body }]) => body as { idempotency_key: string; form_age_ms: number });

it('sends the same key with every attempt, a new one after success, and the age of the form (CONT-16)', async () => {
  posted.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ status: 500, body: { message: 'No.' } });
  renderScreen({ path: '/contact', address: '/contact', screen: contact, answer });
  await screen.findByRole('form');
  fill();
  await send();
  await screen.findAllByRole('alert');
  await send();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  await screen.findByRole('button', { name: /Send Message/ });
  await send();
  const thanks = within(await screen.findByRole('dialog', { name: 'Message Sent Successfully!' }));
  // toasts have a button of the same name
  act(() => clearToasts());
  await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Message Sent Successfully!')).toBeNull());
  fill();
  await send();
  await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
  const [first, second, third, fourth] = bodies();
  expect(first?.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
  expect([second?.idempotency_key, third?.idempotency_key]).toEqual([first?.idempotency_key, first?.idempotency_key]);
  expect(fourth?.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
  expect(fourth?.idempotency_key).not.toBe(first?.idempotency_key);
  for (const { form_age_ms } of bodies()) expect(Number.isInteger(form_age_ms) && form_age_ms >= 0).toBe(true);
  expect(Number(second?.form_age_ms)).toBeGreaterThanOrEqual(Number(first?.form_age_ms));
});

it('sends the language of the page, and none in the main language (LMSG-01)', async () => {
  const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Two arms', message: 'Please call.' };
  const Sender = () => {
    const { send } = useSendContact();
    return (
      <button type="button" onClick={() => void send(body)}>
        Send
      </button>
    );
  };
  const german = { ...defaultLanguage, code: 'de', prefix: 'de', all: [defaultLanguage] };
  renderSite(
    <>
      <Sender />
      <LanguageContext value={german}>
        <Sender />
      </LanguageContext>
    </>,
    { api: fakeApi(answer).transport },
  );
  for (const one of screen.getAllByRole('button', { name: 'Send' })) await userEvent.click(one);
  expect(posted.mock.calls.map(([request]) => request.body)).toEqual([body, { ...body, language: 'de' }]);
});
