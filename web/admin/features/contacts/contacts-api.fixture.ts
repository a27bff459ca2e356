// Messages for component tests, and an API that returns them.
import type { ContactMessage } from '#contract/contacts.ts';
import { fakeApi } from '#web/test/fake-api.ts';

export const contact = (id: number, part: Partial<ContactMessage> = {}): ContactMessage => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@example.com`,
  phone: null,
  company: null,
  type: 'general',
  subject: `Subject ${id}`,
  message: `Text ${id}`,
  status: 'read',
  created_at: '2026-11-21T02:42:00.000Z',
  product_slug: null,
  product: null,
  product_name: null,
  assigned_to: null,
  note: null,
  notes: [],
  ...part,
});

export const paged = (data: ContactMessage[], part: { current_page?: number; last_page?: number; total?: number } = {}) => ({
  body: {
    data,
    current_page: 1,
    last_page: 1,
    per_page: 15,
    total: data.length,
    from: data.length ? 1 : null,
    to: data.length || null,
    ...part,
  },
});

export const list = 'GET /api/admin/contacts';
const stats = { new: 4, read: 12, replied: 97, total: 148 };
export const bima = contact(3, {
  name: 'Bima Santosa',
  email: 'bima+x@sagara.example',
  phone: '+62 21 5550 0142',
  company: 'PT Sagara Kemasan',
  subject: 'Palletising cell, 12 kg & more?',
  message: 'Good morning,\n\nTwo lines.',
  status: 'new',
});
const colleagues = [
  { id: 1, name: 'Ayu' },
  { id: 2, name: 'Dewi' },
];

export const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: stats },
    [list]: paged([bima, contact(2, { status: 'replied', type: 'support' }), contact(1)]),
    'GET /api/admin/contacts-assignees': { body: { administrators: colleagues } },
    ...Object.fromEntries([1, 2, 3, 900].map((id) => [`GET /api/admin/contacts/${id}/neighbours`, { body: { newer: null, older: null } }])),
    'PATCH /api/admin/contacts/3/status': ({ body }) => ({ body: { message: 'ok', contact: { ...bima, ...(body as object) } } }),
    'PATCH /api/admin/contacts/2/status': ({ body }) => ({ body: { message: 'ok', contact: { ...contact(2), ...(body as object) } } }),
    ...answers,
  });
