import { AdminIcon } from '../admin-icon.tsx';

/** In a form's head, to the record's page. @param path of that page */
export const ViewOnWebsite = ({ path }: { path: string }) => (
  <a className="btn btn-quiet btn-s btn-text-s" href={path} target="_blank" rel="noopener">
    <AdminIcon name="external" />
    <span>
      View on website<span className="vh"> (new tab)</span>
    </span>
  </a>
);
