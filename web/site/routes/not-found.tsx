import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { type HeadOf, notFoundHead } from '#web/site/lib/head.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { GetForm } from '#web/site/ui/get-form.tsx';
import { Link } from '#web/site/ui/link.tsx';

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
      <GetForm action={paths.products()}>
        <div className="search">
          <Icon name="search" />
          <input className="input" type="search" name="search" aria-label="Search products" placeholder="Search products..." />
        </div>
        <button type="submit" className="btn btn-line">
          Search
        </button>
      </GetForm>
      <p className="ways">
        Or go to <Link to={paths.news()}>News</Link>, <Link to={paths.news({ type: 'knowledge' })}>Knowledge Base</Link> or{' '}
        <Link to={paths.contact}>Contact Us</Link>.
      </p>
    </search>
  </NotFoundView>
);
