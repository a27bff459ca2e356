import { paths } from '#web/shared/lib/paths.ts';
import { FindProducts } from '#web/site/features/products/find-products.tsx';
import { type HeadOf, notFoundHead } from '#web/site/lib/head.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { Link } from '#web/site/ui/link.tsx';
import { NotFoundView } from '#web/site/ui/not-found-view.tsx';

export const loader = ({ context }: LoaderFunctionArgs): null => {
  markMissing(context, null);
  return null;
};

export const head: HeadOf = notFoundHead;

export const Component = () => (
  <NotFoundView title="Page Not Found" text="The requested page could not be found.">
    <Link className="btn btn-main" to={paths.home}>
      Back to Home
    </Link>
    <Link className="btn btn-line" to={paths.products()}>
      All Products
    </Link>
    <search className="find">
      <FindProducts />
      <p className="ways">
        Or go to <Link to={paths.news()}>News</Link>, <Link to={paths.news({ type: 'knowledge' })}>Knowledge Base</Link> or{' '}
        <Link to={paths.contact}>Contact Us</Link>.
      </p>
    </search>
  </NotFoundView>
);
