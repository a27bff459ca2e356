import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import { QueryClientProvider } from '#web/site/query/use-query.ts';
import { testClient } from '#web/test/site-screen.tsx';
import { QuoteButton } from './quote-button.tsx';
import { useQuoteOpener } from './use-quote-opener.tsx';

afterEach(clearToasts);

const product = { name: 'Six-Axis Robot LR20', slug: 'six-axis-robot-lr20' };

const Page = () => {
  const quote = useQuoteOpener(product);
  return (
    <>
      <QuoteButton className="btn" quote={quote} />
      {quote.dialogs}
      <Toasts />
    </>
  );
};

interface Answer {
  status: number;
  body: unknown;
}

const open = async (answer: () => Answer | Promise<Answer> = () => ({ status: 201, body: null })) => {
  const requests: ApiRequest[] = [];
  const client = testClient(async (request: ApiRequest) => {
    requests.push(request);
    return answer();
  });
  render(
    <QueryClientProvider value={client}>
      <Page />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
  await screen.findByRole('dialog', { name: 'Request Quote' });
  return requests;
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
const fill = async () => {
  await userEvent.type(screen.getByLabelText(/Name/), 'Sari Pratiwi');
  await userEvent.type(screen.getByLabelText(/Email/), 'sari@pabrik.example');
};

describe('the quote request', () => {
  it('opens a form about the product with the focus on the name (QUOTE-01, QUOTE-02)', async () => {
    await open();
    const dialog = within(screen.getByRole('dialog', { name: 'Request Quote' }));
    expect(dialog.getByText('Six-Axis Robot LR20')).toBeTruthy();
    expect(dialog.getByLabelText(/Name/)).toHaveProperty('required', true);
    expect(dialog.getByLabelText(/Email/)).toHaveProperty('required', true);
    expect(dialog.getByLabelText(/Company/)).toHaveProperty('required', false);
    expect(dialog.getByLabelText(/Message/)).toHaveProperty('rows', 4);
    expect(document.activeElement).toBe(dialog.getByLabelText(/Name/));
  });

  it('hides the honeypot from people and screen readers', async () => {
    await open();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[aria-hidden="true"]') !== null]).toEqual([-1, 'off', true]);
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('closes on Cancel and keeps the entered values (QUOTE-03)', async () => {
    await open();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
    expect(screen.getByLabelText(/Name/)).toHaveProperty('value', 'Sari Pratiwi');
  });

  it('does not send without name and email and shows errors below the fields (QUOTE-05)', async () => {
    const requests = await open();
    await userEvent.type(screen.getByLabelText(/Email/), 'sari@pabrik');
    await send();
    expect(screen.getByText('The name field is required.')).toBeTruthy();
    expect(screen.getByText('The email must be a valid email address.')).toBeTruthy();
    expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Name/)));
  });

  it('sends the request and shows the success dialog (QUOTE-06, QUOTE-07, QUOTE-08, QUOTE-09, APIPUB-16, APIPUB-17)', async () => {
    const requests = await open();
    await fill();
    await send();
    const thanks = within(await screen.findByRole('dialog', { name: 'Quote Request Sent Successfully!' }));
    expect(
      thanks.getByText('Thank you for your interest in Six-Axis Robot LR20. We will get back to you soon with a detailed quote.'),
    ).toBeTruthy();
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/public/contact',
        body: {
          name: 'Sari Pratiwi',
          email: 'sari@pabrik.example',
          company: '',
          message: '',
          type: 'general',
          subject: 'Quote Request - Six-Axis Robot LR20',
          product_slug: 'six-axis-robot-lr20',
          website: '',
        },
      },
    ]);
    await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
    expect(screen.getByLabelText(/Name/)).toHaveProperty('value', '');
  });

  it('sends the same key with every attempt, a new one after success, and the age of the form (CONT-16)', async () => {
    const answers = [{ status: 500, body: { message: 'No.' } }];
    const requests = await open(() => answers.shift() ?? { status: 201, body: null });
    await fill();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    // the message about the first attempt has a button with the same name, but without text
    await userEvent.click(await screen.findByText('Close', { selector: 'button' }));
    await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
    await fill();
    await send();
    await screen.findByRole('dialog', { name: 'Quote Request Sent Successfully!' });
    const bodies = requests.map(({ body }) => body as { idempotency_key: string; form_age_ms: number });
    const [first, second, third] = bodies.map(({ idempotency_key }) => idempotency_key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    for (const { form_age_ms } of bodies) expect(form_age_ms).toBeGreaterThanOrEqual(0);
  });

  it('is busy while sending and sends only once (QUOTE-04)', async () => {
    let finish: (answer: Answer) => void = () => {};
    const requests = await open(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await fill();
    await send();
    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(screen.getByLabelText(/Name/), '{Enter}');
    expect(requests).toHaveLength(1);
    finish({ status: 201, body: null });
    await screen.findByText('Quote Request Sent Successfully!');
  });

  it('shows the field errors of the server below the fields (QUOTE-10)', async () => {
    await open(() => ({ status: 422, body: { message: 'No.', errors: { company: ['The company must not be longer.', 'Second.'] } } }));
    await fill();
    await send();
    expect(await screen.findByText('The company must not be longer.')).toBeTruthy();
    expect(screen.getByText('Failed to send quote request. Please try again.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Company/)));
  });

  it('keeps the entered values if sending fails, shows the error in the dialog and can retry (QUOTE-10)', async () => {
    let isReachable = false;
    const requests = await open(() => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return { status: 201, body: null };
    });
    await fill();
    await send();
    expect(await screen.findByText('Failed to send quote request. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', 'sari@pabrik.example');
    expect(screen.getByRole('button', { name: 'Send Request' })).toHaveProperty('disabled', false);

    // the toast disappears, the error in the dialog stays, even after reopening the dialog
    act(clearToasts);
    const dialog = () => within(screen.getByRole('dialog', { name: 'Request Quote' }));
    dialog().getByText('Your request has not been sent.');
    dialog().getByText(/^The server could not be reached\./);
    const again = () => dialog().getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(document.activeElement).toBe(again()));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));

    isReachable = true;
    await userEvent.click(again());
    const thanks = within(await screen.findByRole('dialog', { name: 'Quote Request Sent Successfully!' }));
    expect(requests).toHaveLength(2);
    await userEvent.click(thanks.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
    expect(screen.queryByText('Your request has not been sent.')).toBeNull();
  });

  it('fails immediately if the device is offline (QUOTE-10)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(() => Promise.reject(new TypeError('Failed to fetch')));
    await fill();
    await send();
    expect(await screen.findByText(/^Your device is offline\./)).toBeTruthy();
  });

  it.each<[number, RegExp]>([
    [429, /^Too many requests were sent from your network\./],
    [500, /^The server could not process the request\./],
    [422, /^The request was refused\./],
  ])('shows the reason for a rejection in the dialog (%i) (QUOTE-10)', async (status, text) => {
    await open(() => ({ status, body: { message: 'No.' } }));
    await fill();
    await send();
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
