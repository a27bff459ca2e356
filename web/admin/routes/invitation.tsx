// The page that an invitation's link opens. Whoever has the link need not be signed in.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AcceptForm } from '#web/admin/features/administrators/accept-form.tsx';
import { invitationQuery } from '#web/admin/features/administrators/administrators.queries.ts';
import { LoginDrawing } from '#web/admin/features/auth/login-drawing.tsx';
import { Brand } from '#web/admin/ui/brand.tsx';
import { isNotFound } from '#web/shared/lib/api.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useCompanyName } from './admin-settings.queries.ts';

const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="invitation-message" role="alert">
    <h1>{title}</h1>
    <p className="sub">{text}</p>
    {children}
  </div>
);

const Content = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(invitationQuery(token));
  if (data) {
    const enter = () => {
      toast.success('Welcome! Your account is ready.');
      navigate('/admin', { replace: true });
    };
    return <AcceptForm token={token} name={data.name} email={data.email} onAccepted={enter} />;
  }
  if (!error) return <LoadingText>Loading invitation...</LoadingText>;
  if (isNotFound(error)) {
    return <Message title="Invitation not valid" text="It was used, withdrawn, or is too old. Please ask for a new link." />;
  }
  return (
    <Message title="Something went wrong" text="The invitation could not be loaded.">
      <button type="button" className="btn" onClick={() => void refetch()}>
        Retry
      </button>
    </Message>
  );
};

export const InvitationScreen = () => {
  const { token = '' } = useParams();
  const companyName = useCompanyName();
  useEffect(() => {
    document.title = 'Invitation · Admin CMS';
  }, []);
  return (
    <div className="login">
      <main className="login-form">
        <div className="brand">
          <Brand name={companyName} />
        </div>
        <Content token={token} />
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
