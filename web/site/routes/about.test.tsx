import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicSettings } from '#contract/settings.ts';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { monogram } from '#web/site/features/about/team.tsx';
import { failedCalls } from '#web/test/fake-api.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';
import * as about from './about.tsx';

const settings: Partial<PublicSettings> = {
  company_tagline: 'One line.',
  statistics: [{ value: '18', label: 'Years of experience' }],
  team_members: [
    { name: 'Ratna Wijaya', position: 'Managing Director', photo: 'uploads/team.webp' },
    { name: 'Bagas', position: 'Head of Robotics', photo: null },
  ],
};
const page = {
  title: 'Our firm',
  content: '<h2>Eighteen years</h2><p>Long ago.</p><p><img src="/storage/uploads/plant.webp" alt="The plant"></p>',
  sections: [{ id: 1, title: 'Our mission', content: '<p>To build.</p>' }],
};

let answer: () => Answer | Promise<Answer>;
const open = (values = settings) =>
  renderScreen({
    path: '/about',
    address: '/about',
    screen: about,
    answer: () => answer(),
    prepare: (client) => client.setQueryData({ queryKey: settingsKeys.public }, values),
  });

beforeEach(() => {
  clearToasts();
  answer = () => ({ body: page });
});

describe('the about page', () => {
  it('shows header, content with its picture beside it, sections and statistics (ABOUT-01, ABOUT-02, ABOUT-03, ABOUT-04)', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await screen.findByText('Long ago.');
    expect(screen.getByRole('img', { name: 'The plant' }).closest('.pic')).not.toBeNull();
    within(screen.getByRole('heading', { name: 'Our mission' }).closest('section') as HTMLElement).getByText('To build.');
    expect(screen.getByText('Years of experience').nextSibling?.textContent).toBe('18');
  });

  it('shows the team, with initials for members without a photo (ABOUT-05)', async () => {
    open();
    const team = within(await screen.findByRole('region', { name: 'Our Team' }));
    const [ratna, bagas] = team.getAllByRole('listitem');
    expect(ratna?.querySelector('img')?.getAttribute('src')).toContain('/storage/uploads/team.webp');
    expect(ratna?.textContent).toBe('Ratna WijayaManaging Director');
    expect(bagas?.querySelector('.monogram')?.textContent).toBe('B');
    expect(monogram('Ratna Dewi Wijaya')).toBe('RW');
  });

  it('shows an empty state until the content has been filled in (ABOUT-02, ABOUT-04, ABOUT-05)', async () => {
    answer = () => ({ body: { ...page, content: '', sections: [] } });
    const placeholders: Partial<PublicSettings> = {
      company_description: null,
      statistics: [{ value: '0', label: 'Happy clients' }],
      team_members: [{ name: 'Your Name', position: 'Managing Director', photo: null }],
    };
    open(placeholders);
    await screen.findByRole('heading', { name: 'Nothing here yet' });
    expect(screen.queryByText('Happy clients')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Our Team' })).toBeNull();
  });

  it('falls back to the description of the company (ABOUT-02)', async () => {
    answer = () => ({ body: { ...page, content: '', sections: [] } });
    open({ company_description: 'We build <lines>.', statistics: [], team_members: [] });
    await screen.findByText('We build <lines>.');
  });

  it('shows the not-found view without a toast (ABOUT-06, ABOUT-07)', async () => {
    answer = () => ({ status: 404, body: {} });
    open();
    await screen.findByRole('heading', { level: 1, name: 'About page not found' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([undefined, {}])('treats a successful response with the body %j as a failure (ABOUT-08)', async (body) => {
    answer = () => ({ body });
    open();
    expect(await screen.findByRole('heading', { name: 'Failed to load about page' })).toBeTruthy();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load about page']);
    expect(screen.queryByText('About page not found')).toBeNull();
  });

  it.each(failedCalls)('reports a failure once and reloads on Retry: %s (ABOUT-08)', async (_name, failure) => {
    const user = userEvent.setup();
    answer = failure;
    open();
    await screen.findByRole('heading', { name: 'Failed to load about page' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load about page']);
    answer = () => ({ body: page });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Long ago.');
  });
});
