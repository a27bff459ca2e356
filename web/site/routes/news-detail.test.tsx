import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { anArticle } from '#web/test/articles.ts';
import { failedCalls } from '#web/test/fake-api.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';
import * as newsDetail from './news-detail.tsx';

const article = anArticle({
  type: 'knowledge',
  title: 'How far is far enough',
  slug: 'how-far',
  excerpt: 'Four steps.',
  content:
    '<h2>One</h2><p>See <a href="/news/other">the other</a>.</p><table><tr><td>1</td></tr></table><img src="/storage/uploads/b.webp" alt="B">',
  images: ['uploads/c.webp', 'uploads/d.webp'],
});
const other = anArticle({ title: 'The other one', slug: 'other' });

const answer = vi.fn<(request: ApiRequest) => Answer | Promise<Answer>>();
const open = (slug = 'how-far') => renderScreen({ path: '/news/:slug', address: `/news/${slug}`, screen: newsDetail, answer });

beforeEach(() => {
  clearToasts();
  answer.mockReset().mockImplementation(({ path }) => {
    if (path.endsWith('/how-far')) return { body: { news: article, related_news: [other] } };
    if (path.endsWith('/other')) return { body: { news: other, related_news: [] } };
    return { status: 404, body: { message: 'Not found.' } };
  });
});

describe('an article', () => {
  it('shows breadcrumb, badge, title, author, date, picture, excerpt and text (NDET-01, NDET-02, NDET-03, NDET-04, NDET-09)', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: article.title });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'News', article.title]);
    for (const text of ['Knowledge Base', 'Four steps.']) screen.getByText(text);
    expect(document.querySelector('header .meta')?.textContent).toBe('By Maya LestariOctober 19, 2026');
    expect(document.querySelector('.r169 img')?.getAttribute('src')).toContain('/storage/uploads/a.webp');
    screen.getByRole('heading', { level: 2, name: 'One' });
    expect(screen.getByRole('link', { name: 'Back to News' }).textContent).toBe('← Back to News');
    expect(screen.getByRole('img', { name: 'B' }).getAttribute('srcset')).toContain('/storage/uploads/b.webp?w=480 480w');
    expect(screen.getByRole('table').closest('.scroll')).not.toBeNull();
  });

  it('shows the gallery and navigates through its pictures (NDET-05)', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('link', { name: 'Enlarge picture 1 of 2' }));
    const dialog = await screen.findByRole('dialog', { name: article.title });
    within(dialog).getByText('Picture 1 of 2');
    await within(dialog).findByRole('button', { name: 'Next picture' });
    await user.keyboard('{ArrowRight}');
    within(dialog).getByText('Picture 2 of 2');
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    within(dialog).getByText('Picture 1 of 2');
  });

  it('shares and copies the URL of the article (NDET-06, NDET-07)', async () => {
    const user = userEvent.setup();
    open();
    const url = 'http://localhost/news/how-far';
    for (const name of ['Facebook', 'Twitter', 'LinkedIn']) {
      expect((await screen.findByRole('link', { name: `Share on ${name}` })).getAttribute('href')).toContain(encodeURIComponent(url));
    }
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied to clipboard!');
    expect(write).toHaveBeenCalledWith(url);
    write.mockRejectedValueOnce(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Failed to copy link');
  });

  it('links to related articles and loads the selected one (NDET-08, NDET-13)', async () => {
    const user = userEvent.setup();
    open();
    const related = within(await screen.findByRole('region', { name: 'Related Articles' }));
    const link = related.getByRole('link');
    expect(link.textContent).toContain('Read More →');
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: other.title });
    expect(screen.queryByRole('region', { name: 'Related Articles' })).toBeNull();
  });

  it('follows links in the text without a full page load (SHELL-01)', async () => {
    const user = userEvent.setup();
    const { addressNow } = open();
    await user.click(await screen.findByRole('link', { name: 'the other' }));
    await waitFor(() => expect(addressNow()).toBe('/news/other'));
  });

  it('shows the not-found view for an unknown article, without a toast (NDET-10, NDET-11)', async () => {
    open('none');
    await screen.findByRole('heading', { level: 1, name: 'Article Not Found' });
    screen.getByText("The article you're looking for doesn't exist.");
    expect(screen.getByRole('link', { name: 'Back to News' }).getAttribute('href')).toBe('/news');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([undefined, {}])('treats a successful response with the body %j as a failure (NDET-12)', async (body) => {
    answer.mockReturnValue({ body });
    open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load article']);
    expect(screen.queryByText('Article Not Found')).toBeNull();
  });

  it.each(failedCalls)('reports a failure once and reloads on Retry: %s (NDET-12)', async (_name, failure) => {
    const user = userEvent.setup();
    answer.mockImplementationOnce(failure);
    open();
    await screen.findByRole('heading', { name: 'Failed to load article' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load article']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: article.title });
  });

  it('redirects an old slug to the current URL (NDET-13)', async () => {
    answer.mockReturnValue({ body: { news: article, related_news: [] } });
    const { addressNow } = open('old-slug');
    await screen.findByRole('heading', { level: 1, name: article.title });
    expect(addressNow()).toBe('/news/how-far');
  });

  it('replaces an old slug if the article arrives after the screen is shown (NDET-13)', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answer.mockReturnValueOnce(promise).mockReturnValue({ body: { news: article, related_news: [] } });
    const { addressNow, router } = open('old-slug?utm_source=mail');
    await screen.findByText('Loading article...');
    resolve({ body: { news: article, related_news: [] } });
    await screen.findByRole('heading', { level: 1, name: article.title });
    await waitFor(() => expect(addressNow()).toBe('/news/how-far?utm_source=mail'));
    await act(() => router.navigate(-1));
    expect(addressNow()).toBe('/news/how-far?utm_source=mail');
  });
});
