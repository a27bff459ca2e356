import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { LibraryContext, type LibraryFile } from '#web/admin/ui/files/library-choice.tsx';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from '../rich-text-field.tsx';

const file: LibraryFile = {
  path: 'uploads/2026/11/0123456789abcdef.webp',
  name: 'cell.webp',
  alt: 'A cell',
  caption: '',
  width: 8,
  height: 6,
};
const pdf = { ...file, path: 'uploads/2026/11/0123456789abcdef.pdf', name: 'Data sheet' };

const begin = async (hasPictures = true) => {
  const client = new QueryClient();
  const products = ['LR-20', 'LR-30'].map((name, id) => ({ id, slug: name.toLowerCase(), name, is_active: true }));
  const api = fakeApi({
    'GET /api/admin/products': { body: { data: products, current_page: 1, last_page: 1, total: 1, per_page: 4 } },
    'POST /api/admin/text-links': { body: { data: [] } },
  });
  bindTransport(client, api.transport);
  let written = '';
  const Form = () => {
    const [value, setValue] = useState('<p>a</p>');
    written = value;
    return <RichTextField label="Content" value={value} onChange={setValue} hasPictures={hasPictures} />;
  };
  render(
    <QueryClientProvider client={client}>
      <LibraryContext value={({ kind, onPick }) => onPick(kind === 'document' ? pdf : file)}>
        <Form />
      </LibraryContext>
    </QueryClientProvider>,
  );
  const editor = await findEditor('Content');
  const user = userEvent.setup();
  const insert = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Insert block' }));
    await user.click(within(screen.getByRole('group', { name: 'Insert block' })).getByRole('button', { name }));
  };
  act(() => void editor.commands.focus('end'));
  return { editor, user, insert, html: () => written };
};

// jsdom has no layout
Element.prototype.scrollIntoView = () => {};

describe('the panel of blocks (EDIT-30)', () => {
  it('is missing where a text has no blocks', async () => {
    await begin(false);
    expect(screen.queryByRole('button', { name: 'Insert block' })).toBeNull();
  });

  it('inserts a picture of the library beside text, and offers to move and remove it', async () => {
    const { insert, user, html } = await begin();
    await insert('Picture beside text');
    const inside = '<img src="/storage/uploads/2026/11/0123456789abcdef.webp" alt="A cell" width="8" height="6"><div><p></p></div>';
    expect(html()).toBe(`<p>a</p><div class="picture-left">${inside}</div>`);
    await user.click(screen.getByRole('button', { name: 'Picture on the other side' }));
    expect(html()).toBe(`<p>a</p><div class="picture-right">${inside}</div>`);
    await user.click(screen.getByRole('button', { name: 'Remove block, keep its text' }));
    expect(html()).toMatch(/^<p>a<\/p><img [^<>]*>$/);
    expect(screen.queryByRole('button', { name: 'Remove block, keep its text' })).toBeNull();
  });

  it('opens the target of a new call to action', async () => {
    const { insert, user, html } = await begin();
    await insert('Call to action');
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link address' });
    expect(address.value).toBe('/contact');
    await user.clear(address);
    await user.type(address, '/products{Enter}');
    expect(html()).toBe('<p>a</p><div class="call-to-action"><p></p><p><a href="/products">Contact us</a></p></div>');
  });

  it('lists documents of the library', async () => {
    const { insert, html } = await begin();
    await insert('Documents');
    expect(html()).toBe(
      '<p>a</p><ul class="documents"><li><a href="/storage/uploads/2026/11/0123456789abcdef.pdf">Data sheet</a></li></ul>',
    );
  });

  it('adds products that are found by search, each once', async () => {
    const { insert, user, html } = await begin();
    await insert('Products');
    const search = screen.getByRole('combobox', { name: 'Find a page of this site' });
    await user.type(search, 'lr');
    await user.click(await screen.findByRole('option', { name: /^LR-20/ }));
    for (const name of [/^LR-30/, /^LR-20/]) await user.click(screen.getByRole('option', { name }));
    const cards = '<li><a href="/products/lr-20">LR-20</a></li><li><a href="/products/lr-30">LR-30</a></li>';
    expect(html()).toBe(`<p>a</p><ul class="product-cards">${cards}</ul>`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Add products' })).toBeNull();
  });
});
