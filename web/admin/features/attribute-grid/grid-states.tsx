// States of the grid without cells: no category, loading, failed, no attributes, no products.
import { Link } from 'react-router';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];
const skeletonColumns = [1, 2, 3, 4, 5, 6];

export const LoadingGrid = () => (
  <>
    <LoadingText>Loading the grid...</LoadingText>
    <div className="grid-scroll is-late" aria-hidden="true">
      <table className="grid-table">
        <thead>
          <tr>
            <th className="grid-product">Product</th>
            {skeletonColumns.map((column) => (
              <th key={column}>
                <Skeleton width="80px" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skeletonRows.map((row) => (
            <tr key={row}>
              <th className="grid-product">
                <Skeleton width="140px" />
              </th>
              {skeletonColumns.map((column) => (
                <td key={column}>
                  <Skeleton width="64px" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

export const NoCategory = () => (
  <div className="table-box">
    <EmptyList title="No category chosen" text="Choose a category above to edit the attributes of all its products in one table." />
  </div>
);

export const FailedGrid = ({ onRetry }: { onRetry: () => void }) => (
  <div className="table-box">
    <FailedList title="Failed to load the grid" onRetry={onRetry} />
  </div>
);

export const NoAttributes = ({ categoryId }: { categoryId: number }) => (
  <div className="table-box" role="status">
    <EmptyList
      title="No attributes found"
      text="The columns of the grid are the attributes of the category. Define the properties that customers compare when they choose a product."
    >
      <Link className="btn" to={`/admin/attributes?category_id=${categoryId}`}>
        Define attributes
      </Link>
    </EmptyList>
  </div>
);

export const NoProducts = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <div className="table-box" role="status">
    <EmptyList
      title="No products found"
      text={isFiltered ? 'No product of the category has this in its name or model.' : 'The category has no products yet.'}
    >
      {isFiltered ? (
        <button type="button" className="btn" onClick={onClear}>
          Clear filters
        </button>
      ) : (
        <Link className="btn" to="/admin/products?new=1">
          Add New Product
        </Link>
      )}
    </EmptyList>
  </div>
);
