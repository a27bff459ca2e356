import { pageTrail, trailSeparator } from './page-trail.ts';

/** A page by its path; its last part is the one that counts. */
export const PageName = ({ address }: { address: string }) => {
  const trail = pageTrail(address);
  const way = trail.slice(0, -1).map((segment) => `${segment}${trailSeparator}`);
  return (
    <span className="page-name truncate" title={address}>
      {way.length > 0 && <span className="muted">{way.join('')}</span>}
      {trail.at(-1)}
    </span>
  );
};
