import { productListTexts } from '#contract/texts/en/product-list.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { HiddenWords } from '#web/site/ui/hidden-words.tsx';
import { Link } from '#web/site/ui/link.tsx';
import type { Chip } from './filter-chips.ts';

interface Props {
  chips: readonly Chip[];
  /** Limits that cannot be parsed. */
  ignored: readonly Chip[];
  /** Address of the list without conditions. */
  clear: string;
}

/** The applied conditions, as links to the list without them. */
export const AppliedChips = ({ chips, ignored, clear }: Props) => {
  const say = useTexts(productListTexts);
  if (chips.length + ignored.length === 0) return null;
  return (
    <ul className="chips" aria-label={say('applied')}>
      {[...ignored, ...chips].map(({ label, value, to }, at) => (
        <li key={`${label} ${value}`}>
          <Link className={ignored[at] ? 'chip ignored' : 'chip'} to={to} rel="nofollow" preventScrollReset>
            <HiddenWords text={say('removeFilter', { filter: '{filter}' })}>
              {label} <b>{value}</b>
            </HiddenWords>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="clear-all" to={clear} preventScrollReset>
          {say('clearFilters')}
        </Link>
      </li>
    </ul>
  );
};
