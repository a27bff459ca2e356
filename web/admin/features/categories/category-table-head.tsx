import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';

export const CategoryTableHead = () => (
  <>
    <th scope="col" className="c-category">
      Category
    </th>
    <th scope="col" className="r">
      Products
    </th>
    <th scope="col">Labels</th>
    <th scope="col">Status</th>
    <th scope="col" className="c-actions">
      Actions
    </th>
  </>
);

export const CategoryRowSkeleton = () => (
  <>
    <SkeletonMain hasPicture />
    <SkeletonCell width="24px" isAtEnd />
    <SkeletonCell width="90px" />
    <SkeletonCell width="58px" className="c-end" />
    <SkeletonCell width="56px" className="c-actions" isAtEnd />
  </>
);
