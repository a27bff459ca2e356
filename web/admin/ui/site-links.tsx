// Links in the head of a record's form to its page on the website.
import { copyLink } from '#web/shared/ui/copy-link.ts';
import { AdminIcon } from './admin-icon.tsx';

/** @param path of that page */
export const SiteLinks = ({ path }: { path: string }) => (
  <>
    <button type="button" className="btn btn-quiet btn-s btn-text-s" onClick={() => void copyLink(path)}>
      <AdminIcon name="link" />
      <span>Copy link</span>
    </button>
    <a className="btn btn-quiet btn-s btn-text-s" href={path} target="_blank" rel="noopener">
      <AdminIcon name="external" />
      <span>
        View on website<span className="vh"> (new tab)</span>
      </span>
    </a>
  </>
);
