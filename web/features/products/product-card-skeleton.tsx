import { Skeleton } from '../../ui/skeleton.tsx';

const cellNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Eight cells with the measures of product cards. */
export const ProductCellsSkeleton = () => (
  <ul className="cells" aria-hidden="true">
    {cellNames.map((name) => (
      <li className="card" key={name}>
        <div className="pic sk" />
        <div className="body">
          <Skeleton width="42%" className="sk-label" />
          <Skeleton width="82%" className="sk-name" />
          <Skeleton className="sk-text" />
          <Skeleton width="70%" className="sk-text" />
          <div className="foot">
            <Skeleton width="46%" className="sk-price" />
          </div>
        </div>
      </li>
    ))}
  </ul>
);
