// Navigation for narrow screens, below the header.

import type { PublicSettings } from '#contract/settings.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { MenuCategory } from '#web/site/features/categories/categories.queries.ts';
import { Count } from '#web/site/ui/count.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';

interface Props {
  id: string;
  /** Bottom edge of the header, in pixels from the top of the window. */
  top: number;
  categories: MenuCategory[];
  settings: PublicSettings | undefined;
  onLinkClick: () => void;
}

const ProductLinks = ({ categories }: { categories: MenuCategory[] }) => (
  <details>
    <summary>
      PRODUCTS <Icon name="down" />
    </summary>
    <ul>
      <li>
        <Link to={paths.products()}>
          All Products <Count of={categories.reduce((sum, { products_count }) => sum + products_count, 0)} />
        </Link>
      </li>
      {categories.map(({ id, name, slug, products_count }) => (
        <li key={id}>
          <Link to={paths.products({ category: slug })}>
            <span className="t">{name}</span> <Count of={products_count} />
          </Link>
        </li>
      ))}
    </ul>
  </details>
);

const NewsLinks = () => (
  <details>
    <summary>
      NEWS <Icon name="down" />
    </summary>
    <ul>
      <li>
        <Link to={paths.news()}>Company News</Link>
      </li>
      <li>
        <Link to={paths.news({ type: 'knowledge' })}>Knowledge Base</Link>
      </li>
    </ul>
  </details>
);

const ContactLinks = ({ settings }: { settings: PublicSettings | undefined }) => (
  <div className="end">
    {settings?.company_email && (
      <Link to={paths.contact}>
        <Icon name="mail" />
        {settings.company_email}
      </Link>
    )}
    {settings?.company_location && (
      <Link to={paths.contact}>
        <Icon name="pin" />
        {settings.company_location}
      </Link>
    )}
  </div>
);

export const MobileMenu = ({ id, top, categories, settings, onLinkClick }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links inside, including those by keyboard
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  <div
    className="mobile dark"
    id={id}
    style={{ top }}
    onClick={(event) => {
      if (isPlainClick(event) && (event.target as Element).closest('a')) onLinkClick();
    }}
  >
    <div className="wrap">
      <nav aria-label="Mobile">
        <ul>
          <li>
            <Link to={paths.home}>HOME</Link>
          </li>
          <li>
            <Link to={paths.about}>ABOUT</Link>
          </li>
          <li>
            <ProductLinks categories={categories} />
          </li>
          <li>
            <NewsLinks />
          </li>
          <li>
            <Link to={paths.contact}>CONTACT</Link>
          </li>
        </ul>
      </nav>
      <div className="act">
        <Link className="btn btn-main" to={paths.contact}>
          GET QUOTE
        </Link>
      </div>
      <ContactLinks settings={settings} />
    </div>
  </div>
);
