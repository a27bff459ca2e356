// The comparison as a table: a column for each product, a group of rows for each group of attributes.
import type { FocusEvent } from 'react';
import { compareTexts } from '#contract/texts/en/compare.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { usePrice } from '#web/site/features/settings/use-price.ts';
import { towardsNext } from '#web/site/lib/direction.ts';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { HiddenWords } from '#web/site/ui/hidden-words.tsx';
import { Link } from '#web/site/ui/link.tsx';
import type { ComparedProduct, ComparisonGroup, ComparisonRow } from './compare.queries.ts';

interface Props {
  products: readonly ComparedProduct[];
  groups: readonly ComparisonGroup[];
  /** Address of the comparison without a product. */
  hrefWithout: (slug: string) => string;
  onRemove: (product: ComparedProduct) => void;
  /** True if there is a row with prices. */
  hasPrices: boolean;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const Cell = ({ text, formatted, is_best }: ComparisonRow['cells'][number]) => {
  const say = useTexts(compareTexts);
  const shown = formatted ?? text;
  if (shown === null)
    return (
      <td className="none">
        <span aria-hidden="true">–</span>
        <span className="vh">{say('notSpecified')}</span>
      </td>
    );
  return (
    <td className={is_best ? 'best' : undefined}>
      <span className="value">
        <span>{keepUnits(shown)}</span>
        {is_best && (
          <span>
            <Icon name="check" /> <span className="vh">{say('best')}</span>
          </span>
        )}
      </span>
      {formatted !== null && text !== null && plain(formatted) !== plain(text) && (
        <small>
          <HiddenWords text={say('inDatasheet', { text: '{text}' })}>{keepUnits(text)}</HiddenWords>
        </small>
      )}
    </td>
  );
};

/** Scrolls a focused column out from under the row names, which browsers do not do because they consider it visible. */
const uncover = ({ currentTarget: head }: FocusEvent<HTMLElement>) => {
  const names = head.parentElement?.firstElementChild?.getBoundingClientRect();
  if (!names) return;
  const { left, right } = head.getBoundingClientRect();
  const covered = towardsNext() === 1 ? names.right - left : right - names.left;
  if (covered > 0) head.closest('.compare-scroll')?.scrollBy({ left: -covered * towardsNext(), behavior: 'instant' });
};

const Head = ({ product: { name, slug, model }, href, onRemove }: { product: ComparedProduct; href: string; onRemove: () => void }) => (
  <th scope="col" onFocus={uncover}>
    <Link className="name" to={paths.product(slug)}>
      {name}
    </Link>
    {model && <span className="model">{model}</span>}
    <Link className="remove" to={href} onFollow={onRemove} preventScrollReset>
      <Icon name="close" />
      <span>
        {withElements(useTexts(compareTexts)('remove', { name: '{name}' }), {
          name: (
            <span key="name" className="vh">
              {name}
            </span>
          ),
        })}
      </span>
    </Link>
  </th>
);

const Prices = ({ products }: Pick<Props, 'products'>) => {
  const price = usePrice();
  const say = useTexts(compareTexts);
  return (
    <tr>
      <th scope="row">{say('price')}</th>
      {products.map((product) => (
        <td key={product.id} className="money">
          {price(product.price)}
        </td>
      ))}
    </tr>
  );
};

const hasBestValue = (groups: Props['groups']): boolean =>
  groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ is_best }) => is_best)));

export const CompareTable = ({ products, groups, hrefWithout, onRemove, hasPrices }: Props) => {
  const say = useTexts(compareTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="compare-scroll" data-columns={products.length} aria-labelledby="comparison" tabIndex={0}>
      <table className="comparison">
        <caption className="vh" id="comparison">
          {say('caption', { names: products.map(({ name }) => name).join(', ') })}
        </caption>
        <thead>
          {/* scrolls with the page, unlike the sticky row below */}
          <tr className="pictures">
            <td className="corner" />
            {products.map(({ id, main_image }) => (
              <td key={id}>
                <Picture src={main_image} alt="" fallback="product" sizes="200px" />
              </td>
            ))}
          </tr>
          <tr>
            <td className="corner">
              {hasBestValue(groups) && (
                <span className="legend" aria-hidden="true">
                  <Icon name="check" /> {say('bestValue')}
                </span>
              )}
            </td>
            {products.map((product) => (
              <Head key={product.id} product={product} href={hrefWithout(product.slug)} onRemove={() => onRemove(product)} />
            ))}
          </tr>
        </thead>
        {hasPrices && (
          <tbody>
            <Prices products={products} />
          </tbody>
        )}
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ''}>
            {(title !== null || groups.length > 1) && (
              <tr className="group">
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <span>{title ?? say('other')}</span>
                </th>
              </tr>
            )}
            {rows.map(({ label, cells }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels can repeat, and the order is that of the response
              <tr key={at}>
                <th scope="row">{keepUnits(label)}</th>
                {cells.map((cell, column) => (
                  <Cell key={products[column]?.id} {...cell} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
