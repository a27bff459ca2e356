import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/admin/lib/query-client.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { aPage } from '#web/test/paged.ts';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from '../rich-text-field.tsx';

const answers: Record<string, unknown> = {
  '/api/admin/products': aPage([{ id: 1, slug: 'lr 7', name: 'LR7 arm', is_active: true }]),
  '/api/admin/categories': aPage([{ id: 2, slug: 'arms', name: 'Arms', is_active: false }]),
  '/api/admin/news': aPage([]),
  '/api/admin/pages': { data: [{ id: 3, slug: 'warranty', title: 'Warranty of arms', is_published: true, template: 'default' }] },
};

const begin = async (initial: string, other: Record<string, unknown> = {}) => {
  const sent: ApiRequest[] = [];
  const client = createQueryClient();
  bindTransport(client, async (request) => {
    sent.push(request);
    const path = request.path.split('?')[0] ?? '';
    const body = { ...answers, ...other }[path];
    return body === undefined ? { status: 500, body: null } : { status: 200, body };
  });
  const onChange = vi.fn();
  const Form = () => {
    const [value, setValue] = useState(initial);
    const change = (html: string) => {
      setValue(html);
      onChange(html);
    };
    return (
      <QueryClientProvider client={client}>
        <RichTextField label="Content" value={value} onChange={change} />
      </QueryClientProvider>
    );
  };
  render(<Form />);
  return { editor: await findEditor('Content'), onChange, sent };
};
const search = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a page of this site' }), text);
};

// jsdom has no layout
Element.prototype.scrollIntoView = () => {};

describe('the link panel (EDIT-21)', () => {
  it('finds records and links the selection to the chosen one', async () => {
    const later = {
      id: 4,
      slug: 'fair',
      title: 'Arms at the fair',
      type: 'news',
      is_published: true,
      published_at: '2099-01-02T02:00:00.000Z',
    };
    const { editor, onChange } = await begin('<p>robots</p>', { '/api/admin/news': aPage([later]) });
    act(() => void editor.commands.setTextSelection({ from: 1, to: 7 }));
    await search('arm');
    await screen.findByText('4 results');
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['LR7 armProduct', 'ArmsCategory, not public', 'Arms at the fairArticle, not public', 'Warranty of armsPage']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="/products?category=arms">robots</a></p>');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(editor.view.dom);
  });

  it('inserts the title of the record if nothing is selected', async () => {
    const { onChange } = await begin('<p></p>');
    await search('lr7');
    await userEvent.click(await screen.findByRole('option', { name: /LR7 arm/ }));
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="/products/lr%207">LR7 arm</a></p>');
  });

  it('reports an empty result, and a failed search', async () => {
    await begin('<p></p>', { '/api/admin/news': undefined });
    await search('arm');
    await screen.findByText('Some results could not be loaded.');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('links to unavailable records (EDIT-20)', () => {
  it('are listed below the text', async () => {
    const { editor, sent } = await begin('<p><a href="/products/gone">a</a> <a href="/page/draft">b</a> <a href="/contact">c</a></p>', {
      '/api/admin/text-links': {
        data: [
          { address: '/products/gone', state: 'missing' },
          { address: '/page/draft', state: 'hidden' },
        ],
      },
    });
    expect(await screen.findByText('Links that lead nowhere: /products/gone')).toBeTruthy();
    expect(screen.getByText('Links to unpublished content: /page/draft')).toBeTruthy();
    expect(sent.map(({ method, body }) => [method, body])).toEqual([['POST', { addresses: ['/products/gone', '/page/draft'] }]]);
    act(() => void editor.commands.setContent('<p>none</p>', { emitUpdate: true }));
    await vi.waitFor(() => expect(screen.queryByText(/lead nowhere/)).toBeNull(), 60_000);
  });

  it('are not requested for a text without links to records', async () => {
    const { sent } = await begin('<p><a href="https://example.com">a</a></p>');
    expect(sent).toEqual([]);
  });
});
