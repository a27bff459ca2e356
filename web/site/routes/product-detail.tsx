import { isMissing } from '#web/shared/lib/not-found.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { chosenUnits } from '#web/site/features/products/chosen-units.ts';
import { ProductScreen } from '#web/site/features/products/page/product-screen.tsx';
import { similarNamesQuery } from '#web/site/features/products/page/similar-names.tsx';
import { productQuery } from '#web/site/features/products/products.queries.ts';
import { loadAtCurrentAddress } from '#web/site/lib/address-redirects.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';

export const loader = async (args: LoaderFunctionArgs): Promise<null> => {
  const { slug = '' } = args.params;
  const data = await loadAtCurrentAddress(
    args,
    productQuery(slug, chosenUnits(new URL(args.request.url).searchParams)),
    ({ product }, { search }) => (product.slug === slug ? null : paths.product(product.slug) + search),
  );
  if (isMissing(data)) {
    markMissing(args.context, data);
    if (import.meta.env.SSR) await loadScreenData(args.context, similarNamesQuery(slug));
  }
  return null;
};

export const Component = ProductScreen;
