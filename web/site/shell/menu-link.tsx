// A link in a group of the header's menu. Links to products show how many there are.
import type { MenuLink as Item } from '#contract/menus.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import type { MenuCategory } from '#web/site/features/categories/categories.queries.ts';
import { Count } from '#web/site/ui/count.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { useIsCurrent } from './menus.ts';

interface Props {
  item: Item;
  categories: readonly MenuCategory[];
  /** Of categories: false reserves the space only, and none is shown by default. */
  hasPicture?: boolean;
}

export const MenuLink = ({ item: { label, url, category_id }, categories, hasPicture }: Props) => {
  const link = { to: url, 'aria-current': useIsCurrent()(url, true) ? ('page' as const) : undefined };
  const category = categories.find(({ id }) => id === category_id);
  if (category)
    return (
      <Link {...link}>
        {hasPicture ? (
          <Picture src={category.image} alt="" fallback="product" sizes="60px" />
        ) : (
          hasPicture === false && <span className="pic" />
        )}
        <span className="t">{label}</span>
        <Count of={category.products_count} />
      </Link>
    );
  const isAll = url === paths.products();
  return (
    <Link className={isAll ? 'all' : undefined} {...link}>
      {label}
      {isAll && <Count of={categories.reduce((sum, { products_count }) => sum + products_count, 0)} />}
    </Link>
  );
};
