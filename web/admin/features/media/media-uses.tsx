import { Link } from 'react-router';
import type { MediaUse } from '#contract/media.ts';
import { maxListedUses } from '#contract/rules/uploads.ts';
import { kindName, kindOfTable, recordPath, screens } from '#web/admin/records/kinds.ts';

/** Settings that have their own screen. */
const settingScreens: Record<string, [name: string, path: string]> = {
  slides_data: ['Slideshow', '/admin/hero-settings'],
  team_members: ['Team members', '/admin/about-settings'],
  sections: ['About sections', '/admin/about-settings'],
  company_logo: ['Logo', '/admin/brand'],
  company_logo_dark: ['Logo for dark ground', '/admin/brand'],
  company_icon: ['Icon', '/admin/brand'],
  picture_home: ['Picture of the home page', '/admin/brand'],
  picture_about: ['Picture of the About page', '/admin/brand'],
  picture_products: ['Picture of the product list', '/admin/brand'],
  picture_news: ['Picture of Company News', '/admin/brand'],
  picture_knowledge: ['Picture of Knowledge Base', '/admin/brand'],
  picture_contact: ['Picture of the contact page', '/admin/brand'],
  picture_missing: ['Picture of pages that do not exist', '/admin/brand'],
  picture_sign_in: ['Picture of the sign-in page', '/admin/brand'],
  share_image: ['Share picture', '/admin/brand'],
};

const toTrash = (title: string): string => `${screens.trash.path}?search=${encodeURIComponent(title)}`;

const Use = ({ use: { kind: table, record_id, title, fields } }: { use: MediaUse }) => {
  const kind = kindOfTable(table);
  const [name, path] = (kind === 'setting' && settingScreens[title]) || [
    title,
    kind === 'trash' ? toTrash(title) : recordPath(kind, record_id),
  ];
  const noun = kind === 'trash' ? 'In the trash' : kindName(kind);
  return (
    <li>
      <Link to={path}>{name}</Link>
      <span className="hint">
        {noun}, {fields.map((field) => field.replaceAll('_', ' ')).join(', ')}
      </span>
    </li>
  );
};

/** The records that use a file, with links. */
export const MediaUses = ({ uses, count }: { uses: readonly MediaUse[]; count: number }) => (
  <section className="media-uses" aria-labelledby="media-uses">
    <h3 id="media-uses">Used in</h3>
    {count === 0 ? (
      <p className="hint">Nothing uses this file. It can be deleted.</p>
    ) : (
      <ul>
        {uses.map((use) => (
          <Use key={`${use.kind}-${use.record_id}`} use={use} />
        ))}
      </ul>
    )}
    {count > maxListedUses && <p className="hint">and {count - uses.length} more</p>}
  </section>
);
