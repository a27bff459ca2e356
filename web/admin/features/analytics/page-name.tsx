import { isPageAddress, pagePath, pathSeparator } from './page-path.ts';

/** The path of a page, with the last part emphasised. */
export const PageName = ({ address }: { address: string }) => {
  const trail = pagePath(address);
  const way = trail.slice(0, -1).map((segment) => `${segment}${pathSeparator}`);
  const name = (
    <>
      {way.length > 0 && <span className="muted">{way.join('')}</span>}
      <span>{trail.at(-1)}</span>
    </>
  );
  if (!isPageAddress(address)) {
    return (
      <span className="page-name truncate" title={address}>
        {name}
      </span>
    );
  }
  return (
    <a className="page-name truncate" href={address} title={`${address} (new tab)`} target="_blank" rel="noopener">
      {name}
    </a>
  );
};
