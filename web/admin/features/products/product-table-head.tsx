import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { SortHeader } from '#web/admin/ui/list/sort-header.tsx';
import type { SortOrder } from '#web/admin/ui/list/use-list-address.ts';

interface Props {
  order: SortOrder;
  onSort: (column: string) => void;
}

export const ProductTableHead = (sorting: Props) => (
  <>
    <SortHeader label="Product" column="name" className="c-product" {...sorting} />
    <SortHeader label="Category" column="category" {...sorting} />
    <SortHeader label="Price" column="price" className="r" {...sorting} />
    <SortHeader label="Status" column="is_active" {...sorting} />
    <th scope="col" className="c-actions">
      Actions
    </th>
  </>
);

export const ProductRowSkeleton = () => (
  <>
    <SkeletonMain hasPicture />
    <SkeletonCell width="120px" />
    <SkeletonCell width="110px" isAtEnd />
    <SkeletonCell width="60px" />
    <SkeletonCell width="84px" className="c-actions" isAtEnd />
  </>
);
