import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';

export const ArticleTableHead = () => (
  <>
    <th scope="col" className="c-article">
      Article
    </th>
    <th scope="col">Type</th>
    <th scope="col">Author</th>
    <th scope="col">Status</th>
    <th scope="col" className="c-actions">
      Actions
    </th>
  </>
);

export const ArticleRowSkeleton = () => (
  <>
    <SkeletonMain hasPicture />
    <SkeletonCell width="70px" />
    <SkeletonCell width="110px" />
    <SkeletonCell width="70px" className="c-end" />
    <SkeletonCell width="84px" className="c-actions" isAtEnd />
  </>
);
