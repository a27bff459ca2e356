import { Link } from 'react-router';
import type { MediaUse } from '#contract/media.ts';
import { maxListedUses } from '#contract/rules/uploads.ts';

const places: Record<MediaUse['kind'], { noun: string; hrefOf: (id: number, title: string) => string }> = {
  products: { noun: 'Product', hrefOf: (id) => `/admin/products?edit=${id}` },
  categories: { noun: 'Category', hrefOf: (id) => `/admin/categories?edit=${id}` },
  news: { noun: 'Article', hrefOf: (id) => `/admin/news?edit=${id}` },
  pages: { noun: 'Page', hrefOf: (id) => `/admin/pages?edit=${id}` },
  trash: { noun: 'In the trash', hrefOf: (_id, title) => `/admin/trash?search=${encodeURIComponent(title)}` },
  settings: { noun: 'Setting', hrefOf: (id) => `/admin/settings?edit=${id}` },
};

/** Settings that have a screen of their own. */
const screens: Record<string, string> = {
  slides_data: '/admin/hero-settings',
  team_members: '/admin/about-settings',
  sections: '/admin/about-settings',
};

/** The records that use a file, with links. */
export const MediaUses = ({ uses, count }: { uses: readonly MediaUse[]; count: number }) => (
  <section className="media-uses" aria-labelledby="media-uses">
    <h3 id="media-uses">Used in</h3>
    {count === 0 ? (
      <p className="hint">Nothing uses this file. It can be deleted.</p>
    ) : (
      <ul>
        {uses.map(({ kind, record_id, title, fields }) => (
          <li key={`${kind}-${record_id}`}>
            <Link to={screens[title] ?? places[kind].hrefOf(record_id, title)}>{title}</Link>
            <span className="hint">
              {places[kind].noun}, {fields.map((field) => field.replaceAll('_', ' ')).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    )}
    {count > maxListedUses && <p className="hint">and {count - uses.length} more</p>}
  </section>
);
