import { Skeleton } from '../../ui/skeleton.tsx';

const cellNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Eight cells with the measures of product cards. */
export const ProductCellsSkeleton = () => (
  <ul className="cells" aria-hidden="true">
    {cellNames.map((name) => (
      <li className="card" key={name}>
        <div className="pic sk" />
        <div className="body">
          <Skeleton width="42%" height=".75rem" />
          <Skeleton width="82%" height="1.25rem" />
          <Skeleton height=".875rem" />
          <Skeleton width="70%" height=".875rem" />
          <div className="foot">
            <Skeleton width="46%" height="1.125rem" />
          </div>
        </div>
      </li>
    ))}
  </ul>
);
