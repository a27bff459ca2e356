import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicSettings } from '#contract/settings.ts';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';
import * as contact from './contact.tsx';

const settings: Partial<PublicSettings> = {
  company_name: 'Lintara',
  company_address: 'Jl. Poros 18',
  company_phone: '+62 21 5550 0180',
  company_phone_url: 'tel:+622155500180',
  company_fax: '+62 21 5550 0181',
  company_email: 'hello@lintara.example',
  business_hours: '<p>Monday <b>08:00</b></p>',
  maps_embed_url: 'https://maps.example/embed',
  social_twitter: 'https://x.example/lintara',
  social_tiktok: 'https://tiktok.example/lintara',
};

const answer = vi.fn<(request: ApiRequest) => Promise<Answer>>();

const open = (at = '/contact', given: Partial<PublicSettings> = settings) =>
  renderScreen({
    path: '/contact',
    address: at,
    screen: contact,
    answer,
    prepare: (client) => client.setQueryData({ queryKey: settingsKeys.public }, given),
  });

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field(/^Name/), 'Sari');
  await user.type(field(/^Email/), 'sari@pabrik.example');
  await user.type(field(/^Subject/), 'Two arms');
  await user.type(field(/^Message \*/), 'Please call.');
};
const send = () => screen.getByRole('button', { name: /Send/ });

beforeEach(() => {
  clearToasts();
  answer.mockReset().mockResolvedValue({ status: 201, body: { message: 'ok' } });
});

describe('the contact form', () => {
  it('shows header, fields, a message box of six rows and inquiry types (CONT-01, CONT-02, CONT-03, CONT-09)', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy();
    screen.getByText('Get in touch with our team');
    const form = screen.getByRole('form', { name: 'Send us a Message' });
    for (const label of [/^Name/, /^Email/, /^Phone/, /^Company/, /^Inquiry Type/, /^Subject/, /^Message \*/])
      within(form).getByLabelText(label);
    expect(field(/^Message \*/).getAttribute('rows')).toBe('6');
    const options = within(form).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text, value }) => [text, value])).toEqual([
      ['General Inquiry', 'general'],
      ['Become an Integrator', 'integrator'],
      ['Technical Support', 'support'],
    ]);
  });

  it('does not send with invalid fields, shows their errors and focuses the first (CONT-07, CONT-08)', async () => {
    const user = userEvent.setup();
    open();
    await screen.findByRole('form');
    await user.type(field(/^Email/), 'sari@pabrik');
    await user.click(send());
    expect(answer).not.toHaveBeenCalled();
    screen.getByText('The name field is required.');
    screen.getByText('The email must be a valid email address.');
    expect(document.activeElement).toBe(field(/^Name/));
    expect(field(/^Phone/).getAttribute('aria-invalid')).toBeNull();
    await user.type(field(/^Name/), 'S');
    expect(screen.queryByText('The name field is required.')).toBeNull();
  });

  it('shows the first error of each field the server rejected, marks the fields and shows a toast (CONT-10, CONT-11)', async () => {
    const user = userEvent.setup();
    answer.mockResolvedValue({ status: 422, body: { message: 'x', errors: { phone: ['Bad phone.', 'more'], subject: ['Odd subject.'] } } });
    open();
    await screen.findByRole('form');
    await fill(user);
    await user.click(send());
    await screen.findByText('Bad phone.');
    screen.getByText('Odd subject.');
    expect(screen.queryByText('more')).toBeNull();
    expect(field(/^Phone/).closest('.field')?.className).toContain('bad');
    expect(document.activeElement).toBe(field(/^Phone/));
    expect(screen.getByRole('alert').textContent).toBe('Please check the form for errors.');
    expect(field(/^Name/).value).toBe('Sari');
  });

  it.each([
    ['500', async () => ({ status: 500, body: { message: 'Server Error' } })],
    ['429', async () => ({ status: 429, body: { message: 'Too many' } })],
    ['no response', async () => Promise.reject(new TypeError('network'))],
  ])('reports any other failure and keeps the entered values and the focus: %s (CONT-12)', async (_name, failing) => {
    const user = userEvent.setup();
    answer.mockImplementation(failing);
    open();
    await screen.findByRole('form');
    await fill(user);
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send message. Please try again.');
    expect(field(/^Message \*/).value).toBe('Please call.');
    expect(document.activeElement).toBe(send());
  });

  it('opens the success dialog and resets the form (CONT-13, CONT-14)', async () => {
    const user = userEvent.setup();
    open();
    await screen.findByRole('form');
    await fill(user);
    await user.selectOptions(field(/^Inquiry Type/), 'support');
    await user.click(send());
    const dialog = await screen.findByRole('dialog', { name: 'Message Sent Successfully!' });
    within(dialog).getByText('Thank you for contacting us. We will get back to you soon.');
    expect(answer.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: '/api/public/contact',
      body: {
        name: 'Sari',
        email: 'sari@pabrik.example',
        phone: '',
        company: '',
        type: 'support',
        subject: 'Two arms',
        message: 'Please call.',
        website: '',
      },
    });
    expect([field(/^Name/).value, field(/^Message \*/).value]).toEqual(['', '']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Message Sent Successfully!')).toBeNull());
  });

  it('sends once, even if it is submitted repeatedly (CONT-13)', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    answer.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ status: 201, body: {} });
        }),
    );
    open();
    await screen.findByRole('form');
    await fill(user);
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'));
    expect(send().textContent).toContain('Sending...');
    expect(answer).toHaveBeenCalledTimes(1);
    finish();
    await screen.findByRole('dialog');
  });

  it('fills in the subject from the URL and hides the honeypot (CONT-02)', async () => {
    open('/contact?subject=Service%20contract');
    await screen.findByRole('form');
    expect(field(/^Subject/).value).toBe('Service contract');
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('the company details', () => {
  it('include contact data and social links (CONT-04, CONT-05)', async () => {
    open();
    await screen.findByRole('heading', { name: 'Get in Touch' });
    expect(screen.getByRole('link', { name: '+62 21 5550 0180' }).getAttribute('href')).toBe('tel:+622155500180');
    expect(screen.getByRole('link', { name: 'hello@lintara.example' }).getAttribute('href')).toBe('mailto:hello@lintara.example');
    screen.getByText('+62 21 5550 0181');
    expect(screen.getByText('08:00').tagName).toBe('B');
    screen.getByRole('heading', { name: 'Follow Us' });
    expect(screen.getAllByRole('link', { name: /Twitter|TikTok|Facebook/ })).toHaveLength(2);
  });

  it('include the map of the settings, lazy-loaded and sandboxed (CONT-06)', async () => {
    open();
    const map = await screen.findByTitle<HTMLIFrameElement>(/^Map/);
    expect(map.src).toBe('https://maps.example/embed');
    expect(map.getAttribute('loading')).toBe('lazy');
    expect(map.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it.each([null, '', 'javascript:alert(1)', 'https://['])(
    'include a text if there is no valid map URL: %s (CONT-06)',
    async (maps_embed_url) => {
      open('/contact', { ...settings, maps_embed_url });
      await screen.findByText('Map not available');
      expect(screen.queryByTitle(/^Map/)).toBeNull();
    },
  );

  it('are rendered without any settings (SHELL-05)', async () => {
    open('/contact', {});
    await screen.findByRole('heading', { name: 'Find Us' });
    expect(screen.queryByRole('heading', { name: 'Follow Us' })).toBeNull();
  });
});
