import { breadcrumbTexts } from '#contract/texts/en/breadcrumb.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';

interface Props {
  /** Ancestors, starting with the home page. */
  links: { name: string; to: string }[];
  /** Name of the current page. */
  current: string;
}

export const Breadcrumb = ({ links, current }: Props) => (
  <nav aria-label={useTexts(breadcrumbTexts)('label')}>
    <ol className="crumbs">
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
);
