// Bar at the bottom of the window with the products chosen for comparison.
import { compareTrayTexts } from '#contract/texts/en/compare-tray.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import '#web/site/styles/compare-tray.css';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { dropProducts, useChosenProducts } from './chosen-products.ts';

export const CompareTray = () => {
  const say = useTexts(compareTrayTexts);
  const products = useChosenProducts();
  const slugs = products.map(({ slug }) => slug);
  const clear = () => {
    dropProducts(slugs);
    // move the focus, because its button is removed
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  return (
    <aside className="compare-tray dark" aria-label={say('label')}>
      <div className="wrap">
        <ul>
          {products.map(({ slug, name, picture }) => (
            <li key={slug} title={name}>
              <Picture src={picture} alt={name} fallback="product" sizes="56px" />
            </li>
          ))}
        </ul>
        <p role="status">
          {withElements(say('chosen', { count: '{count}', most: attributeLimits.compared, products: '{products}' }), {
            count: <strong key="count">{products.length}</strong>,
            products: <span key="products">{say('products')}</span>,
          })}
        </p>
        <button type="button" className="clear" onClick={clear}>
          <Icon name="close" />
          <span>
            {withElements(say('clear', { what: '{what}' }), {
              what: (
                <span key="what" className="vh">
                  {say('clearWhat')}
                </span>
              ),
            })}
          </span>
        </button>
        <Link className="btn btn-main btn-sm" to={paths.compare({ products: slugs })}>
          {say('compare')}
        </Link>
      </div>
    </aside>
  );
};
