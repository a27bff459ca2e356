// Cells of a row that is not there yet.
import { Skeleton } from '#web/shared/ui/skeleton.tsx';

/** A thing with its second line, and its picture when it has one. */
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
  /** As of the column, e.g. "c-opt". */
  className?: string;
  isAtEnd?: boolean;
}

export const SkeletonCell = ({ width, className, isAtEnd = false }: Props) => (
  <td className={className}>
    <Skeleton width={width} className={isAtEnd ? 'to-end' : undefined} />
  </td>
);
