// In the settings: whether visitors see the site.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { siteAccessQuery } from './site-access.queries.ts';
import { SiteAccessDialog } from './site-access-dialog.tsx';

export const SiteAccessPanel = () => {
  const { data: access, isError } = useQuery(siteAccessQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!access && isError) return null;
  return (
    <section className="panel settings-panel" aria-labelledby="site-access">
      <header className="panel-head">
        <h2 id="site-access">Visitors</h2>
      </header>
      <div className="panel-body stack">
        {!access && <Skeleton className="site-access-loading" />}
        {access && (
          <>
            <p>
              {access.is_public
                ? 'The site is public.'
                : 'The site is not public: visitors see your name and contact, and need a password.'}
            </p>
            <div className="row wrap">
              <button type="button" className="btn btn-s" onClick={() => setIsOpen(true)}>
                {access.is_public ? 'Ask for a password' : 'Change or make public'}
              </button>
            </div>
            {isOpen && <SiteAccessDialog access={access} onClose={() => setIsOpen(false)} />}
          </>
        )}
      </div>
    </section>
  );
};
