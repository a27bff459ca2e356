import { useLocation, useNavigate } from 'react-router';
import { LoginForm } from '#web/admin/features/auth/login-form.tsx';
import { takeReturnPath } from '#web/admin/features/auth/return-path.ts';
import { isSessionEndedState } from '#web/admin/features/auth/session-ended.ts';
import { SignedOutFrame } from './signed-out-frame.tsx';

export const LoginScreen = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <SignedOutFrame title="Sign in">
      <LoginForm hasEnded={isSessionEndedState(state)} onSignedIn={() => navigate(takeReturnPath(), { replace: true })} />
    </SignedOutFrame>
  );
};
