// About page and static pages.
import { change, hold, serveShells } from './support/stage.ts';
import { expect, open, test } from './support/test.ts';

test('shows text, statistics, sections and team (ABOUT-01, ABOUT-02, ABOUT-03, ABOUT-04, ABOUT-05)', async ({ page, request }) => {
  const { sections } = (await (await request.get('/api/public/about')).json()) as { sections: { title: string }[] };
  const { statistics, team_members } = (await (await request.get('/api/public/settings')).json()) as {
    statistics: { label: string }[];
    team_members: { name: string; position: string }[];
  };
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const main = page.getByRole('main');
  await expect(main).toContainText('Eighteen years, one drawing office.');
  await expect(main.locator('.about-sec > h2')).toHaveText(sections.map(({ title }) => title));
  for (const { label } of statistics) await expect(main.getByText(label, { exact: true })).toBeVisible();
  const team = page.getByRole('region', { name: 'Our Team' });
  await expect(team.getByRole('heading', { level: 3 })).toHaveText(team_members.map(({ name }) => name));
  await expect(team.locator('li p')).toHaveText(team_members.map(({ position }) => position));
});

test('loads a page with its title, and another one through its link (PAGE-01, PAGE-02, PAGE-06, PAGE-07)', async ({ page }) => {
  const release = await hold(page, 'pages/privacy-policy');
  await open(page, '/contact');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText('Loading page...')).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page).toHaveTitle('Privacy Policy - Lintara Automation');
  await expect(page.locator('.prose em').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page).toHaveTitle('Terms of Service - Lintara Automation');
});

test('ends the title with "Company" if there is no company name (PAGE-06)', async ({ page }) => {
  await serveShells(page);
  await change<object>(page, 'settings', (settings) => ({ ...settings, company_name: '' }));
  await open(page, '/page/privacy-policy');
  await expect(page).toHaveTitle('Privacy Policy - Company');
});
