// Frame of the screens that need no session: sign-in and invitation.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { Brand } from '#web/admin/ui/brand.tsx';
import { Drawing } from '#web/shared/ui/drawing.tsx';
import { adminSettingsQuery } from './admin-settings.queries.ts';

/** @param title browser title without the name of the area */
export const SignedOutFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { data: settings } = useQuery(adminSettingsQuery);
  const picture = storageUrl(settings?.picture_sign_in);
  useEffect(() => {
    document.title = `${title} · Admin CMS`;
  }, [title]);
  return (
    <div className="login">
      <main className="login-form">
        <div className="brand">
          <Brand name={settings?.company_name || 'Company'} />
        </div>
        {children}
        <div className="foot">
          <a href="/">Back to the website</a>
        </div>
      </main>
      <div className="login-art">
        {picture ? <img src={picture} alt="" /> : settings?.line_drawings !== 'false' && <Drawing name="flange" />}
      </div>
    </div>
  );
};
