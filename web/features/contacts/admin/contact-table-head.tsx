import { SkeletonCell, SkeletonMain } from '../../../ui/admin/list/skeleton-cell.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export const ContactTableHead = () => (
  <>
    <th scope="col" className="c-contact">
      Contact
    </th>
    <th scope="col" className="c-subject">
      Subject
    </th>
    <th scope="col" className="c-opt">
      Type
    </th>
    <th scope="col">Status</th>
    <th scope="col" className="r">
      Date
    </th>
    <th scope="col" className="c-actions">
      Actions
    </th>
  </>
);

export const ContactSkeleton = () => (
  <>
    <SkeletonMain />
    <td className="c-wide">
      <Skeleton width="55%" />
      <Skeleton width="85%" height="9px" className="second" />
    </td>
    <SkeletonCell width="60px" className="c-opt" />
    <SkeletonCell width="48px" />
    <SkeletonCell width="110px" className="c-end" isAtEnd />
    <SkeletonCell width="56px" className="c-actions" isAtEnd />
  </>
);
