// The pages of a password reset, which need no session: asking for a link, and the page behind it.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { ForgotPasswordForm } from '#web/admin/features/auth/forgot-password-form.tsx';
import { NewPasswordForm } from '#web/admin/features/auth/new-password-form.tsx';
import { passwordResetQuery } from '#web/admin/features/auth/password-reset.queries.ts';
import { isNotFound } from '#web/shared/lib/api.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { SignedOutFrame } from './signed-out-frame.tsx';

export const ForgotPasswordScreen = () => (
  <SignedOutFrame title="Forgot password">
    <ForgotPasswordForm />
  </SignedOutFrame>
);

const Content = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(passwordResetQuery(token));
  if (data) {
    const enter = () => {
      toast.success('Your new password is saved.');
      navigate('/admin', { replace: true });
    };
    return <NewPasswordForm token={token} email={data.email} onSaved={enter} />;
  }
  if (!error) return <LoadingText>Loading...</LoadingText>;
  const isInvalid = isNotFound(error);
  return (
    <div className="invitation-message" role="alert">
      <h1>{isInvalid ? 'Link not valid' : 'Something went wrong'}</h1>
      <p className="sub">{isInvalid ? 'It was used, or is older than one hour.' : 'The page could not be loaded.'}</p>
      {isInvalid ? (
        <Link className="btn" to="/admin/forgot-password">
          Send a new link
        </Link>
      ) : (
        <button type="button" className="btn" onClick={() => void refetch()}>
          Retry
        </button>
      )}
    </div>
  );
};

export const PasswordResetScreen = () => {
  const { token = '' } = useParams();
  return (
    <SignedOutFrame title="New password">
      <Content token={token} />
    </SignedOutFrame>
  );
};
