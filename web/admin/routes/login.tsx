import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoginDrawing } from '#web/admin/features/auth/login-drawing.tsx';
import { LoginForm } from '#web/admin/features/auth/login-form.tsx';
import { takeReturnPath } from '#web/admin/features/auth/return-path.ts';
import { isSessionEndedState } from '#web/admin/features/auth/session-ended.ts';
import { Brand } from '#web/admin/ui/brand.tsx';
import { useCompanyName } from './admin-settings.queries.ts';

export const LoginScreen = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const companyName = useCompanyName();
  useEffect(() => {
    document.title = 'Sign in · Admin CMS';
  }, []);
  return (
    <div className="login">
      <main className="login-form">
        <div className="brand">
          <Brand name={companyName} />
        </div>
        <LoginForm hasEnded={isSessionEndedState(state)} onSignedIn={() => navigate(takeReturnPath(), { replace: true })} />
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
