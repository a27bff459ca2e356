import { Skeleton } from '#web/shared/ui/skeleton.tsx';

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six placeholders with the dimensions of article cards. */
export const ArticleCardsSkeleton = () => (
  <ul className="stories" aria-hidden="true">
    {names.map((name) => (
      <li className="story" key={name}>
        <div className="pic r32 sk" />
        <Skeleton width="55%" height=".8125rem" />
        <Skeleton width="90%" height="1.25rem" />
        <Skeleton height=".875rem" />
        <Skeleton width="70%" height=".875rem" />
        <div className="by">
          <Skeleton width="7rem" height=".875rem" />
        </div>
      </li>
    ))}
  </ul>
);
