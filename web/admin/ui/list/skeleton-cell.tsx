// Cells of a row while the list is loading.
import { Skeleton } from '#web/shared/ui/skeleton.tsx';

/** The main cell: two lines, and a picture if the rows have one. */
export const SkeletonMain = ({ hasPicture = false }: { hasPicture?: boolean }) => (
  <td className="c-main">
    <div className="cell">
      {hasPicture && <Skeleton width="38px" height="38px" />}
      <div className="grow">
        <Skeleton width="44%" />
        <Skeleton width="30%" height="9px" className="second" />
      </div>
    </div>
  </td>
);

interface Props {
  /** CSS length. */
  width: string;
  /** Class of the column, e.g. "c-opt". */
  className?: string;
  isAtEnd?: boolean;
}

export const SkeletonCell = ({ width, className, isAtEnd = false }: Props) => (
  <td className={className}>
    <Skeleton width={width} className={isAtEnd ? 'to-end' : undefined} />
  </td>
);
