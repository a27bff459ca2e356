// Frame of the screens that need no session: sign-in and invitation.
import { type ReactNode, useEffect } from 'react';
import { LoginDrawing } from '#web/admin/features/auth/login-drawing.tsx';
import { Brand } from '#web/admin/ui/brand.tsx';
import { useCompanyName } from './admin-settings.queries.ts';

/** @param title browser title without the name of the area */
export const SignedOutFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const companyName = useCompanyName();
  useEffect(() => {
    document.title = `${title} · Admin CMS`;
  }, [title]);
  return (
    <div className="login">
      <main className="login-form">
        <div className="brand">
          <Brand name={companyName} />
        </div>
        {children}
        <div className="foot">
          <a href="/">Back to the website</a>
        </div>
      </main>
      <div className="login-art">
        <LoginDrawing />
      </div>
    </div>
  );
};
