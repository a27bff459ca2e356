// Sample articles of the API.
import type { AdminArticle } from '#contract/news.ts';

let lastId = 0;

export const anArticle = (given: Partial<AdminArticle> = {}): AdminArticle => {
  lastId += 1;
  return {
    id: lastId,
    type: 'news',
    title: `Article ${lastId}`,
    slug: `article-${lastId}`,
    excerpt: 'In short.',
    content: '<p>At length.</p>',
    published_at: '2026-10-19T02:00:00.000Z',
    is_featured: false,
    is_published: true,
    featured_image: 'uploads/a.webp',
    featured_image_url: '/storage/uploads/a.webp',
    images: [],
    author: { name: 'Maya Lestari' },
    created_at: '2026-10-19T02:00:00.000Z',
    updated_at: '2026-10-19T02:00:00.000Z',
    seo_title: null,
    seo_description: null,
    version: 1,
    ...given,
  };
};
