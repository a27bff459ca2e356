// Placeholders for the rows of a panel.
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';

const rows = [1, 2, 3, 4];

/** @param text for screen readers */
export const LoadingRows = ({ text }: { text: string }) => (
  <>
    <LoadingText>{text}</LoadingText>
    <ul className="attribute-rows is-late" aria-hidden="true">
      {rows.map((row) => (
        <li key={row}>
          <div className="grow">
            <Skeleton width="160px" />
            <Skeleton width="70%" className="second" />
          </div>
          <Skeleton width="96px" />
        </li>
      ))}
    </ul>
  </>
);
