import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { productCardTexts } from '#contract/texts/en/product-card.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { Link } from '#web/site/ui/link.tsx';
import { chooseProduct, dropProducts, useChosenProducts } from './chosen-products.ts';

interface Props {
  product: { slug: string; name: string; main_image: string | null };
}

/** Selects a product for the comparison. Before hydration it is a link to the comparison with this product. */
export const CompareToggle = ({ product: { slug, name, main_image } }: Props) => {
  const say = useTexts(productCardTexts);
  const isPressed = useChosenProducts().some((one) => one.slug === slug);
  const content = (
    <>
      <Icon name={isPressed ? 'check' : 'plus'} />
      {withElements(say('compare', { name: '{name}' }), {
        name: (
          <span key="name" className="vh">
            {name}
          </span>
        ),
      })}
    </>
  );
  if (!useHydrated())
    return (
      <Link className="compare-toggle" to={paths.compare({ products: [slug] })} rel="nofollow">
        {content}
      </Link>
    );
  const toggle = () => {
    if (isPressed) dropProducts([slug]);
    else if (!chooseProduct({ slug, name, picture: main_image })) toast.info(say('full', { most: attributeLimits.compared }));
  };
  return (
    <button type="button" className="compare-toggle" aria-pressed={isPressed} onClick={toggle}>
      {content}
    </button>
  );
};
