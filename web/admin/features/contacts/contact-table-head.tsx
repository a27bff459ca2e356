import { SelectBox } from '#web/admin/ui/list/select-box.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';

interface Props {
  /** Of the rows on the page. */
  selectedCount: number;
  rowCount: number;
  onSelectAll: (isSelected: boolean) => void;
}

export const ContactTableHead = ({ selectedCount, rowCount, onSelectAll }: Props) => (
  <>
    <th scope="col" className="c-contact">
      <span className="cell">
        <SelectBox
          label="Select all messages on this page"
          isSelected={rowCount > 0 && selectedCount === rowCount}
          isMixed={selectedCount > 0 && selectedCount < rowCount}
          onChange={onSelectAll}
        />
        Contact
      </span>
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
