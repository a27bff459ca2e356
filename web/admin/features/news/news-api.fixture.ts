// The API of the articles screen in component tests.
import { anArticle } from '#web/test/articles.ts';
import { type FakeApi, fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

export const opening = anArticle({
  id: 11,
  title: 'Test centre opens',
  slug: 'test-centre-opens',
  content: '<p>From <strong>December</strong></p>',
});
export const draft = anArticle({ id: 12, title: 'A draft', type: 'knowledge', is_published: false, author: { name: 'Hendra Wibisono' } });
export const scheduled = anArticle({ id: 13, title: 'Next year', published_at: '2099-01-02T02:00:00.000Z' });

export const newsApi = (answers: Parameters<typeof fakeApi>[0] = {}): FakeApi =>
  fakeApi({
    'GET /api/admin/news': { body: aPage([opening, draft, scheduled]) },
    'GET /api/admin/news/11': { body: { news: opening } },
    'GET /api/public/settings': { body: {} },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    ...answers,
  });
