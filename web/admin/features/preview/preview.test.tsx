import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ArticleFormPreview, ArticlePreview } from '#web/admin/features/news/article-preview.tsx';
import { articleForm } from '#web/admin/features/news/article-values.ts';
import { withChosen } from '#web/admin/ui/files/file-value.ts';
import { addChosen, type GalleryPicture } from '#web/admin/ui/files/gallery.ts';
import { renderAdmin } from '#web/test/admin-screen.tsx';
import { anArticle } from '#web/test/articles.ts';
import { disableInteraction } from './preview-document.ts';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of Robots at work');
const inside = () => frame().contentDocument;
/** jsdom leaves `srcdoc` alone. */
const load = () => {
  inside()?.write(frame().getAttribute('srcdoc') ?? '');
  fireEvent.load(frame());
};

test('draws an article in a separate document, in the colours of the settings (ANEWS-18)', async () => {
  const close = vi.fn();
  renderAdmin(<ArticlePreview article={anArticle({ title: 'Robots at work', content: '<h2>How</h2><p>Fast.</p>' })} onClose={close} />, {
    '/api/public/settings': { main_color: '#ff0000', company_name: 'Lintara Automation' },
    '/api/public/categories': [],
  });
  load();
  await waitFor(() => expect(inside()?.querySelector('h1')?.textContent).toBe('Robots at work'));
  expect(inside()?.querySelector('link[rel="stylesheet"]')).toBeTruthy();
  expect(inside()?.body.textContent).toContain('Fast.');
  await waitFor(() => expect(inside()?.documentElement.style.getPropertyValue('--brand-main')).toBe('#ff0000'));
  // as visitors see it: with header and footer, which do nothing
  expect(inside()?.querySelector('[inert] header.bar nav')?.textContent).toContain('PRODUCTS');
  await waitFor(() => expect(inside()?.querySelector('[inert] footer')?.textContent).toContain('Lintara Automation. All rights reserved.'));
  expect(inside()?.querySelector('main')?.closest('[inert]')).toBeNull();
  // it is not part of the document of the admin area
  expect(document.body.textContent).not.toContain('Fast.');
  await userEvent.click(screen.getByRole('button', { name: 'Close preview' }));
  expect(close).toHaveBeenCalled();
});

test('links, buttons and forms do nothing, turning pictures does; Escape closes', () => {
  const target = document.implementation.createHTMLDocument();
  target.body.innerHTML =
    '<a href="/x">Link</a><button class="quote">Quote</button><form><button>Send</button></form><div class="thumbs"><button class="t">1</button></div>';
  const onEscape = vi.fn();
  const heard = vi.fn();
  target.body.addEventListener('click', heard);
  const stop = disableInteraction(target, onEscape);
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    target.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('a'), press('.quote'), press('form button')]).toEqual([true, true, true]);
  expect(heard).not.toHaveBeenCalled();
  expect(press('.t')).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  target.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  expect(onEscape).toHaveBeenCalledOnce();
  stop();
  expect(press('a')).toBe(false);
});

test('draws pictures of the media library and the typed author (ANEWS-18)', async () => {
  const article = anArticle({ title: 'Robots at work', featured_image: 'uploads/old.webp' });
  const form = articleForm('Asia/Jakarta');
  const values = { ...form.read(article), author_name: 'Rina', images: addChosen([], 'uploads/row.webp', 5) as GalleryPicture[] };
  values.featured_image = withChosen(values.featured_image, 'uploads/library.webp');
  renderAdmin(<ArticleFormPreview values={values} article={article} timeZone="Asia/Jakarta" onClose={() => {}} />, {
    '/api/public/settings': { company_name: 'Lintara Automation' },
    '/api/public/categories': [],
  });
  load();
  await waitFor(() => expect(inside()?.querySelector('h1')?.textContent).toBe('Robots at work'));
  const html = inside()?.body.innerHTML;
  expect(html).toContain('uploads/library.webp');
  expect(html).toContain('uploads/row.webp');
  expect(html).not.toContain('uploads/old.webp');
  expect(inside()?.body.textContent).toContain('Rina');
});
