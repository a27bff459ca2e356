import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx';
import { ContactTableHead } from './contact-table-head.tsx';

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

export const ContactTableSkeleton = () => (
  <>
    <LoadingText>Loading messages...</LoadingText>
    <div className="table-box is-late" aria-hidden="true">
      <table className="table table-cards">
        <ContactTableHead />
        <tbody>
          {skeletonRows.map((row) => (
            <tr key={row} className="is-skeleton">
              <td className="c-main">
                <Skeleton width="140px" />
                <Skeleton width="190px" height="9px" className="second" />
              </td>
              <td className="c-wide">
                <Skeleton width="55%" />
                <Skeleton width="85%" height="9px" className="second" />
              </td>
              <td className="c-opt">
                <Skeleton width="60px" />
              </td>
              <td>
                <Skeleton width="48px" />
              </td>
              <td className="c-end">
                <Skeleton width="110px" className="to-end" />
              </td>
              <td className="c-actions">
                <Skeleton width="56px" className="to-end" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
