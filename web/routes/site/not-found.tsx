import { Link, type LoaderFunctionArgs } from 'react-router';
import { type HeadOf, notFoundHead } from '../../lib/head.ts';
import { markNotFound } from '../../lib/not-found.ts';
import { paths } from '../../lib/paths.ts';
import { NotFoundView } from '../../ui/not-found-view.tsx';

export const loader = ({ context }: LoaderFunctionArgs): null => {
  markNotFound(context);
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
  </NotFoundView>
);
