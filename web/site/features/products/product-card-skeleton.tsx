import { Skeleton } from '#web/shared/ui/skeleton.tsx';

interface Props {
  /** Number of cards. */
  count?: number;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Placeholders with the dimensions of product cards. */
export const ProductCellsSkeleton = ({ count = 8 }: Props) => (
  <ul className="cells" aria-hidden="true">
    {numbers(count).map((number) => (
      <li className="card" key={number}>
        <div className="pic sk" />
        <div className="body">
          <Skeleton width="42%" className="sk-label" />
          <Skeleton width="82%" className="sk-name" />
          <div className="sk-lines">
            <Skeleton className="sk-text" />
            <Skeleton width="70%" className="sk-text" />
          </div>
          <div className="foot">
            <Skeleton width="9rem" className="sk-price" />
            <Skeleton width="6rem" className="sk-price" />
          </div>
        </div>
      </li>
    ))}
  </ul>
);
