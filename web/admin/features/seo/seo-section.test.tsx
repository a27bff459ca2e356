import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAdmin } from '#web/test/admin-screen.tsx';
import { SeoSection } from './seo-section.tsx';

const values = { name: 'Robot LR20', slug: 'robot-lr20' };
const labels = { seo_title: 'SEO title', seo_description: 'SEO description' };

const Form = () => {
  const [typed, setTyped] = useState({ seo_title: '', seo_description: '' });
  return (
    <SeoSection
      kind="product"
      form={{
        values,
        field: (name) => ({
          name,
          label: labels[name],
          value: typed[name],
          onChange: (text) => setTyped((before) => ({ ...before, [name]: text })),
        }),
      }}
      texts={['<p>Carries <b>20 kg</b>.</p>', '<p>Made for presses.</p>']}
      picture={<img src="/social-card.jpg" alt="" />}
    />
  );
};
const show = async () => {
  renderAdmin(<Form />, { '/api/public/settings': { company_name: 'Lintara Automation' } });
  await screen.findByPlaceholderText('Robot LR20 - Lintara Automation');
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const preview = (name: string) => screen.getByRole('figure', { name }).textContent?.replace(name, '');

test('shows the derived texts as placeholders and in both previews (ASEO-01, ASEO-02)', async () => {
  await show();
  expect(field('SEO description').getAttribute('placeholder')).toBe('Carries 20 kg.');
  expect(preview('Search result')).toBe(
    'LLintara Automationlocalhost:3000 › products › robot-lr20Robot LR20 - Lintara AutomationCarries 20 kg.',
  );
  expect(preview('Shared link')).toBe('localhost:3000Robot LR20Carries 20 kg.');
  expect(screen.getByRole('figure', { name: 'Shared link' }).querySelector('img')?.getAttribute('src')).toBe('/social-card.jpg');
});

test('shows the typed text in both previews, as one line and without the name of the company (ASEO-02)', async () => {
  await show();
  await userEvent.type(field('SEO title'), 'Arm  for presses');
  await userEvent.type(field('SEO description'), 'Two{Enter}lines');
  expect(preview('Search result')).toMatch(/robot-lr20Arm for pressesTwo lines$/);
  expect(preview('Shared link')).toBe('localhost:3000Arm for pressesTwo lines');
});

test('counts the characters, cuts texts as search results do, and announces only when the limit is crossed (ASEO-03)', async () => {
  await show();
  const title = field('SEO title');
  const meter = () => document.getElementById((title.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;
  const [status] = screen.getAllByRole('status');
  expect(meter()).toBe('31 of 60 characters, derived');
  await userEvent.type(title, 'x'.repeat(60));
  expect(meter()).toBe('60 of 60 characters');
  expect(status?.textContent).toBe('');
  await userEvent.type(title, ' end');
  expect(meter()).toBe('64 of 60 characters, search results may cut it');
  expect(status?.textContent).toBe('The title is longer than search results show.');
  expect(preview('Search result')).toContain(`${'x'.repeat(60)}…`);
  await userEvent.type(title, '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(status?.textContent).toBe('The title fits in search results again.');
});
