import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { copyLink } from '../../../ui/copy-link.ts';

/** To the product's page. @param path of that page */
export const ProductHeadActions = ({ path }: { path: string }) => (
  <>
    <button type="button" className="btn btn-quiet btn-s btn-text-s" onClick={() => void copyLink(path)}>
      <AdminIcon name="link" />
      <span>Copy link</span>
    </button>
    <a className="btn btn-quiet btn-s btn-text-s" href={path} target="_blank" rel="noopener">
      <AdminIcon name="external" />
      <span>View on website</span>
    </a>
  </>
);
